import Foundation

/// A pure tone whose loudness swells and sinks slowly, so that a shift or a cut shows.
public struct Tone: Sendable {
  /// Samples a second.
  public var rate: Int

  /// Seconds.
  public var seconds: Double

  /// Makes a tone of 440 Hz.
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

  /// The same as 16-bit integers.
  public var integers: [Int16] { samples.map { Int16(($0 * 32_767).rounded()) } }
}
