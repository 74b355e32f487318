/// What began a recording and so what ends it.
public enum RecordingKind: String, Sendable, Equatable, Hashable, CaseIterable {
  /// A tap; the next tap ends it.
  case hand

  /// Speech; silence ends it.
  case speech

  /// A finger; lifting it ends it.
  case held
}
