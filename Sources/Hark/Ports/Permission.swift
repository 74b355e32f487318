/// What the person is asked to allow.
public enum Permission: String, Sendable, CaseIterable {
  /// Turning speech into text with the system's recogniser.
  case speech

  /// Listening.
  case microphone
}

/// What the person has answered so far.
public enum PermissionStatus: String, Sendable, CaseIterable {
  /// Not asked yet.
  case notDetermined

  /// Allowed.
  case authorized

  /// Refused; only Settings can change it.
  case denied

  /// Forbidden by rules that the person cannot change.
  case restricted
}

extension PermissionStatus {
  /// Both permissions as one, for callers that know only one: the worse of the two, where a rule is
  /// worse than a refusal and a refusal worse than a question that is still open (S4-04).
  public static func combined(
    speech: PermissionStatus, microphone: PermissionStatus
  ) -> PermissionStatus {
    let worstFirst = [restricted, denied, notDetermined, authorized]
    return worstFirst.first { $0 == speech || $0 == microphone } ?? authorized
  }
}
