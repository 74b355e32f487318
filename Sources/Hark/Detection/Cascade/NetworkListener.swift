/// Silero's network on a stream of sound: a chunk of 32 ms at a time, and glances between them.
///
/// It may begin anywhere, as it is left alone in silence; and its answer, which comes up to 32 ms
/// late, may be had at any moment by a glance, which costs as much as a chunk and leaves no trace.
struct NetworkListener: Sendable {
  /// The log odds of speech after the newest chunk.
  private(set) var odds = Self.nothing

  /// Samples since the newest chunk.
  private(set) var age = 0

  private var network: SileroNetwork
  private var samples = [Float](repeating: 0, count: SileroNetwork.span)

  /// What it says before it has heard anything.
  private static let nothing: Float = -6

  private static let chunk = SileroDetector.frameLength

  init(_ weights: SileroWeights) { network = SileroNetwork(weights) }

  /// Forgets everything heard so far.
  mutating func reset() {
    network.reset()
    (odds, age) = (Self.nothing, 0)
  }

  /// Says that `count` samples more are there.
  mutating func advance(_ count: Int) { age += count }

  /// Hears the next chunk of `sound`, `gain` times as loud, if one has come.
  mutating func hear(_ sound: borrowing SoundHistory, gain: Float) {
    guard age >= Self.chunk else { return }
    age -= Self.chunk
    take(sound, endingBefore: age, gain: gain)
    odds = network.logOdds(of: samples)
  }

  /// Begins anew at the end of `sound`, by its last two chunks.
  mutating func wake(_ sound: borrowing SoundHistory, gain: Float) {
    age = 2 * Self.chunk
    hear(sound, gain: gain)
    hear(sound, gain: gain)
  }

  /// The log odds of speech in the newest sound, remembering nothing of it.
  mutating func glance(at sound: borrowing SoundHistory, gain: Float) -> Float {
    take(sound, endingBefore: 0, gain: gain)
    return network.glance(at: samples)
  }

  private mutating func take(
    _ sound: borrowing SoundHistory, endingBefore back: Int, gain: Float
  ) {
    samples.withUnsafeMutableBufferPointer { samples in
      sound.copy(SileroNetwork.heard, endingBefore: back, gain: gain, into: samples)
      SileroNetwork.mirrorEnd(of: samples)
    }
  }
}
