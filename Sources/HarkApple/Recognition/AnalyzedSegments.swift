import Hark

/// A converter from speech analyzer results to reports of consecutive final segments and of the
/// latest text that is not final yet.
struct AnalyzedSegments: Sendable {
  private var sound: AudioRange?
  private var index = 0
  private var settled = 0
  private var shown = ""

  mutating func give(_ range: AudioRange) {
    if sound == nil { settled = range.start }
    sound = AudioRange(start: sound?.start ?? range.start, end: range.end)
  }

  /// Returns `position` on the analyzer's timeline, in samples from its first sample; `nil`
  /// before any audio.
  func offset(of position: Int) -> Int? { sound.map { position - $0.start } }

  /// Takes a result for the audio from `start` to `end`, in seconds from the task's first sample;
  /// returns the resulting report, if any.
  mutating func hear(_ heard: HeardText, start: Double, end: Double) -> RecognitionReport? {
    guard let sound else { return nil }
    let text = heard.text.trimmed
    if text.isEmpty, shown.isEmpty { return nil }
    let bounds = AudioRange(start: settled, end: sound.end)
    let words = WordPlacement(base: sound.start, bounds: bounds).place(heard.words)
    let at = min(max(sound.start + AudioTime.samples(end), settled), sound.end)
    guard heard.isFinal else {
      shown = text
      return .interim(InterimSegment(index: index, text: text, words: words), at: at)
    }
    let begin = min(max(sound.start + AudioTime.samples(start), settled), at)
    let reach = AudioRange(
      start: min(begin, words.first?.range.start ?? begin),
      end: max(at, words.last?.range.end ?? at))
    defer {
      index += 1
      settled = reach.end
      shown = ""
    }
    return .final(FinalSegment(index: index, text: text, range: reach, words: words), at: reach.end)
  }
}
