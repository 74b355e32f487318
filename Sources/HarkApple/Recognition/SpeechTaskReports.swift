import Hark

/// A converter from the results of one task of Apple's older recognizer to recognition reports.
///
/// It reports the end only once, even if the recognizer repeats it. It retains text from before a
/// pause, and interprets errors by phase. The session finalizes interim text that never became final.
struct SpeechTaskReports: Sendable {
  /// Whether all reports have been made.
  private(set) var isOver = false

  /// Whether the recognizer reported the end itself, by a final result or an error.
  private(set) var isToldOver = false

  private(set) var phase = WorkPhase.starting
  private(set) var sound: AudioRange?

  /// The error that ended the task and the failure derived from it, for diagnostics.
  private(set) var cause: (ErrorCause, VoiceFailure)?

  private var reset = UtteranceReset()
  private var index = 0
  private var segmentStart = 0

  /// The origin of the word times, in samples.
  private var base = 0
  private var shown: (segment: InterimSegment, at: Int)?

  mutating func give(_ range: AudioRange) {
    if sound == nil {
      base = range.start
      segmentStart = range.start
    }
    sound = AudioRange(start: sound?.start ?? range.start, end: range.end)
  }

  mutating func hear(_ heard: HeardText) -> [RecognitionReport] {
    guard !isOver, let sound else { return [] }
    if phase == .starting { phase = .running }
    isToldOver = heard.isFinal
    var reports: [RecognitionReport] = []
    switch reset.take(heard) {
    case .goesOn: break
    // A task's last final result is often empty after good interim text, which the session
    // finalizes.
    case .isEmptied: return heard.isFinal ? complete() : []
    case .beginsAnew: reports += endUtterance(countsAnew: false)
    case .beginsAnewInTime: reports += endUtterance(countsAnew: true)
    }
    return reports + (heard.isFinal ? end(with: heard, sound) : show(heard, sound))
  }

  /// Takes an error; `isConnected` is false if the task needs a network and none is available.
  mutating func fail(
    _ error: ErrorCause, underlying: ErrorCause?, isConnected: Bool
  ) -> [RecognitionReport] {
    guard !isOver else { return [] }
    isOver = true
    isToldOver = true
    let outcome = AppleErrorMap.outcome(
      of: error, underlying: underlying, phase: phase, isConnected: isConnected)
    guard let failure = outcome.failure else { return [.ended] }
    cause = (error, failure)
    return [.failed(failure)]
  }

  /// Marks the end of the audio; returns the final reports if the task received no audio.
  mutating func finish() -> [RecognitionReport] {
    phase = .stopping
    return sound == nil ? complete() : []
  }

  /// Ends a task without a final segment, such as one whose last words timed out.
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

  /// Finalizes the shown text, because the recognizer has discarded it.
  private mutating func endUtterance(countsAnew: Bool) -> [RecognitionReport] {
    guard let (segment, at) = shown else { return [] }
    let range = AudioRange(start: segmentStart, end: max(segmentStart, at))
    let final = FinalSegment(index: index, text: segment.text, range: range, words: segment.words)
    index += 1
    segmentStart = range.end
    if countsAnew { base = range.end }
    shown = nil
    return [.final(final, at: at)]
  }

  /// Ends the task, because a final result always ends it, even without a request to finish.
  private mutating func end(with heard: HeardText, _ sound: AudioRange) -> [RecognitionReport] {
    isOver = true
    let words = placement(sound).place(heard.words)
    let at = phase == .stopping ? sound.end : position(words, sound)
    let text = heard.text.trimmed
    if text.isEmpty { return [.ended] }
    let segment = FinalSegment(
      index: index, text: text, range: AudioRange(start: segmentStart, end: at), words: words)
    return [.final(segment, at: at), .ended]
  }

  private func placement(_ sound: AudioRange) -> WordPlacement {
    WordPlacement(base: base, bounds: AudioRange(start: segmentStart, end: sound.end))
  }

  /// Returns the position up to which the task has processed audio, in samples: the end of its last
  /// word, or the end of the audio if words have no times; never before the end of the shown text.
  private func position(_ words: [RecognizedWord], _ sound: AudioRange) -> Int {
    max(words.last?.range.end ?? sound.end, shown?.at ?? segmentStart)
  }
}
