/// The power of the last 16 ms in 21 bands from 125 to 7500 Hz, every 10 ms.
///
/// Bands are as narrow as the transform allows at the bottom, where the voice's harmonics lie, and
/// widen upwards, as hearing does.
struct BandSpectrum: Sendable {
  /// How many bands there are.
  static let count = edges.count - 1

  /// First bins of each band and, last, the end; a bin is 62.5 Hz wide.
  ///
  /// Below 125 Hz lie hum and handling noise, above 7500 Hz the edge of the converters.
  private static let edges = [
    2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 28, 33, 39, 46, 55, 65, 78, 96, 120,
  ]

  /// Makes the power of a sine of root mean square 1 be 1: both halves of the spectrum, and the
  /// mean square 0.375 of a Hann window.
  private static let scale: Float =
    2 / (Float(FourierTransform.size) * Float(FourierTransform.size) * 0.375)

  /// The power in each band; the root mean square of full scale is 1.
  private(set) var power = [Float](repeating: 0, count: count)

  private var transform = FourierTransform()
  private let window: [Float]
  private var recent = [Float](repeating: 0, count: FourierTransform.size)
  private var windowed = [Float](repeating: 0, count: FourierTransform.size)
  private var bins = [Float](repeating: 0, count: FourierTransform.size / 2 + 1)

  init() {
    window = Twiddles.circle(FourierTransform.size).cosine.map { 0.5 - 0.5 * $0 }
  }

  /// Takes the next samples, at most 256.
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
