/// The acoustic start or end of speech, as opposed to a turn in the conversation.
///
/// Positions are in samples since the microphone was opened. They are estimates of the true
/// positions and therefore precede the time of the report.
public enum AcousticEvent: Sendable, Equatable {
  /// Speech started at `onset`.
  case speechStarted(onset: Int)

  /// Speech ended at `end`, the position after its last sample.
  case speechEnded(end: Int)
}
