import Hark
import HarkPresentation
import Testing

@testable import HarkUI

@Suite("Bars of a waveform")
struct WaveformBarTests {
  @Test("The bars are side by side, centered, and within their area")
  func inside() {
    let bars = WaveformBar.bars([0, 0.5, 1, 0.06], width: 100, height: 28)
    #expect(bars.count == 4)
    for (bar, next) in zip(bars, bars.dropFirst()) { #expect(bar.x + bar.width < next.x) }
    for bar in bars {
      #expect(bar.x >= 0 && bar.x + bar.width <= 100)
      #expect(bar.y >= 0 && bar.y + bar.height <= 28)
      #expect(abs(bar.y + bar.height / 2 - 14) < 0.001)
    }
    #expect(bars[2].height == 28)
    #expect(bars[0].height > 0, "silence is a line")
  }

  @Test("A narrow area contains only the newest bars")
  func narrow() {
    let bars = WaveformBar.bars([1, 1, 1, 1, 0.5], width: WaveformSize.leastStep * 2, height: 10)
    #expect(bars.map(\.height) == [10, 5])
  }

  @Test("Empty input and an empty area give no bars")
  func nothing() {
    #expect(WaveformBar.bars([], width: 100, height: 28).isEmpty)
    #expect(WaveformBar.bars([1, 1], width: 0, height: 28).count == 1)
  }
}
