/// White noise of power 1, with the same samples every time.
public struct Noise: Sendable {
  private var state: UInt64 = 1

  /// Creates a source in its initial state.
  public init() {}

  /// Returns the next sample, −√3…√3.
  public mutating func next() -> Float { (2 * unit() - 1) * 1.732_05 }

  /// Returns the next number, 0…1, from a linear congruential generator with Knuth's constants for
  /// MMIX.
  public mutating func unit() -> Float {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Float(state >> 40) / Float(1 << 24)
  }
}
