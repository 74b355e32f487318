import Dispatch

/// Tells the time and waits for it.
///
/// A port of its own because the engine keeps to iOS 15, which has no `Clock`.
public protocol Timekeeper: Sendable {
  /// Seconds since some fixed moment; never goes back.
  var now: Double { get }

  /// Returns at `deadline` or throws `CancellationError` when its task is cancelled.
  func sleep(until deadline: Double) async throws
}

/// The machine's own monotonic clock.
public struct SystemTimekeeper: Timekeeper {
  /// Makes a timekeeper on the machine's clock.
  public init() {}

  /// Seconds since the machine was started.
  public var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// No sleep is longer, in seconds: a hundred years, which a number of nanoseconds can hold.
  private static let longest = 3_155_760_000.0

  /// Sleeps on the machine's clock.
  public func sleep(until deadline: Double) async throws {
    let left = deadline - now
    if left > 0 { try await Task.sleep(nanoseconds: UInt64(min(left, Self.longest) * 1e9)) }
  }
}
