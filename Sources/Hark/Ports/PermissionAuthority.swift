/// Reads and requests permissions.
///
/// For adapter authors: a status that the system adds later counts as `denied`. `request`
/// may never return; the session applies a timeout.
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
