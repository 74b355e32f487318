/// Removes clicks, keystrokes, and crackle shorter than 30 ms from band powers.
///
/// The filter is a morphological opening over time in each band: the minimum of three frames, then
/// the maximum of three such minima. Longer sounds pass unchanged, except for a delay of 20 ms at
/// their start.
struct ClickFilter: Sendable {
  /// The power in each band with clicks removed.
  private(set) var power: [Float]

  /// The powers of the two previous frames, and the minima of three frames at those times.
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

  /// Processes the next frame's power in each band.
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

  /// Initializes the history as if all earlier frames were identical to the first.
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
