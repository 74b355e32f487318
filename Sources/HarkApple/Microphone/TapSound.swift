/// A copy of a tap's audio: one channel in the hardware's format.
struct TapSound: Sendable, Equatable {
  /// The sample rate, in Hz.
  let rate: Double

  /// The samples, in the range −1…1.
  let samples: [Float]

  /// The number of samples per buffer to request from an engine; the system may deliver other
  /// amounts.
  static let bufferSize: UInt32 = 1_024

  /// Copies samples that are `stride` apart, which selects the first of several channels.
  init(rate: Double, first: UnsafePointer<Float>, stride: Int, count: Int) {
    self.rate = rate
    samples = (0..<count).map { first[$0 * stride] }
  }

  /// Converts integer samples in the range −32,768…32,767.
  init(rate: Double, first: UnsafePointer<Int16>, stride: Int, count: Int) {
    self.rate = rate
    samples = (0..<count).map { Float(first[$0 * stride]) / 32_768 }
  }

  /// Returns the maximum number of samples after conversion to another rate, including output that
  /// the converter still holds.
  func capacity(at other: Double) -> Int { Self.capacity(samples.count, from: rate, to: other) }

  /// Returns the maximum number of samples after converting `count` samples from `rate` to `other`,
  /// in Hz.
  static func capacity(_ count: Int, from rate: Double, to other: Double) -> Int {
    guard rate > 0 else { return spare }
    return Int((Double(count) * other / rate).rounded(.up)) + spare
  }

  /// The maximum output that a converter may hold back, in samples.
  private static let spare = 512
}
