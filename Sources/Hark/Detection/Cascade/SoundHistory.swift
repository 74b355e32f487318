/// The newest samples, so that a network can look back at them.
struct SoundHistory: Sendable {
  /// Samples that can be looked back at: two chunks of the network and what it takes from before.
  static let kept = SileroNetwork.heard + SileroDetector.frameLength

  /// Room for twice as many, so that they are seldom moved to its beginning.
  private var samples = [Float](repeating: 0, count: 2 * kept)

  /// The place behind the newest.
  private var end = kept

  /// Forgets everything; what lies before the first sample is silence.
  mutating func reset() {
    for index in 0..<Self.kept { samples[index] = 0 }
    end = Self.kept
  }

  /// Takes the next samples, at most `kept`.
  mutating func append(_ frame: UnsafeBufferPointer<Float>) {
    precondition(frame.count <= Self.kept)
    if end + frame.count > samples.count {
      for index in 0..<Self.kept { samples[index] = samples[end - Self.kept + index] }
      end = Self.kept
    }
    for index in 0..<frame.count { samples[end + index] = frame[index] }
    end += frame.count
  }

  /// Writes the `count` samples that end `back` samples before now, `gain` times as loud.
  func copy(
    _ count: Int, endingBefore back: Int, gain: Float,
    into target: UnsafeMutableBufferPointer<Float>
  ) {
    precondition(back >= 0 && count + back <= Self.kept && count <= target.count)
    let start = end - back - count
    for index in 0..<count { target[index] = gain * Sample.clean(samples[start + index]) }
  }
}
