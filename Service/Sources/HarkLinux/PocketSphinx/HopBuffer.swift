/// Turns sound of any cut into steps of 20 ms on a grid that begins with the first sample, as the
/// 16-bit numbers that the decoder's front end takes.
struct HopBuffer {
  /// Samples in a step.
  static let step = 2 * Cepstra.hop

  private var samples = [Int16](repeating: 0, count: step)
  private var filled = 0

  /// How much of the next step is there.
  var rest: ArraySlice<Int16> { samples[..<filled] }

  /// Takes samples from the front of `sound` until a step is whole or the sound is used up; returns
  /// how many it took.
  mutating func fill(from sound: ArraySlice<Float>) -> Int {
    let taken = min(sound.count, Self.step - filled)
    for sample in sound.prefix(taken) {
      samples[filled] = Self.integer(sample)
      filled += 1
    }
    return taken
  }

  /// Whether a whole step is there.
  var isWhole: Bool { filled == Self.step }

  /// Hands the samples to `body` and begins the next step.
  mutating func drain(_ body: (UnsafeBufferPointer<Int16>) throws -> Void) rethrows {
    let count = filled
    filled = 0
    try samples.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[..<count]))
    }
  }

  /// The nearest 16-bit number; too loud is cut off, and what is no number is silence.
  static func integer(_ sample: Float) -> Int16 {
    let scaled = sample * 32_768
    guard scaled > -32_768 else { return scaled.isNaN ? 0 : .min }
    guard scaled < 32_767 else { return .max }
    return Int16(scaled.rounded())
  }
}
