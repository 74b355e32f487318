/// The newest samples, for a network's look-back.
struct SoundHistory: Sendable {
  /// The number of samples available: two chunks of the network and the context that precedes them.
  static let kept = SileroNetwork.heard + SileroDetector.frameLength

  /// Storage for twice as many samples, so that they are rarely moved to its start.
  private var samples = [Float](repeating: 0, count: 2 * kept)

  /// The index after the newest sample.
  private var end = kept

  /// Discards all samples; silence precedes the first sample.
  mutating func reset() {
    for index in 0..<Self.kept { samples[index] = 0 }
    end = Self.kept
  }

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
