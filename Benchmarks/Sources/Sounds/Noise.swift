/// White noise of power 1, the same every time.
public struct Noise: Sendable {
  private var state: UInt64 = 1

  /// Makes a source at its beginning.
  public init() {}

  /// The next sample, −√3…√3.
  public mutating func next() -> Float { (2 * unit() - 1) * 1.732_05 }

  /// The next number, 0…1: a linear congruential generator with Knuth's constants for MMIX.
  public mutating func unit() -> Float {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Float(state >> 40) / Float(1 << 24)
  }
}
