import Hark

/// Permissions that stand as the test says and are answered as the test says.
public final class ScriptedPermissions: PermissionAuthority {
  /// What the person does when the system's question comes up.
  public enum Answer: Sendable, Equatable {
    /// Answers at once.
    case gives(PermissionStatus)

    /// Leaves it standing; `ScriptedPermissions.answer(_:_:)` may end it.
    case leavesStanding
  }

  private struct State: Sendable {
    var statuses: [Permission: PermissionStatus]
    var requests: [Permission] = []
    var standing: Set<Permission> = []
    var violations: [String] = []
  }

  private let answers: [Permission: Answer]
  private let state: Watched<State>

  /// Makes an authority; a permission that is not named is not determined, and an answer that is not
  /// named allows.
  public init(
    _ statuses: [Permission: PermissionStatus] = [:], answers: [Permission: Answer] = [:]
  ) {
    self.answers = answers
    state = Watched(State(statuses: statuses))
  }

  /// The status now.
  public func status(of permission: Permission) -> PermissionStatus {
    state.now.statuses[permission] ?? .notDetermined
  }

  /// Asks when the status is not determined; returns `notDetermined` when the asking task is
  /// cancelled before the question is answered.
  public func request(_ permission: Permission) async -> PermissionStatus {
    let mustAsk = state.change { Self.ask(permission, &$0) }
    if mustAsk {
      switch answers[permission] ?? .gives(.authorized) {
      case .gives(let status): answer(permission, status)
      case .leavesStanding: await state.wait { !$0.standing.contains(permission) }
      }
      state.change { _ = $0.standing.remove(permission) }
    }
    return status(of: permission)
  }

  private static func ask(_ permission: Permission, _ state: inout State) -> Bool {
    state.requests.append(permission)
    guard state.statuses[permission] ?? .notDetermined == .notDetermined else { return false }
    if let other = state.standing.first {
      state.violations.append(
        "\(permission.rawValue) was asked for while the question for \(other.rawValue) stood.")
    }
    state.standing.insert(permission)
    return true
  }
}

extension ScriptedPermissions {
  /// Answers the question that stands for `permission`, or changes its status as in Settings.
  public func answer(_ permission: Permission, _ status: PermissionStatus) {
    state.change { state in
      if status == .notDetermined {
        state.violations.append("notDetermined is no answer: the person allows or refuses.")
        return
      }
      state.statuses[permission] = status
      state.standing.remove(permission)
    }
  }

  /// Every call of `request`, in order.
  public var requests: [Permission] { state.now.requests }

  /// What was done that must not be done, a sentence each.
  public var violations: [String] { state.now.violations }

  /// Returns when `request` has been called `count` times.
  public func asked(_ count: Int = 1) async { await state.wait { $0.requests.count >= count } }
}
