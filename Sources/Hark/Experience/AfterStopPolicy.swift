/// What happens to the text once a recording has ended.
public enum AfterStopPolicy: String, Sendable, Equatable, CaseIterable {
  /// It stays to be read, edited and sent by hand.
  case review

  /// One tap confirms it.
  case confirm

  /// It is sent at once.
  case send
}
