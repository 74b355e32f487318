/// Slows speech down incrementally without lowering its pitch.
///
/// Overlapping segments of the audio are moved further apart, each starting where it best matches
/// the end of the previous one (WSOLA).
struct SlowedSound {
  /// The distance between segments in the output, in samples: 20 ms, two periods of a deep voice.
  private static let hop = 320

  /// The search range for a better match on either side, in samples: 10 ms, the period of a deep
  /// voice.
  private static let reach = 160

  /// The factor by which the audio is lengthened.
  let factor: Double

  private var pending: [Float]
  private var begun = 0.0

  /// The index in `pending` at which the previous segment would continue.
  private var next = Self.reach

  /// Creates an instance; `factor` is at least 1.
  init(factor: Double) {
    self.factor = factor
    pending = [Float](repeating: 0, count: Self.reach)
  }

  /// Appends audio and returns the output that is complete.
  mutating func process(_ samples: [Float]) -> [Float] {
    pending += samples
    var made: [Float] = []
    while pending.count >= Int(begun) + 2 * Self.reach + Self.hop, pending.count >= next + Self.hop
    {
      made += step()
    }
    return made
  }

  /// Returns the remaining output.
  mutating func flush() -> [Float] {
    // The silence gives the last segment audio to be compared with.
    process([Float](repeating: 0, count: 2 * (Self.reach + Self.hop)))
  }

  private mutating func step() -> [Float] {
    let best = bestPlace()
    let made = (0..<Self.hop).map { index in
      let weight = Float(index) / Float(Self.hop)
      return pending[next + index] * (1 - weight) + pending[best + index] * weight
    }
    next = best + Self.hop
    begun += Double(Self.hop) / factor
    drop()
    return made
  }

  /// Returns the index of the audio that best matches the continuation of the previous segment.
  private func bestPlace() -> Int {
    pending.withUnsafeBufferPointer { sound in
      var best = (place: Int(begun) + Self.reach, likeness: -Float.infinity)
      for place in stride(from: Int(begun), through: Int(begun) + 2 * Self.reach, by: 2) {
        var likeness: Float = 0
        for index in stride(from: 0, to: Self.hop, by: 2) {
          likeness += sound[place + index] * sound[next + index]
        }
        if likeness > best.likeness { best = (place, likeness) }
      }
      return best.place
    }
  }

  /// Removes audio that is no longer needed.
  private mutating func drop() {
    let count = min(Int(begun), next)
    pending.removeFirst(count)
    begun -= Double(count)
    next -= count
  }
}
