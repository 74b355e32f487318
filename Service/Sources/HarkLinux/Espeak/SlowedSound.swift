/// Makes speech longer without making it deeper, piece by piece: overlapping stretches of it are laid
/// further apart, each from where it fits best to the end of the one before (WSOLA).
struct SlowedSound {
  /// Samples from one stretch to the next in what is made: 20 ms, two periods of a deep voice.
  private static let hop = 320

  /// How far to either side a better place is looked for: 10 ms, the period of a deep voice.
  private static let reach = 160

  /// How many times as long.
  let factor: Double

  private var pending: [Float]
  private var begun = 0.0

  /// Where, in what is pending, the stretch before would go on.
  private var next = Self.reach

  /// Makes one; `factor` is 1 or more.
  init(factor: Double) {
    self.factor = factor
    pending = [Float](repeating: 0, count: Self.reach)
  }

  /// Takes sound and returns what can be made of it by now.
  mutating func process(_ samples: [Float]) -> [Float] {
    pending += samples
    var made: [Float] = []
    while pending.count >= Int(begun) + 2 * Self.reach + Self.hop, pending.count >= next + Self.hop
    {
      made += step()
    }
    return made
  }

  /// Returns the rest.
  mutating func flush() -> [Float] {
    // Silence, so that the last stretch has something to be compared with.
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

  /// Where sound begins that is most like that with which the stretch before would go on.
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

  /// Forgets what is needed no more.
  private mutating func drop() {
    let count = min(Int(begun), next)
    pending.removeFirst(count)
    begun -= Double(count)
    next -= count
  }
}
