/// Takes away what lies under a voice: hum, handling noise and a converter's offset.
///
/// Two first-order sections at 125 Hz, where the lowest voices begin; 50 Hz comes out 17 dB lower.
struct HighPass: Sendable {
  /// The last sample in and out of each section.
  private var first: (input: Float, output: Float) = (0, 0)
  private var second: (input: Float, output: Float) = (0, 0)

  /// exp(−2π · 125 Hz / 16 kHz).
  private static let pole: Float = 0.952_1

  mutating func pass(_ sample: Float) -> Float {
    Self.pass(Self.pass(sample, &first), &second)
  }

  private static func pass(_ sample: Float, _ state: inout (input: Float, output: Float)) -> Float {
    state = (sample, pole * (state.output + sample - state.input))
    return state.output
  }
}
