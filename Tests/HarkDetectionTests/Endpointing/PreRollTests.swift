import Testing

@testable import HarkDetection

@Suite("Where a recording's sound begins")
struct PreRollTests {
  private let preRoll = PreRoll(seconds: 0.5)

  @Test("The pre-roll's seconds before the onset")
  func ordinary() {
    #expect(preRoll.start(onset: 32_000, oldestHeld: 0) == 24_000)
  }

  @Test("Not before the microphone was opened")
  func beginning() {
    #expect(preRoll.start(onset: 4_000, oldestHeld: -16_000) == 0)
  }

  @Test("Not before the oldest sound still held")
  func ring() {
    #expect(preRoll.start(onset: 32_000, oldestHeld: 30_000) == 30_000)
  }

  @Test("Not before the end of the previous recording")
  func previous() {
    #expect(preRoll.start(onset: 32_000, oldestHeld: 10_000, previousEnd: 28_000) == 28_000)
  }
}
