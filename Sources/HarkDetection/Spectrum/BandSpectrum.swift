/// The power of the last 16 ms in 21 bands from 125 to 7500 Hz, updated every 10 ms.
///
/// The lowest bands, which contain the harmonics of the voice, are as narrow as the transform
/// allows; higher bands widen, as in human hearing.
struct BandSpectrum: Sendable {
  static let count = edges.count - 1

  /// The first bin of each band, followed by the end; a bin is 62.5 Hz wide.
  ///
  /// Hum and handling noise lie below 125 Hz, and the converters' band edge above 7500 Hz.
  private static let edges = [
    2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 28, 33, 39, 46, 55, 65, 78, 96, 120,
  ]

  /// Scales a sine with a root mean square of 1 to a power of 1: accounts for both halves of the
  /// spectrum and for the mean square of a Hann window, 0.375.
  private static let scale: Float =
    2 / (Float(FourierTransform.size) * Float(FourierTransform.size) * 0.375)

  /// The power in each band, where 1 is the power of a signal with an RMS of full scale.
  private(set) var power = [Float](repeating: 0, count: count)

  private var transform = FourierTransform()
  private let window: [Float]
  private var recent = [Float](repeating: 0, count: FourierTransform.size)
  private var windowed = [Float](repeating: 0, count: FourierTransform.size)
  private var bins = [Float](repeating: 0, count: FourierTransform.size / 2 + 1)

  init() { window = Twiddles.circle(FourierTransform.size).cosine.map { 0.5 - 0.5 * $0 } }

  /// Processes the next samples, at most 256.
  mutating func update(_ frame: UnsafeBufferPointer<Float>) {
    let fresh = min(frame.count, recent.count)
    let kept = recent.count - fresh
    for n in 0..<kept { recent[n] = recent[n + fresh] }
    for n in 0..<fresh { recent[kept + n] = Sample.clean(frame[n]) }
    for n in 0..<recent.count { windowed[n] = recent[n] * window[n] }
    transform.power(of: windowed, into: &bins)
    for band in 0..<Self.count {
      var sum: Float = 0
      for bin in Self.edges[band]..<Self.edges[band + 1] { sum += bins[bin] }
      power[band] = sum * Self.scale
    }
  }
}

/// A high-pass filter that removes hum, handling noise, and DC offset.
///
/// Its two first-order sections at 125 Hz, where the lowest voices begin, attenuate 50 Hz by 17 dB.
struct HighPass: Sendable {
  /// The last input and output sample of each section.
  private var first: (input: Float, output: Float) = (0, 0)
  private var second: (input: Float, output: Float) = (0, 0)

  /// The pole of each section: exp(−2π · 125 Hz / 16 kHz).
  private static let pole: Float = 0.952_1

  mutating func pass(_ sample: Float) -> Float { Self.pass(Self.pass(sample, &first), &second) }

  private static func pass(_ sample: Float, _ state: inout (input: Float, output: Float)) -> Float {
    state = (sample, pole * (state.output + sample - state.input))
    return state.output
  }
}
