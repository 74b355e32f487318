/// Sound that waits to be played, and how loud it goes out: what an adapter for a loudspeaker keeps.
public struct PlaybackQueue: Sendable {
  private var waiting: [Float] = []
  private var taken = 0

  /// Samples that have gone out.
  public private(set) var sent = 0

  private var gain: Float = 1
  private var wanted: Float = 1
  private var step: Float = 0

  /// Makes an empty one.
  public init() {}

  /// Whether nothing waits.
  public var isEmpty: Bool { taken == waiting.count }

  /// Puts samples behind what waits; what is no sound is silence.
  public mutating func append(_ samples: [Float]) {
    waiting += samples.map { $0.isNaN ? 0 : min(max($0, -1), 1) }
  }

  /// Changes the loudness of what follows, over `PlaybackTiming.ramp`.
  public mutating func fade(to gain: Float) {
    wanted = min(max(gain, 0), 1)
    step = (wanted - self.gain) / Float(AudioTime.samples(PlaybackTiming.ramp))
  }

  /// Up to `count` samples that go out now, as loud as they shall be; nil when none waits.
  public mutating func take(_ count: Int) -> AudioChunk? {
    let end = min(taken + count, waiting.count)
    guard end > taken else { return nil }
    let samples = waiting[taken..<end].map { $0 * nextGain() }
    let chunk = AudioChunk(start: sent, samples: samples)
    sent = chunk.end
    taken = end
    // Shifting the rest is dear, and so is keeping what has gone out.
    if taken > waiting.count / 2 {
      waiting.removeFirst(taken)
      taken = 0
    }
    return chunk
  }

  private mutating func nextGain() -> Float {
    if gain == wanted { return gain }
    gain += step
    if step == 0 || (step > 0) == (gain >= wanted) { gain = wanted }
    return gain
  }
}
