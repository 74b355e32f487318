import Synchronization

/// Until when a page may say nothing.
final class SilenceWatch: Sendable {
  private let end: Mutex<Double>

  init(_ deadline: Double) { end = Mutex(deadline) }

  /// By the timekeeper, in seconds.
  var deadline: Double { end.withLock { $0 } }

  /// It has said something.
  func postpone(to deadline: Double) { end.withLock { $0 = deadline } }
}

/// The session of a connection, once there is one.
final class SessionHolder: Sendable {
  private let held = Mutex<PageSession?>(nil)

  var session: PageSession? {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
}
