/// A high-pass filter that removes noise below the range of voices: hum, handling noise and DC
/// offset.
///
/// The filter consists of two first-order sections at 125 Hz, where the lowest voices begin. It
/// attenuates 50 Hz by 17 dB.
struct HighPass: Sendable {
  /// The last input and output sample of each section.
  private var first: (input: Float, output: Float) = (0, 0)
  private var second: (input: Float, output: Float) = (0, 0)

  /// The pole of each section: exp(−2π · 125 Hz / 16 kHz).
  private static let pole: Float = 0.952_1

  mutating func pass(_ sample: Float) -> Float {
    Self.pass(Self.pass(sample, &first), &second)
  }

  private static func pass(_ sample: Float, _ state: inout (input: Float, output: Float)) -> Float {
    state = (sample, pole * (state.output + sample - state.input))
    return state.output
  }
}
