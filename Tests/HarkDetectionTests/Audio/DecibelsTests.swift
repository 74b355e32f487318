import Testing

@testable import HarkDetection

@Suite("Decibels")
struct DecibelsTests {
  @Test("Decibels of a power", arguments: [(1, 0), (0.01, -20), (0, -120)] as [(Float, Float)])
  func decibels(power: Float, wanted: Float) {
    #expect(abs(Decibels.ofPower(power) - wanted) < 0.001)
  }
}
