import Hark

/// The frame of one bar of a waveform.
struct WaveformBar: Sendable, Equatable {
  /// The left edge, in points.
  let x: Double

  /// The top edge, in points.
  let y: Double
  let width: Double
  let height: Double

  /// Returns the bars for the heights `bars`, in the range 0…1, oldest first, laid out side by side
  /// in an area given in points.
  ///
  /// If space is limited, only the newest bars are included.
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
