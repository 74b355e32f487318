/// Runs Silero's network on an audio stream, in chunks of 32 ms with glances between them.
///
/// The network is skipped in silence and can resume at any position. Its output lags by up to 32
/// ms; a glance returns the current output at any time, costs as much as a chunk, and leaves the
/// network's state unchanged.
struct NetworkListener: Sendable {
  /// The log odds of speech in the newest chunk, and the number of samples after it.
  private(set) var odds: Float = -6
  private(set) var age = 0

  private var network: SileroNetwork
  private var samples = [Float](repeating: 0, count: SileroNetwork.span)

  private static let chunk = SileroDetector.frameLength

  init(_ weights: SileroWeights) { network = SileroNetwork(weights) }

  mutating func advance(_ count: Int) { age += count }

  /// Processes the next chunk of `sound`, multiplied by `gain`, if it is complete.
  mutating func hear(_ sound: borrowing SoundHistory, gain: Float) {
    guard age >= Self.chunk else { return }
    age -= Self.chunk
    take(sound, endingBefore: age, gain: gain)
    odds = network.logOdds(of: samples)
  }

  /// Resumes with the last two chunks of `sound`, without resetting the network's state.
  mutating func wake(_ sound: borrowing SoundHistory, gain: Float) {
    age = 2 * Self.chunk
    hear(sound, gain: gain)
    hear(sound, gain: gain)
  }

  /// Returns the log odds of speech in the newest audio without changing the network's state.
  mutating func glance(at sound: borrowing SoundHistory, gain: Float) -> Float {
    take(sound, endingBefore: 0, gain: gain)
    return network.glance(at: samples)
  }

  private mutating func take(_ sound: borrowing SoundHistory, endingBefore back: Int, gain: Float) {
    samples.withUnsafeMutableBufferPointer { samples in
      sound.copy(SileroNetwork.heard, endingBefore: back, gain: gain, into: samples)
      SileroNetwork.mirrorEnd(of: samples)
    }
  }
}

/// The newest samples, for a network's look-back.
struct SoundHistory: Sendable {
  /// The number of samples available: two chunks of the network and the context that precedes them.
  static let kept = SileroNetwork.heard + SileroDetector.frameLength
  private var samples = [Float](repeating: 0, count: 2 * kept)
  private var end = kept

  /// Appends the next samples, at most `kept`.
  mutating func append(_ frame: UnsafeBufferPointer<Float>) {
    precondition(frame.count <= Self.kept)
    if end + frame.count > samples.count {
      for index in 0..<Self.kept { samples[index] = samples[end - Self.kept + index] }
      end = Self.kept
    }
    for index in 0..<frame.count { samples[end + index] = frame[index] }
    end += frame.count
  }

  /// Copies the `count` samples that end `back` samples before the newest, multiplied by `gain`.
  func copy(
    _ count: Int, endingBefore back: Int, gain: Float,
    into target: UnsafeMutableBufferPointer<Float>
  ) {
    precondition(back >= 0 && count + back <= Self.kept && count <= target.count)
    let start = end - back - count
    for index in 0..<count { target[index] = gain * Sample.clean(samples[start + index]) }
  }
}

struct NetworkGain: Sendable {
  var amplitude: Float { Decibels.amplitude(of: decibels) }

  private var decibels: Float = 0

  /// The recent peak level, in dB; `nil` before any audio.
  private var peak: Float?
  private var before: (Float, Float) = (0, 0)

  /// The maximum level of the background after attenuation, in dB.
  private static let loudestBackground: Float = -32

  /// The peak level above which audio is not amplified, in dB.
  private static let loudEnough: Float = -31.5

  /// The maximum amplification, in dB.
  private static let most: Float = 14

  /// Amplification is full at a peak level of −47 dB and zero below −51 dB, as in a quiet room.
  private static let faintest: Float = -51
  private static let faint: Float = 4

  /// The minimum distance of the peak above its background, and the decay of the peak per frame, in
  /// dB; the decay is 0.6 dB per second.
  private static let overBackground: Float = 9
  private static let fall: Float = 0.006

  mutating func update(power: Float, background: Float) {
    let level = Decibels.ofPower((power + before.0 + before.1) / 3)
    before = (power, before.0)
    let floor = Decibels.ofPower(background)
    let least = floor + Self.overBackground
    let peak = max((peak ?? least) - Self.fall, level, least)
    self.peak = peak
    decibels = Self.decibels(peak: peak, background: floor)
  }

  private static func decibels(peak: Float, background: Float) -> Float {
    guard background < loudestBackground else { return loudestBackground - background }
    let lacking = min(max(loudEnough - peak, 0), most)
    return lacking * min(max((peak - faintest) / faint, 0), 1)
  }
}
