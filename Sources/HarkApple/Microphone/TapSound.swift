/// A copy of what an engine's tap gave: one channel, as the hardware has it.
struct TapSound: Sendable, Equatable {
  /// Samples in a second.
  let rate: Double

  /// The samples, −1…1.
  let samples: [Float]

  /// How many samples to ask an engine for at a time; the system may give other amounts.
  static let bufferSize: UInt32 = 1_024

  /// Takes samples that lie `stride` apart; with several channels, the first one.
  init(rate: Double, first: UnsafePointer<Float>, stride: Int, count: Int) {
    self.rate = rate
    samples = (0..<count).map { first[$0 * stride] }
  }

  /// Takes whole numbers, −32,768…32,767.
  init(rate: Double, first: UnsafePointer<Int16>, stride: Int, count: Int) {
    self.rate = rate
    samples = (0..<count).map { Float(first[$0 * stride]) / 32_768 }
  }

  /// How many samples of another rate these can become, at most; a converter may hold some over from
  /// before.
  func capacity(at other: Double) -> Int { Self.capacity(samples.count, from: rate, to: other) }

  /// How many samples of `other` a second `count` of `rate` can become, at most.
  static func capacity(_ count: Int, from rate: Double, to other: Double) -> Int {
    guard rate > 0 else { return spare }
    return Int((Double(count) * other / rate).rounded(.up)) + spare
  }

  /// What a converter may have held over, in samples.
  private static let spare = 512
}
