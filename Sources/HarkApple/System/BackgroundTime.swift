#if canImport(UIKit)
  import Hark
  import UIKit

  /// Background time that the system grants an app to finish its work; safe to use from any thread.
  final class BackgroundTime: Sendable {
    private enum State: Sendable {
      case asking
      case running(UIBackgroundTaskIdentifier)
      case over
    }

    private let application: UIApplication
    private let state = Locked(State.asking)

    /// Requests background time until `end()` is called or the time granted by the system expires.
    init(_ application: UIApplication) {
      self.application = application
      let id = application.beginBackgroundTask { [self] in end() }
      let isOver = state.withLock { state in
        if case .over = state { return true }
        state = .running(id)
        return false
      }
      if isOver { application.endBackgroundTask(id) }
    }

    /// Reports that the work is done; the system terminates apps that fail to do so.
    func end() {
      let old = state.withLock { state in
        defer { state = .over }
        return state
      }
      if case .running(let id) = old { application.endBackgroundTask(id) }
    }
  }
#endif
