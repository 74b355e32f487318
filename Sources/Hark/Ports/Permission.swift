/// A permission that the user grants.
public enum Permission: String, Sendable, CaseIterable {
  /// Speech recognition by the system.
  case speech

  /// Use of the microphone.
  case microphone
}

/// The status of a permission.
public enum PermissionStatus: String, Sendable, CaseIterable {
  /// The user has not been asked.
  case notDetermined

  /// The user denied the permission and can grant it only in Settings.
  case authorized

  /// The user denied the permission, which only Settings can change.
  case denied

  /// A policy that the user cannot change forbids access.
  case restricted
}

extension PermissionStatus {
  /// Returns the more restrictive of two statuses, for callers that track only one (S4-04).
  ///
  /// From most to least restrictive: restricted, denied, not determined, authorized.
  public static func combined(
    speech: PermissionStatus, microphone: PermissionStatus
  ) -> PermissionStatus {
    let worstFirst = [restricted, denied, notDetermined, authorized]
    return worstFirst.first { $0 == speech || $0 == microphone } ?? authorized
  }
}
