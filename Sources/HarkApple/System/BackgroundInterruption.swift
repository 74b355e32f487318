#if canImport(UIKit)
  import Foundation
  import Hark
  import UIKit

  /// Interrupts a session when the app enters the background, where iOS would stop its microphone
  /// in the middle of a word (G14); requests background time until the text is saved.
  enum BackgroundInterruption {
    /// Observes the app until `session` is closed or deallocated; does not retain the session.
    static func watch(_ session: VoiceSession) {
      let observation = NotificationObservation(UIApplication.didEnterBackgroundNotification) {
        @Sendable [weak session] notification in
        guard let session else { return }
        // Requested synchronously, because the system may suspend the app right after the
        // notification; the main thread must not wait for the session.
        let time = (notification.object as? UIApplication).map { BackgroundTime($0) }
        Task {
          try? await session.interrupt()
          await session.settle()
          time?.end()
        }
      }
      let events = session.events
      Task {
        for await _ in events {}
        observation.end()
      }
    }
  }

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
        state = id == .invalid ? .over : .running(id)
        return false
      }
      if isOver { application.endBackgroundTask(id) }
    }

    /// Reports that the work is done; the system terminates apps that fail to do so.
    func end() {
      if case .running(let id) = state.exchange(.over) { application.endBackgroundTask(id) }
    }
  }
#endif
