import Hark

/// Permissions whose statuses and answers the test defines.
public final class ScriptedPermissions: PermissionAuthority {
  /// The user's response to the system's permission prompt.
  public enum Answer: Sendable, Equatable {
    /// Answers immediately.
    case gives(PermissionStatus)

    /// Leaves the prompt pending; `ScriptedPermissions.answer(_:_:)` can answer it.
    case leavesPending
  }

  private struct State: Sendable {
    var statuses: [Permission: PermissionStatus]
    var requests: [Permission] = []
    var pending: Set<Permission> = []
    var violations: [String] = []
  }

  private let answers: [Permission: Answer]
  private let state: Watched<State>

  /// Creates an authority with statuses and answers.
  ///
  /// The default status is `notDetermined`, and the default answer grants the permission.
  public init(
    _ statuses: [Permission: PermissionStatus] = [:], answers: [Permission: Answer] = [:]
  ) {
    self.answers = answers
    state = Watched(State(statuses: statuses))
  }

  /// Returns the current status.
  public func status(of permission: Permission) -> PermissionStatus {
    state.now.statuses[permission] ?? .notDetermined
  }

  /// Presents the prompt if the status is `notDetermined`, and returns the resulting status.
  ///
  /// Returns `notDetermined` if the calling task is canceled before the prompt is answered.
  public func request(_ permission: Permission) async -> PermissionStatus {
    let mustAsk = state.change { Self.ask(permission, &$0) }
    if mustAsk {
      switch answers[permission] ?? .gives(.authorized) {
      case .gives(let status): answer(permission, status)
      case .leavesPending: await state.wait { !$0.pending.contains(permission) }
      }
      state.change { _ = $0.pending.remove(permission) }
    }
    return status(of: permission)
  }

  private static func ask(_ permission: Permission, _ state: inout State) -> Bool {
    state.requests.append(permission)
    guard state.statuses[permission] ?? .notDetermined == .notDetermined else { return false }
    if let other = state.pending.first {
      state.violations.append(
        "\(permission.rawValue) was requested during the prompt for \(other.rawValue).")
    }
    state.pending.insert(permission)
    return true
  }
}

extension ScriptedPermissions {
  /// Answers the pending prompt for `permission`, or changes its status as Settings would.
  public func answer(_ permission: Permission, _ status: PermissionStatus) {
    state.change { state in
      if status == .notDetermined {
        state.violations.append("notDetermined is not an answer.")
        return
      }
      state.statuses[permission] = status
      state.pending.remove(permission)
    }
  }

  /// The permissions passed to `request`, in order.
  public var requests: [Permission] { state.now.requests }

  /// The contract violations, one sentence each.
  public var violations: [String] { state.now.violations }

  /// Returns when `request` has been called `count` times.
  public func asked(_ count: Int = 1) async { await state.wait { $0.requests.count >= count } }
}
