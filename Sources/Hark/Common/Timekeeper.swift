/// Tells the time and waits for it.
///
/// A port of its own because the engine keeps to iOS 15, which has no `Clock`.
public protocol Timekeeper: Sendable {
  /// Seconds since some fixed moment; never goes back.
  var now: Double { get }

  /// Returns at `deadline` or throws `CancellationError` when its task is cancelled.
  func sleep(until deadline: Double) async throws
}
