import Hark
import Testing

@Suite("The smoothness of an animation")
struct FrameRateTests {
  private func rate(_ times: [Double]) -> FrameRate {
    var rate = FrameRate()
    for time in times { rate.add(frameAt: time) }
    return rate
  }

  @Test("60 frames per second drop no frame")
  func smooth() {
    let rate = rate((0...120).map { Double($0) / 60 })
    #expect(rate.count == 120)
    #expect(abs(rate.average - 60) < 1e-6)
    #expect(rate.dropped == 0)
  }

  @Test("120 frames per second drop no frame")
  func smoother() {
    #expect(rate((0...120).map { Double($0) / 120 }).dropped == 0)
  }

  @Test("A gap of four frames counts as three dropped")
  func gap() {
    #expect(rate([0, 1.0 / 60, 5.0 / 60, 6.0 / 60]).dropped == 3)
  }

  @Test("A repeated frame counts once, and a pause is not a gap")
  func pause() {
    var rate = rate([0, 1.0 / 60, 1.0 / 60])
    #expect(rate.count == 1)
    rate.pause()
    rate.add(frameAt: 9)
    #expect(rate.dropped == 0)
    #expect(rate.count == 1)
  }
}
