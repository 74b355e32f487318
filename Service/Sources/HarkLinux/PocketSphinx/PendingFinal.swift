/// An ended segment whose final result has not been reported.
struct PendingFinal {
  let decoding: FinalDecoding

  /// The position that the audio must reach before the second pass begins, in samples since the
  /// microphone opened.
  ///
  /// It lies slightly after the pause mark. A pause right before the end of the audio then leaves
  /// the segment to the task's own decoder, and a short recording never loads a second one.
  let begins: Int

  /// The position at which the final result of non-live audio is reported, in samples since the
  /// microphone opened.
  let due: Int

  /// Whether the segment was submitted to the second pass.
  var isSubmitted = false

  /// The time after a pause mark at which the second pass begins even if no more live audio
  /// arrives, in seconds.
  ///
  /// It is several times the delay of a microphone or a network.
  static let longestStillness = 0.3

  private static let submissionLag = 1_600
  private static let reportLag = 8_000

  /// Creates a pending final for a segment that ended when the audio had reached `position`.
  init(_ decoding: FinalDecoding, position: Int) {
    self.decoding = decoding
    begins = position + Self.submissionLag
    due = position + Self.reportLag
  }
}
