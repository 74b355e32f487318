/// Runs Silero's network on an audio stream, in chunks of 32 ms with glances between them.
///
/// It can start at any position, because it is skipped in silence. Its output lags by up to 32 ms;
/// a glance returns the current output at any time, costs as much as a chunk, and leaves the
/// network's state unchanged.
struct NetworkListener: Sendable {
  /// The log odds of speech after the newest chunk.
  private(set) var odds = Self.nothing

  /// The number of samples since the newest chunk.
  private(set) var age = 0

  private var network: SileroNetwork
  private var samples = [Float](repeating: 0, count: SileroNetwork.span)

  /// The log odds before any audio.
  private static let nothing: Float = -6

  private static let chunk = SileroDetector.frameLength

  init(_ weights: SileroWeights) { network = SileroNetwork(weights) }

  /// Discards all history.
  mutating func reset() {
    network.reset()
    (odds, age) = (Self.nothing, 0)
  }

  /// Accounts for `count` new samples.
  mutating func advance(_ count: Int) { age += count }

  /// Processes the next chunk of `sound`, multiplied by `gain`, if it is complete.
  mutating func hear(_ sound: borrowing SoundHistory, gain: Float) {
    guard age >= Self.chunk else { return }
    age -= Self.chunk
    take(sound, endingBefore: age, gain: gain)
    odds = network.logOdds(of: samples)
  }

  /// Restarts at the end of `sound` with its last two chunks.
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

  private mutating func take(
    _ sound: borrowing SoundHistory, endingBefore back: Int, gain: Float
  ) {
    samples.withUnsafeMutableBufferPointer { samples in
      sound.copy(SileroNetwork.heard, endingBefore: back, gain: gain, into: samples)
      SileroNetwork.mirrorEnd(of: samples)
    }
  }
}
