import Hark
import HarkPresentation
import Testing

@testable import HarkUI

@Suite("The bars of a waveform")
struct WaveformBarTests {
  @Test("They stand side by side in the middle, and none leaves its area")
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

  @Test("Where there is little room only the newest are drawn")
  func narrow() {
    let bars = WaveformBar.bars([1, 1, 1, 1, 0.5], width: WaveformSize.leastStep * 2, height: 10)
    #expect(bars.map(\.height) == [10, 5])
  }

  @Test("No level and no room are nothing to draw and no harm")
  func nothing() {
    #expect(WaveformBar.bars([], width: 100, height: 28).isEmpty)
    #expect(WaveformBar.bars([1, 1], width: 0, height: 28).count == 1)
  }
}
