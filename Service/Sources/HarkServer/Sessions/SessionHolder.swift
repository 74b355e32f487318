import Synchronization

/// The session of a connection, once there is one.
final class SessionHolder: Sendable {
  private let held = Mutex<PageSession?>(nil)

  var session: PageSession? {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
}
