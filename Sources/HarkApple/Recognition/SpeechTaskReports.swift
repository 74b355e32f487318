import Hark

/// Makes a session's reports of what one task of Apple's older recogniser says.
///
/// It keeps order where the recogniser does not: one final however often the end is told, what stood
/// before a pause is not forgotten, and an error means what it means at that moment. Interim text
/// that never became final is made final by the session.
struct SpeechTaskReports: Sendable {
  /// Whether nothing more is to be reported.
  private(set) var isOver = false

  /// Whether the recogniser told the end itself, by a final or an error, so that nothing of it is left.
  private(set) var isToldOver = false

  /// What the task is doing, as far as an error is concerned.
  private(set) var phase = WorkPhase.starting

  /// The sound that the task was given; nil before the first of it.
  private(set) var sound: AudioRange?

  /// The error that ended it, and the failure that it was taken for; for whoever mends it.
  private(set) var cause: (ErrorCause, VoiceFailure)?

  private var reset = UtteranceReset()
  private var index = 0
  private var segmentStart = 0

  /// Where the times of the words are counted from.
  private var base = 0

  /// The interim text as it was reported last, and where.
  private var shown: (segment: InterimSegment, at: Int)?

  /// Takes note of sound that the task is given.
  mutating func give(_ range: AudioRange) {
    if sound == nil {
      base = range.start
      segmentStart = range.start
    }
    sound = AudioRange(start: sound?.start ?? range.start, end: range.end)
  }

  /// Takes text; returns what is to be reported, in order.
  mutating func hear(_ heard: HeardText) -> [RecognitionReport] {
    guard !isOver, let sound else { return [] }
    if phase == .starting { phase = .running }
    isToldOver = heard.isFinal
    var reports: [RecognitionReport] = []
    switch reset.take(heard) {
    case .goesOn: break
    // The last final of a task is often empty after good guesses: the session makes them final.
    case .isEmptied: return heard.isFinal ? complete() : []
    case .beginsAnew: reports += endUtterance(countsAnew: false)
    case .beginsAnewInTime: reports += endUtterance(countsAnew: true)
    }
    return reports + (heard.isFinal ? end(with: heard, sound) : show(heard, sound))
  }

  /// Takes an error; `isConnected` is false when the task needs a network and there is none.
  mutating func fail(
    _ error: ErrorCause, underlying: ErrorCause?, isConnected: Bool
  ) -> [RecognitionReport] {
    guard !isOver else { return [] }
    isOver = true
    isToldOver = true
    let outcome = AppleErrorMap.outcome(
      of: error, underlying: underlying, phase: phase, isConnected: isConnected)
    switch outcome {
    case .ignore: return [.ended]
    // What is started anew is the next task, with a recogniser of its own: the session does that.
    case .fail(let failure), .renew(_, let failure):
      cause = (error, failure)
      return [.failed(failure)]
    }
  }

  /// No more sound comes; returns what is to be reported of a task that never had any.
  mutating func finish() -> [RecognitionReport] {
    phase = .stopping
    return sound == nil ? complete() : []
  }

  /// The task is over without a word about it, or took too long for its last ones.
  mutating func complete() -> [RecognitionReport] {
    guard !isOver else { return [] }
    isOver = true
    return [.ended]
  }
}

extension SpeechTaskReports {
  private mutating func show(_ heard: HeardText, _ sound: AudioRange) -> [RecognitionReport] {
    let words = placement(sound).place(heard.words)
    let at = position(words, sound)
    let segment = InterimSegment(index: index, text: heard.text.trimmed, words: words)
    if segment.text.isEmpty, shown == nil { return [] }
    shown = (segment, at)
    return [.interim(segment, at: at)]
  }

  /// What stood there is final, because the recogniser has forgotten it.
  private mutating func endUtterance(countsAnew: Bool) -> [RecognitionReport] {
    guard let (segment, at) = shown else { return [] }
    let range = AudioRange(start: segmentStart, end: max(segmentStart, at))
    let final = Segment(index: index, text: segment.text, range: range, words: segment.words)
    index += 1
    segmentStart = range.end
    if countsAnew { base = range.end }
    shown = nil
    return [.final(final, at: at)]
  }

  /// A final is the end of a task, whether it was asked to finish or not.
  private mutating func end(with heard: HeardText, _ sound: AudioRange) -> [RecognitionReport] {
    isOver = true
    let words = placement(sound).place(heard.words)
    let at = phase == .stopping ? sound.end : position(words, sound)
    let text = heard.text.trimmed
    if text.isEmpty { return [.ended] }
    let segment = Segment(
      index: index, text: text, range: AudioRange(start: segmentStart, end: at), words: words)
    return [.final(segment, at: at), .ended]
  }

  private func placement(_ sound: AudioRange) -> WordPlacement {
    WordPlacement(base: base, bounds: AudioRange(start: segmentStart, end: sound.end))
  }

  /// How far the task is known to have listened: to the end of its last word, or nobody knows better
  /// than that it was given all of the sound.
  private func position(_ words: [Word], _ sound: AudioRange) -> Int {
    max(words.last?.range.end ?? sound.end, shown?.at ?? segmentStart)
  }
}
