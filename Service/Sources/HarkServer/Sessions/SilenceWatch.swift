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
