/// The durations of a repeated wait.
public struct WaitTimes: Sendable, Equatable {
  /// The number of measurements.
  public private(set) var count = 0

  /// The latest duration, in seconds.
  public private(set) var latest = 0.0

  /// The longest duration, in seconds.
  public private(set) var longest = 0.0

  /// The number of durations that exceeded the budget.
  public private(set) var overruns = 0

  private var sum = 0.0

  /// Creates a record without measurements.
  public init() {}

  /// The average duration, in seconds; 0 without measurements.
  public var average: Double { count == 0 ? 0 : sum / Double(count) }

  /// Adds a duration in seconds; a negative one counts as 0, because the clocks of two threads may
  /// differ.
  public mutating func add(_ seconds: Double, limit: Double) {
    latest = max(0, seconds)
    count += 1
    sum += latest
    longest = max(longest, latest)
    if latest > limit { overruns += 1 }
  }
}
