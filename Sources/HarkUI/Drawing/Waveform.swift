#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// Recent audio levels as bars, which move only when new audio arrives.
  ///
  /// It is hidden from screen readers, because the button and the indicator announce the recording.
  @available(iOS 18, *)
  public struct Waveform: View {
    private let bars: [Double]
    private let color: ThemeColor
    @ScaledMetric(relativeTo: .body) private var height = WaveformSize.height

    /// Creates a waveform with bars of the heights `bars`, in the range 0…1, oldest first.
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
