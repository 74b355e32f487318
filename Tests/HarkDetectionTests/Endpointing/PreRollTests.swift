import Testing

@testable import HarkDetection

@Suite("Pre-roll")
struct PreRollTests {
  private let preRoll = PreRoll(seconds: 0.5)

  @Test("The recording starts `seconds` before the onset")
  func ordinary() {
    #expect(preRoll.start(onset: 32_000, oldestHeld: 0) == 24_000)
  }

  @Test("The recording never starts before the microphone was opened")
  func beginning() {
    #expect(preRoll.start(onset: 4_000, oldestHeld: -16_000) == 0)
  }

  @Test("The recording never starts before the oldest audio held")
  func ring() {
    #expect(preRoll.start(onset: 32_000, oldestHeld: 30_000) == 30_000)
  }

  @Test("The recording never starts before the end of the previous one")
  func previous() {
    #expect(preRoll.start(onset: 32_000, oldestHeld: 10_000, previousEnd: 28_000) == 28_000)
  }
}
