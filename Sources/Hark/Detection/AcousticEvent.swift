/// What is heard, as opposed to what it means for a conversation: speech begins and speech ends.
///
/// Positions are in samples since the microphone was opened. They are the estimated true ones, so
/// they lie before the moment at which the event is told.
public enum AcousticEvent: Sendable, Equatable {
  /// Speech began at `onset`.
  case speechStarted(onset: Int)

  /// Speech ended at `end`, the position just behind its last sound.
  case speechEnded(end: Int)
}
