import Hark

/// The minimum pace of a client that sends data.
struct UploadPace {
  /// The minimum average rate since the beginning, in bytes per second.
  ///
  /// The rate is half of that of the slowest telephone speech codecs, so live speech is always fast
  /// enough.
  static let bytesPerSecond = 512.0

  /// The time before the minimum rate applies, in seconds.
  static let grace = 30.0

  /// The maximum time for a body, in seconds.
  static let longest = 1_800.0

  private let now: @Sendable () -> Double
  private let begun: Double
  private var bytes = 0

  /// Creates a pace that starts now; `now` is a monotonic clock in seconds.
  init(now: @escaping @Sendable () -> Double = { SystemTimekeeper().now }) {
    self.now = now
    begun = now()
  }

  /// Counts received bytes, and throws if the client is too slow.
  mutating func took(_ count: Int) throws(Refusal) {
    bytes += count
    if Self.isTooSlow(bytes, in: now() - begun) { throw .slowBody }
  }

  /// Returns whether `bytes` in `seconds` is too slow.
  static func isTooSlow(_ bytes: Int, in seconds: Double) -> Bool {
    seconds > grace && (seconds > longest || Double(bytes) < seconds * bytesPerSecond)
  }
}
