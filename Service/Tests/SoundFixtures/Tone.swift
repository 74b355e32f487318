import Foundation

/// A pure tone whose loudness rises and falls slowly, so that shifts and cuts are detectable.
public struct Tone: Sendable {
  /// The number of samples per second.
  public var rate: Int

  /// The duration, in seconds.
  public var seconds: Double

  /// Creates a tone of 440 Hz.
  public init(rate: Int = 16_000, seconds: Double = 1) {
    self.rate = rate
    self.seconds = seconds
  }

  /// The samples, −0.5…0.5.
  public var samples: [Float] {
    (0..<Int(seconds * Double(rate))).map { index in
      let time = Double(index) / Double(rate)
      return Float(0.25 * (1 + sin(2 * .pi * 1.7 * time)) * sin(2 * .pi * 440 * time))
    }
  }

  /// The samples as 16-bit integers.
  public var integers: [Int16] { samples.map { Int16(($0 * 32_767).rounded()) } }
}
