import Hark

/// Sees to it that whoever sends something keeps sending.
struct UploadPace {
  /// Bytes that must come in a second, on the average since the beginning: half of what the slowest
  /// speech codecs of telephones need, so that nobody is slower who could have spoken it live.
  static let bytesPerSecond = 512.0

  /// Seconds that a client has before that counts.
  static let grace = 30.0

  /// Seconds that a body may take altogether.
  static let longest = 1_800.0

  private let now: @Sendable () -> Double
  private let begun: Double
  private var bytes = 0

  /// Begins; `now` is a clock in seconds that only goes forward.
  init(now: @escaping @Sendable () -> Double = { SystemTimekeeper().now }) {
    self.now = now
    begun = now()
  }

  /// Takes note of bytes that came.
  mutating func took(_ count: Int) throws(Refusal) {
    bytes += count
    if Self.isTooSlow(bytes, in: now() - begun) { throw .slowBody }
  }

  /// Whether so many bytes are too few for so many seconds.
  static func isTooSlow(_ bytes: Int, in seconds: Double) -> Bool {
    seconds > grace && (seconds > longest || Double(bytes) < seconds * bytesPerSecond)
  }
}
