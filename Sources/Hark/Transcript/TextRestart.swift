/// Preserves a task's text when its interim text restarts after a pause, as with Apple's
/// recognizer.
///
/// Word times are the most reliable evidence: all new words lie after the old ones. Without times,
/// text counts as restarted if it follows a period without new text and either shares no word with
/// the old text or is less than half as long and begins differently. Neither occurs when a
/// recognizer revises its text.
struct TextRestart: Sendable {
  /// The minimum duration of audio without new text before text without word times can start over,
  /// in seconds.
  static let silence = 1.5

  private var shift = 0
  private var last: InterimSegment?
  private var lastPosition: Int
  private var start: Int

  init(from start: Int) {
    self.start = start
    lastPosition = start
  }

  /// Processes interim text heard up to `position` and returns it with its current index.
  ///
  /// Also returns the segment that became final if the text started over.
  mutating func take(
    _ interim: InterimSegment, at position: Int
  ) -> (InterimSegment, ended: FinalSegment?) {
    var ended: FinalSegment?
    if let old = last, old.index == interim.index, isRestart(of: old, as: interim, at: position) {
      ended = FinalSegment(
        index: old.index + shift, text: old.text.trimmed,
        range: AudioRange(start: start, end: lastPosition), words: old.words)
      start = lastPosition
      shift += 1
    }
    if interim.text != last?.text || ended != nil { lastPosition = position }
    last = interim
    return (
      InterimSegment(index: interim.index + shift, text: interim.text, words: interim.words), ended
    )
  }

  mutating func take(_ segment: FinalSegment) -> FinalSegment {
    last = nil
    start = segment.range.end
    lastPosition = max(lastPosition, segment.range.end)
    return FinalSegment(
      index: segment.index + shift, text: segment.text, range: segment.range, words: segment.words)
  }

  private func isRestart(of old: InterimSegment, as new: InterimSegment, at position: Int) -> Bool {
    guard !old.text.trimmed.isEmpty, !new.text.trimmed.isEmpty else { return false }
    if let end = old.words.last?.range.end, let begin = new.words.first?.range.start {
      return begin >= end
    }
    guard AudioTime.seconds(position - lastPosition) >= Self.silence else { return false }
    let before = old.text.wordKeys
    let after = new.text.wordKeys
    if before.first == after.first { return false }
    return after.count * 2 < before.count || Set(before).isDisjoint(with: after)
  }
}
