import Hark
import Synchronization

/// The person's permission as their browser keeps it.
///
/// Only the microphone is asked for: the words are found on this machine, which is nobody's service.
final class RemotePermissions: PermissionAuthority {
  private struct State {
    var microphone: BrowserPermission
    var asking: [CheckedContinuation<PermissionStatus, Never>] = []
  }

  private let outbox: Outbox
  private let state: Mutex<State>

  init(_ status: BrowserPermission, _ outbox: Outbox) {
    self.outbox = outbox
    state = Mutex(State(microphone: status))
  }

  /// What the browser allows.
  var browser: BrowserPermission { state.withLock { $0.microphone } }

  func status(of permission: Permission) -> PermissionStatus {
    permission == .speech ? .authorized : browser.status
  }

  /// Has the page ask, unless it is decided; a question that the person puts away without an answer
  /// is still open, and the status says so.
  func request(_ permission: Permission) async -> PermissionStatus {
    if permission == .speech || browser != .prompt { return status(of: permission) }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { answer in
        let isFirst = state.withLock { state in
          state.asking.append(answer)
          return state.asking.count == 1
        }
        if Task.isCancelled { return giveUp() }
        if isFirst { outbox.post(.ask(.microphone)) }
      }
    } onCancel: {
      giveUp()
    }
  }

  /// Takes what a page says when it comes back; only news is an answer to a question that the
  /// browser may still be asking.
  func greet(_ status: BrowserPermission) {
    if status != browser { take(status) }
  }

  /// Takes what the page says.
  func take(_ status: BrowserPermission) { answer { $0.microphone = status } }

  private func giveUp() { answer { _ in } }

  private func answer(_ change: (inout State) -> Void) {
    let (asking, status) = state.withLock { state in
      change(&state)
      defer { state.asking = [] }
      return (state.asking, state.microphone.status)
    }
    for one in asking { one.resume(returning: status) }
  }
}

extension BrowserPermission {
  /// As the engine has it; that there is no microphone is no matter of permission.
  fileprivate var status: PermissionStatus {
    switch self {
    case .granted, .unavailable: .authorized
    case .prompt: .notDetermined
    case .denied: .denied
    }
  }
}
