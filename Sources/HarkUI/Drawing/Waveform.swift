import Hark
import HarkPresentation

#if canImport(SwiftUI)
  import SwiftUI

  /// Recent audio levels as bars, which move only when new audio arrives.
  ///
  /// It is hidden from screen readers, because the button and the indicator announce the recording.
  @available(iOS 18, *)
  public struct Waveform: View {
    private let bars: [Double]
    private let color: ThemeColor
    @ScaledMetric(relativeTo: .body) private var height = WaveformSize.height

    /// Creates a waveform from the heights of its bars, in the range 0…1, oldest first.
    public init(_ bars: [Double], color: ThemeColor) {
      self.bars = bars
      self.color = color
    }

    /// The bars.
    public var body: some View {
      Canvas { context, size in
        let bars = WaveformBar.bars(bars, width: size.width, height: size.height)
        for bar in bars { context.fill(bar.path, with: .color(Color(color))) }
      }
      .frame(height: height)
      .accessibilityHidden(true)
    }
  }

  @available(iOS 18, *) extension WaveformBar {
    fileprivate var path: Path {
      Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: width / 2)
    }
  }

  @available(iOS 18, *) #Preview("Quiet, loud") {
    Waveform([0.06, 0.2, 0.9, 0.5, 1, 0.3, 0.06], color: Theme(for: .mealLog).recording)
  }
#endif

struct WaveformBar: Sendable, Equatable {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  /// Returns the bars for the heights `bars`, in the range 0…1, oldest first, laid out side by side
  /// in an area given in points; if space is limited, only the newest that fit.
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
