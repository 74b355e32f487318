/// A moment at which a user's wait begins or ends.
public enum TimeMark: Sendable, Equatable {
  /// A finger touched the button, or the button was activated by other means.
  case pressed

  /// The finger was lifted, or the user ended a recording by other means.
  case lifted

  /// Haptic feedback was triggered.
  case felt

  /// The UI showed this phase.
  case drew(Phase)

  /// The audio up to this position arrived, in samples since the microphone was opened.
  case heard(upTo: Int)

  /// The microphone was released.
  case freed

  /// The recognizer reported words; `content` differs if the words do.
  case result(content: Int)

  /// The session reported an event.
  case happened(SessionEvent)
}
