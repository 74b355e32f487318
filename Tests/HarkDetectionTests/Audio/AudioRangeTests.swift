import Testing

@testable import HarkDetection

@Suite("Conversion between samples and seconds")
struct AudioRangeTests {
  @Test(
    "Seconds are rounded to the nearest sample",
    arguments: [
      (0, 0), (1, 16_000), (-1, -16_000), (0.8, 12_800), (0.000_03, 0), (0.000_04, 1),
      (-0.000_04, -1), (1.1, 17_600), (.infinity, AudioTime.longest),
      (-.infinity, -AudioTime.longest), (.nan, 0), (1e300, AudioTime.longest),
    ] as [(Double, Int)])
  func samples(seconds: Double, wanted: Int) {
    #expect(AudioTime.samples(seconds) == wanted)
  }

  @Test("A range never ends before it starts")
  func order() {
    let range = AudioRange(start: 16_000, end: 8_000)
    #expect(range.count == 0)
    #expect(range.startTime == 1)
    #expect(AudioRange(start: 8_000, end: 32_000).duration == 1.5)
  }

  @Test("An infinite limit never ends a turn")
  func endless() {
    let limits = TurnLimits(silence: .infinity, noSpeechTimeout: 1e300, length: .infinity)
    var turn = TurnEndpointer(begun: 1_000_000, limits: limits)
    #expect(turn.advance(to: 1 << 50) == nil)
  }
}
