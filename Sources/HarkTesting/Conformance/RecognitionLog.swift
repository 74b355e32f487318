import Hark

typealias RecognitionTrial = TaskTrial<any RecognitionTask, RecognitionLog>

struct RecognitionManner: Sendable {
  var chunk = 1600
  var start = 0
  var delivery = SoundDelivery.waits
}

struct RecognitionLog: TaskLog {
  var progress = TaskProgress()
  var findings = Findings<RecognizerConformance.Rule>()
  let manner: RecognitionManner

  /// The end position of the audio appended so far.
  var given: Int

  private(set) var interims: [RecognitionReport] = []
  private(set) var finals: [FinalSegment] = []
  private(set) var failure: VoiceFailure?

  init(_ manner: RecognitionManner) {
    self.manner = manner
    given = manner.start
  }

  /// Whether a call to `caughtUp()` did not return.
  var isStuck: Bool { findings.all.contains { $0.rule == Rule.catchesUp.rawValue } }

  private var sound: AudioRange { AudioRange(start: manner.start, end: given) }

  var wordCount: Int {
    finals.reduce(0) { $0 + $1.text.split(whereSeparator: \.isWhitespace).count }
  }

  /// The results, with positions relative to the start of the audio.
  var results: [RecognitionReport] {
    (interims + finals.map { .final($0, at: 0) }).map { $0.moved(by: -manner.start) }
  }
}

extension RecognitionLog {
  mutating func take(_ report: RecognitionReport) {
    count()
    switch report {
    case .interim(_, let at):
      check(position: at, "an interim")
      interims.append(report)
    case .final(let segment, let at):
      check(position: at, "a final")
      check(segment)
      finals.append(segment)
    case .ended: end()
    case .failed(let failure):
      self.failure = failure
      progress.isOver = true
    }
  }

  private mutating func check(position: Int, _ name: String) {
    findings.note(
      .staysWithinSound, "\(name) at \(position), of audio at \(sound.start)..<\(sound.end)",
      if: !(sound.start...sound.end).contains(position))
  }

  private mutating func check(_ segment: FinalSegment) {
    let range = segment.range
    findings.note(
      .staysWithinSound,
      "segment \(segment.index) at \(range.start)..<\(range.end), of \(sound.start)..<\(sound.end)",
      if: range.start < sound.start || range.end > sound.end)
    if let last = finals.last {
      findings.note(
        .ordersFinals, "final \(segment.index) came after final \(last.index)",
        if: segment.index <= last.index)
      findings.note(
        .ordersSegments,
        "segment \(segment.index) begins at \(range.start), before \(last.range.end)",
        if: segment.index > last.index && range.start < last.range.end)
    }
    findings.note(
      .trimsText, "segment \(segment.index) begins or ends with white space",
      if: segment.text.first?.isWhitespace == true || segment.text.last?.isWhitespace == true)
    check(segment.words, in: segment)
  }

  private mutating func check(_ words: [RecognizedWord], in segment: FinalSegment) {
    var floor = segment.range.start
    for (number, word) in words.enumerated() {
      findings.note(
        .placesWords, "word \(number) of segment \(segment.index) is out of order or out of range",
        if: word.range.start < floor || word.range.end > segment.range.end)
      findings.note(
        .placesWords, "word \(number) of segment \(segment.index) has a confidence outside 0…1",
        if: word.confidence.map { !(0...1).contains($0) } ?? false)
      floor = word.range.end
    }
  }
}

extension RecognitionReport {
  fileprivate func moved(by offset: Int) -> RecognitionReport {
    switch self {
    case .interim(let interim, let at):
      let words = interim.words.map { $0.moved(by: offset) }
      return .interim(
        InterimSegment(index: interim.index, text: interim.text, words: words), at: at + offset)
    case .final(let segment, let at):
      let words = segment.words.map { $0.moved(by: offset) }
      let range = segment.range.moved(by: offset)
      return .final(
        FinalSegment(index: segment.index, text: segment.text, range: range, words: words), at: at)
    case .ended, .failed: return self
    }
  }
}

extension RecognizedWord {
  fileprivate func moved(by offset: Int) -> RecognizedWord {
    RecognizedWord(
      text: text, range: range.moved(by: offset), confidence: confidence,
      alternatives: alternatives)
  }
}

extension AudioRange {
  func moved(by offset: Int) -> AudioRange { AudioRange(start: start + offset, end: end + offset) }
}
