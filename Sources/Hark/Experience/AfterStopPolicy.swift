/// How the text is handled after a recording ends.
public enum AfterStopPolicy: String, Sendable, Equatable, CaseIterable {
  /// The text remains for the user to read, edit and send.
  case review

  /// One tap confirms the text.
  case confirm

  /// The text is sent immediately.
  case send
}
