import Hark
import Synchronization

/// The user's permissions, as reported by the page; recognition outside the browser needs none.
final class RemotePermissions: PermissionAuthority {
  private struct State {
    var microphone: BrowserPermission
    var asking: [CheckedContinuation<PermissionStatus, Never>] = []
  }

  private let outbox: PageOutbox
  private let state: Mutex<State>

  init(_ status: BrowserPermission, _ outbox: PageOutbox) {
    self.outbox = outbox
    state = Mutex(State(microphone: status))
  }

  var browser: BrowserPermission { state.withLock { $0.microphone } }

  func status(of permission: Permission) -> PermissionStatus {
    permission == .speech ? .authorized : browser.status
  }

  /// Asks the user through the page; without an answer, the status remains undetermined.
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

  /// Handles the status of a reconnected page; only a change answers a prompt still shown.
  func greet(_ status: BrowserPermission) { if status != browser { take(status) } }

  func take(_ status: BrowserPermission) { answer { $0.microphone = status } }

  /// Asks again if a request is pending but no question is queued: the response or the document
  /// that showed the prompt may be gone.
  func repeatQuestion() {
    let isPending = state.withLock { !$0.asking.isEmpty }
    if isPending, !outbox.hasQuestion { outbox.post(.ask(.microphone)) }
  }

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
  /// The status for the engine; an unavailable microphone is not a matter of permission.
  fileprivate var status: PermissionStatus {
    switch self {
    case .granted, .unavailable: .authorized
    case .prompt: .notDetermined
    case .denied: .denied
    }
  }
}
