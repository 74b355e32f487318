/// Reads and requests permissions.
///
/// For adapter authors: map any status that a later system version adds to `denied`. `request` may
/// never return; the session applies a timeout.
public protocol PermissionAuthority: Sendable {
  /// Returns the current status without prompting the user.
  func status(of permission: Permission) -> PermissionStatus

  /// Shows the system's prompt if the status is `notDetermined`, and returns the resulting status.
  func request(_ permission: Permission) async -> PermissionStatus
}

/// An authority that grants every permission, for systems without permission prompts.
public struct OpenPermissions: PermissionAuthority {
  /// Creates an authority that grants every permission.
  public init() {}

  /// Returns `authorized`.
  public func status(of permission: Permission) -> PermissionStatus { .authorized }

  /// Returns `authorized`.
  public func request(_ permission: Permission) async -> PermissionStatus { .authorized }
}

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

  /// The user granted the permission.
  case authorized

  /// The user denied the permission and can grant it only in Settings.
  case denied

  /// A policy that the user cannot change forbids access.
  case restricted

  /// Returns the more restrictive of two statuses, for callers that track only one (S4-04).
  ///
  /// From most to least restrictive: restricted, denied, not determined, authorized.
  package static func combined(
    speech: PermissionStatus, microphone: PermissionStatus
  ) -> PermissionStatus {
    let worstFirst = [restricted, denied, notDetermined, authorized]
    return worstFirst.first { $0 == speech || $0 == microphone } ?? authorized
  }
}
