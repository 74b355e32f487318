#if canImport(UIKit)
  import Hark
  import UIKit

  /// Time that the system gives an app in the background to finish what it has begun; for any thread.
  final class BackgroundTime: Sendable {
    private enum State: Sendable {
      case asking
      case running(UIBackgroundTaskIdentifier)
      case over
    }

    private let application: UIApplication
    private let state = Locked(State.asking)

    /// Asks for time, until `end()` or until the system has no more of it.
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

    /// Nothing is left to do; the system ends an app that does not say so.
    func end() {
      let old = state.withLock { state in
        defer { state = .over }
        return state
      }
      if case .running(let id) = old { application.endBackgroundTask(id) }
    }
  }
#endif
