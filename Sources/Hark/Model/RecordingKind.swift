/// The way in which a recording starts, which determines how it ends.
public enum RecordingKind: String, Sendable, Equatable, Hashable, CaseIterable {
  /// Started by a tap, and ended by the next tap.
  case hand

  /// Started by speech, and ended by silence.
  case speech

  /// Started by a press, and ended by its release.
  case held
}
