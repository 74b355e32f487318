#if canImport(UIKit)
  import Foundation
  import Hark
  import UIKit

  /// Interrupts a session when the app goes to the background, where iOS would stop its microphone in
  /// the middle of a word (G14), and has the app kept awake until what was said is in safe hands.
  enum BackgroundInterruption {
    /// Watches until the session goes away; does not keep it.
    static func watch(_ session: VoiceSession) {
      let observation = NotificationObservation(
        UIApplication.didEnterBackgroundNotification, handler(Weak(session)))
      let happenings = session.happenings()
      Task {
        for await _ in happenings {}
        observation.end()
      }
    }

    /// Called on the main thread, which must not wait for the session; time is asked for before it
    /// goes on, because the system may stop the app right after.
    private static func handler(_ weak: Weak) -> @Sendable (Notification) -> Void {
      { @Sendable notification in
        guard let session = weak.session else { return }
        let time = (notification.object as? UIApplication).map { BackgroundTime($0) }
        Task {
          try? await session.interrupt()
          await session.settle()
          time?.end()
        }
      }
    }

    /// A session that somebody else keeps.
    private final class Weak: Sendable {
      private let held: Locked<Reference>

      private struct Reference: Sendable {
        weak var session: VoiceSession?
      }

      init(_ session: VoiceSession) { held = Locked(Reference(session: session)) }

      var session: VoiceSession? { held.withLock { $0.session } }
    }
  }
#endif
