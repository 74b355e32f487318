/// Takes clicks, keystrokes and crackle out of band powers: whatever lasts less than 30 ms.
///
/// A morphological opening over time, band by band: the least of three frames, then the greatest of
/// three such. What lasts longer passes unchanged, 20 ms late at its beginning.
struct ClickFilter: Sendable {
  /// The power in each band without clicks.
  private(set) var power: [Float]

  /// The powers of the two frames before, and the least of three frames as it was then.
  private var before: [Float]
  private var beforeThat: [Float]
  private var least: [Float]
  private var leastBefore: [Float]
  private var isFresh = true

  init(bands: Int) {
    let nothing = [Float](repeating: 0, count: bands)
    power = nothing
    before = nothing
    beforeThat = nothing
    least = nothing
    leastBefore = nothing
  }

  /// Takes the next frame's power in each band.
  mutating func update(_ bands: [Float]) {
    if isFresh { begin(bands) }
    for b in 0..<power.count {
      let low = min(bands[b], before[b], beforeThat[b])
      power[b] = max(low, least[b], leastBefore[b])
      leastBefore[b] = least[b]
      least[b] = low
      beforeThat[b] = before[b]
      before[b] = bands[b]
    }
  }

  /// The first frame counts as if it had been going on.
  private mutating func begin(_ bands: [Float]) {
    isFresh = false
    for b in 0..<power.count {
      before[b] = bands[b]
      beforeThat[b] = bands[b]
      least[b] = bands[b]
      leastBefore[b] = bands[b]
    }
  }
}
