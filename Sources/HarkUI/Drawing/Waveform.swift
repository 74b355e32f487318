#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// What has been heard lately, as bars; it moves only as new sound comes.
  ///
  /// A screen reader passes over it: the button and the indicator say that something is recorded.
  @available(iOS 18, *)
  public struct Waveform: View {
    private let bars: [Double]
    private let color: ThemeColor
    @ScaledMetric(relativeTo: .body) private var height = WaveformSize.height

    /// Draws bars of the heights `bars`, 0…1, oldest first.
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

  @available(iOS 18, *)
  extension WaveformBar {
    fileprivate var path: Path {
      Path(
        roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: width / 2)
    }
  }

  @available(iOS 18, *)
  #Preview("Quiet, loud") {
    Waveform([0.06, 0.2, 0.9, 0.5, 1, 0.3, 0.06], color: Theme(for: .mealLog).recording)
  }
#endif
