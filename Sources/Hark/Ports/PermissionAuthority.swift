/// Reads and asks for permissions.
///
/// To the author of an adapter: a value that the system adds later counts as `denied`. `request` may
/// never be answered; the session bounds the wait.
public protocol PermissionAuthority: Sendable {
  /// The status now, without asking anybody.
  func status(of permission: Permission) -> PermissionStatus

  /// Brings up the system's question when the status is `notDetermined`, and returns the answer.
  func request(_ permission: Permission) async -> PermissionStatus
}

/// Everything is allowed, as on systems that do not ask.
public struct OpenPermissions: PermissionAuthority {
  /// Makes an authority that allows everything.
  public init() {}

  /// Always `authorized`.
  public func status(of permission: Permission) -> PermissionStatus { .authorized }

  /// Always `authorized`.
  public func request(_ permission: Permission) async -> PermissionStatus { .authorized }
}
