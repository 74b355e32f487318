/// A queue of samples to play and their gain, for loudspeaker adapters.
package struct PlaybackQueue: Sendable {
  private var waiting: [Float] = []
  private var taken = 0

  /// The number of samples taken from the queue.
  package private(set) var sent = 0

  private var gain: Float = 1

  /// The gain at the end of the latest fade, 0…1.
  package private(set) var wanted: Float = 1
  private var step: Float = 0

  package init() {}

  package var isEmpty: Bool { taken == waiting.count }

  /// Appends samples, clamped to ±1; NaN becomes silence.
  package mutating func append(_ samples: [Float]) { waiting += samples.map(Sample.clean) }

  /// Changes the gain of subsequent samples over `PlaybackTiming.ramp`.
  package mutating func fade(to gain: Float) {
    wanted = min(max(gain, 0), 1)
    step = (wanted - self.gain) / Float(AudioTime.samples(PlaybackTiming.ramp))
  }

  /// Removes and returns up to `count` samples with the gain applied; `nil` if the queue is empty.
  package mutating func take(_ count: Int) -> AudioChunk? { takeBoth(count)?.faded }

  /// Removes up to `count` samples and returns them unchanged and with the gain applied, for devices
  /// that apply the gain themselves; `nil` if the queue is empty.
  package mutating func takeBoth(_ count: Int) -> (plain: AudioChunk, faded: AudioChunk)? {
    let end = min(taken + count, waiting.count)
    guard end > taken else { return nil }
    let plain = AudioChunk(start: sent, samples: Array(waiting[taken..<end]))
    let faded = AudioChunk(start: sent, samples: plain.samples.map { $0 * nextGain() })
    sent = plain.end
    taken = end
    // Shifting the remaining samples on every call is expensive, as is keeping all played samples.
    if taken > waiting.count / 2 {
      waiting.removeFirst(taken)
      taken = 0
    }
    return (plain, faded)
  }

  private mutating func nextGain() -> Float {
    if gain == wanted { return gain }
    gain += step
    if step == 0 || (step > 0) == (gain >= wanted) { gain = wanted }
    return gain
  }
}
