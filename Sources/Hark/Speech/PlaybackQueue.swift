/// A queue of samples to play and their gain, for loudspeaker adapters.
package struct PlaybackQueue: Sendable {
  private var waiting: [Float] = []
  private var taken = 0

  /// The number of samples taken from the queue.
  package private(set) var sent = 0

  private var gain: Float = 1
  private var wanted: Float = 1
  private var step: Float = 0

  package init() {}

  package var isEmpty: Bool { taken == waiting.count }

  /// Appends samples, clamped to ±1; NaN becomes silence.
  package mutating func append(_ samples: [Float]) {
    waiting += samples.map(Sample.clean)
  }

  /// Changes the gain of subsequent samples over `PlaybackTiming.ramp`.
  package mutating func fade(to gain: Float) {
    wanted = min(max(gain, 0), 1)
    step = (wanted - self.gain) / Float(AudioTime.samples(PlaybackTiming.ramp))
  }

  /// Removes and returns up to `count` samples with the gain applied; `nil` if the queue is empty.
  package mutating func take(_ count: Int) -> AudioChunk? {
    let end = min(taken + count, waiting.count)
    guard end > taken else { return nil }
    let samples = waiting[taken..<end].map { $0 * nextGain() }
    let chunk = AudioChunk(start: sent, samples: samples)
    sent = chunk.end
    taken = end
    // Shifting the remaining samples on every call is expensive, and so is keeping all played
    // samples.
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
