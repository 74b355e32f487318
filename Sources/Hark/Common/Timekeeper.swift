import Dispatch

/// A clock that can be read and waited on.
///
/// It is a separate protocol because the engine supports iOS 15, which lacks `Clock`.
public protocol Timekeeper: Sendable {
  /// The seconds since a fixed instant; never decreases.
  var now: Double { get }

  /// Returns at `deadline`, or throws `CancellationError` if its task is canceled.
  func sleep(until deadline: Double) async throws
}

/// The system's monotonic clock.
public struct SystemTimekeeper: Timekeeper {
  /// Creates a timekeeper on the system's clock.
  public init() {}

  /// The seconds since the system started, excluding the time during which it was asleep.
  public var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// The longest sleep, in seconds: a hundred years, which fits in a `UInt64` of nanoseconds.
  private static let longest = 3_155_760_000.0

  /// Sleeps on the system's clock until `deadline`.
  public func sleep(until deadline: Double) async throws {
    let left = deadline - now
    if left > 0 { try await Task.sleep(nanoseconds: UInt64(min(left, Self.longest) * 1e9)) }
  }
}
