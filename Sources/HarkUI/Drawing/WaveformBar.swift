import Hark

/// One bar of a waveform in its place.
struct WaveformBar: Sendable, Equatable {
  /// The left edge, in points.
  let x: Double

  /// The upper edge, in points.
  let y: Double
  let width: Double
  let height: Double

  /// The bars of the heights `bars`, 0…1, oldest first, side by side in an area of so many points.
  ///
  /// Where there is little room only the newest are drawn.
  static func bars(_ bars: [Double], width: Double, height: Double) -> [WaveformBar] {
    let most = max(1, Int(width / WaveformSize.leastStep))
    let shown = bars.suffix(most)
    let step = width / Double(max(shown.count, 1))
    let thick = step * WaveformSize.fullness
    return shown.enumerated().map { index, bar in
      let tall = max(bar * height, min(thick, height))
      return WaveformBar(
        x: Double(index) * step + (step - thick) / 2, y: (height - tall) / 2, width: thick,
        height: tall)
    }
  }
}
