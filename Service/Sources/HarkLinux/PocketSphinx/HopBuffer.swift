/// A buffer that converts audio chunks of any size to steps of 20 ms, aligned to the first sample.
///
/// The samples are 16-bit integers, as the decoder's front end requires.
struct HopBuffer {
  /// The number of samples in a step.
  static let step = 2 * Cepstra.hop

  private var samples = [Int16](repeating: 0, count: step)
  private var filled = 0

  /// The buffered samples of the current step.
  var rest: ArraySlice<Int16> { samples[..<filled] }

  /// Takes samples from the start of `sound` until a step is complete or `sound` is exhausted, and
  /// returns the number taken.
  mutating func fill(from sound: ArraySlice<Float>) -> Int {
    let taken = min(sound.count, Self.step - filled)
    for sample in sound.prefix(taken) {
      samples[filled] = Self.integer(sample)
      filled += 1
    }
    return taken
  }

  /// Whether the step is complete.
  var isWhole: Bool { filled == Self.step }

  /// Passes the samples to `body` and begins the next step.
  mutating func drain(_ body: (UnsafeBufferPointer<Int16>) throws -> Void) rethrows {
    let count = filled
    filled = 0
    try samples.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[..<count]))
    }
  }

  /// Returns the nearest 16-bit integer; values out of range are clipped, and NaN becomes silence.
  static func integer(_ sample: Float) -> Int16 {
    let scaled = sample * 32_768
    guard scaled > -32_768 else { return scaled.isNaN ? 0 : .min }
    guard scaled < 32_767 else { return .max }
    return Int16(scaled.rounded())
  }
}
