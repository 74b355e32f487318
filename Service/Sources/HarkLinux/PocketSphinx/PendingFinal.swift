/// A segment that has ended and whose final has not been reported.
struct PendingFinal {
  let decoding: FinalDecoding

  /// How far the sound must have come for the second pass to begin, in samples since the
  /// microphone was opened.
  ///
  /// A little behind the mark: a pause right before the end of the sound then leaves the segment to
  /// the task's own decoder, and a short recording never loads a second one.
  let begins: Int

  /// How far the sound must have come for the final to be reported when sound waits.
  let due: Int

  /// Whether the second pass has it.
  var isSubmitted = false

  /// Seconds in which nothing follows a mark, of live sound, after which its second pass begins
  /// nevertheless: several times what a microphone or a network keeps sound back.
  static let longestStillness = 0.3

  private static let submissionLag = 1_600
  private static let reportLag = 8_000

  /// A final whose segment was ended when the sound had come to `position`.
  init(_ decoding: FinalDecoding, position: Int) {
    self.decoding = decoding
    begins = position + Self.submissionLag
    due = position + Self.reportLag
  }
}
