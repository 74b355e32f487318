import Synchronization

/// The deadline for the next message from a page.
final class SilenceWatch: Sendable {
  private let end: Mutex<Double>

  init(_ deadline: Double) { end = Mutex(deadline) }

  /// The deadline, in seconds on the timekeeper's clock.
  var deadline: Double { end.withLock { $0 } }

  /// Postpones the deadline after a message from the page.
  func postpone(to deadline: Double) { end.withLock { $0 = deadline } }
}
