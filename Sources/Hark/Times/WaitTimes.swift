/// How long something took, each time that it happened.
public struct WaitTimes: Sendable, Equatable {
  /// How often it was measured.
  public private(set) var count = 0

  /// How long it took last, in seconds.
  public private(set) var latest = 0.0

  /// The longest that it took, in seconds.
  public private(set) var longest = 0.0

  /// How often it took longer than its budget.
  public private(set) var overruns = 0

  private var sum = 0.0

  /// Nothing measured yet.
  public init() {}

  /// How long it took on the average, in seconds; 0 before anything was measured.
  public var average: Double { count == 0 ? 0 : sum / Double(count) }

  /// Takes one more, in seconds; one below 0 counts as 0, since clocks of two threads may differ.
  public mutating func add(_ seconds: Double, limit: Double) {
    latest = max(0, seconds)
    count += 1
    sum += latest
    longest = max(longest, latest)
    if latest > limit { overruns += 1 }
  }
}
