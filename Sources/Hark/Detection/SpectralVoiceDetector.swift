/// A voice detector without a model: how far the spectrum stands out of its background.
///
/// Each 10 ms the last 16 ms are split into bands; the background of each band is followed by
/// minimum statistics, and the mean evidence of the bands becomes a probability.
public struct SpectralVoiceDetector: VoiceDetector {
  /// 10 ms.
  public static let frameLength = 160

  /// Smoothing makes it late by one frame.
  public static let lag = 160

  private var transform = FourierTransform()
  private var floor = NoiseFloor(bands: Bands.count, least: 1e-9, greatestAtFirst: 1e-4)
  private var history = [Float](repeating: 0, count: FourierTransform.size)
  private var windowed = [Float](repeating: 0, count: FourierTransform.size)
  private var spectrum = [Float](repeating: 0, count: FourierTransform.size / 2 + 1)
  private var bands = [Float](repeating: 0, count: Bands.count)
  private let window = Bands.window()
  private var evidence: Float = 0

  /// Makes a detector that has heard nothing.
  public init() {}

  /// Forgets everything heard so far.
  public mutating func reset() { self = SpectralVoiceDetector() }

  /// The probability of speech in the next 160 samples.
  public mutating func probability(of frame: UnsafeBufferPointer<Float>) -> Float {
    shift(in: frame)
    analyse()
    floor.update(bands)
    var sum: Float = 0
    for b in 0..<Bands.count {
      let ratio = bands[b] / floor.power[b]
      sum += min(max(Decibels.ofPower(ratio), 0), 20)
    }
    evidence += 0.5 * (sum / Float(Bands.count) - evidence)
    return Logarithm.logistic((evidence - 5) * 0.8)
  }

  private mutating func shift(in frame: UnsafeBufferPointer<Float>) {
    let kept = FourierTransform.size - Self.frameLength
    for n in 0..<kept { history[n] = history[n + Self.frameLength] }
    for n in 0..<min(frame.count, Self.frameLength) { history[kept + n] = Sample.clean(frame[n]) }
  }

  private mutating func analyse() {
    for n in 0..<FourierTransform.size { windowed[n] = history[n] * window[n] }
    transform.power(of: windowed, into: &spectrum)
    for b in 0..<Bands.count {
      var sum: Float = 0
      for k in Bands.edges[b]..<Bands.edges[b + 1] { sum += spectrum[k] }
      bands[b] = sum * Bands.scale
    }
  }
}

/// How the spectrum is split.
enum Bands {
  /// First bins of each band and, last, the end; a bin is 62.5 Hz wide.
  static let edges = [
    2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 28, 33, 39, 46, 55, 65, 78, 96, 120,
  ]
  static let count = 21

  /// Makes the power of a full-scale square wave 1, window and one-sidedness allowed for.
  static let scale: Float = 2 / (256 * 256 * 0.375)

  /// A Hann window.
  static func window() -> [Float] {
    Twiddles.circle(FourierTransform.size).cosine.map { 0.5 - 0.5 * $0 }
  }
}
