/// What is heard of a person while a reply is spoken.
public enum BargeIn: Sendable, Equatable {
  /// Somebody seems to speak, since `onset`: reason enough to speak more softly.
  case began(onset: Int)

  /// It has lasted as speech does: reason to be silent and listen.
  case sure

  /// It was a cough, a click or an echo.
  case over
}
