/// The state of a possible barge-in during a reply.
public enum BargeIn: Sendable, Equatable {
  /// Possible speech started at `onset`, so the reply should be ducked.
  case began(onset: Int)

  /// The audio has lasted long enough to be speech, so the reply should pause.
  case sure

  /// The audio was not speech but, for example, a cough, a click, or an echo.
  case over
}
