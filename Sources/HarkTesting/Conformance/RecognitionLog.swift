import Hark

/// The input and the reports of a recognition task under test, in order.
struct RecognitionLog: Sendable {
  typealias Rule = RecognizerConformance.Rule

  private(set) var interims: [RecognitionReport] = []
  private(set) var finals: [Segment] = []
  private(set) var isOver = false
  private(set) var failure: VoiceFailure?
  private(set) var count = 0
  var findings = Findings<Rule>()

  /// The position at which the audio begins.
  let start: Int

  /// The position at which the audio given so far ends.
  private var end: Int
  private var isFinished = false

  init(start: Int) {
    self.start = start
    self.end = start
  }

  mutating func give(upTo end: Int) { self.end = end }
  mutating func finish() { isFinished = true }

  /// Whether a call to `caughtUp()` did not return.
  var isStuck: Bool { findings.all.contains { $0.rule == Rule.catchesUp.rawValue } }

  var wordCount: Int {
    finals.reduce(0) { $0 + $1.text.split(whereSeparator: \.isWhitespace).count }
  }

  /// The results, with positions relative to the start of the audio.
  var results: [RecognitionReport] {
    interims.map { $0.moved(by: -start) }
      + finals.map { RecognitionReport.final($0, at: 0).moved(by: -start) }
  }
}

extension RecognitionLog {
  mutating func take(_ report: RecognitionReport) {
    count += 1
    findings.note(.endsOnce, "\(report.kind) came behind the end", if: isOver)
    switch report {
    case .interim(_, let at):
      check(position: at, "an interim")
      interims.append(report)
    case .final(let segment, let at):
      check(position: at, "a final")
      check(segment)
      finals.append(segment)
    case .ended:
      findings.note(.endsWhenFinished, "ended came before finish()", if: !isFinished)
      isOver = true
    case .failed(let failure):
      self.failure = failure
      isOver = true
    }
  }

  private mutating func check(position: Int, _ name: String) {
    findings.note(
      .staysWithinSound, "\(name) at \(position) when the sound was \(start)..<\(end)",
      if: !(start...end).contains(position))
  }

  private mutating func check(_ segment: Segment) {
    let range = segment.range
    findings.note(
      .staysWithinSound,
      "segment \(segment.index) at \(range.start)..<\(range.end) when the sound was \(start)..<\(end)",
      if: range.start < start || range.end > end)
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
      .trimsText, "segment \(segment.index) has space at an end",
      if: segment.text.first?.isWhitespace == true || segment.text.last?.isWhitespace == true)
    check(segment.words, in: segment)
  }

  private mutating func check(_ words: [Word], in segment: Segment) {
    var floor = segment.range.start
    for (number, word) in words.enumerated() {
      findings.note(
        .placesWords, "word \(number) of segment \(segment.index) lies out of order or outside",
        if: word.range.start < floor || word.range.end > segment.range.end)
      findings.note(
        .placesWords, "word \(number) of segment \(segment.index) has a confidence beyond 0…1",
        if: word.confidence.map { !(0...1).contains($0) } ?? false)
      floor = word.range.end
    }
  }
}

extension RecognitionReport {
  /// The kind of the report, without its text.
  fileprivate var kind: String {
    switch self {
    case .interim: "an interim"
    case .final: "a final"
    case .ended: "ended"
    case .failed: "failed"
    }
  }

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
        Segment(index: segment.index, text: segment.text, range: range, words: words), at: at)
    case .ended, .failed: return self
    }
  }
}

extension Word {
  fileprivate func moved(by offset: Int) -> Word {
    Word(text: text, range: range.moved(by: offset), confidence: confidence)
  }
}

extension AudioRange {
  fileprivate func moved(by offset: Int) -> AudioRange {
    AudioRange(start: start + offset, end: end + offset)
  }
}
