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
