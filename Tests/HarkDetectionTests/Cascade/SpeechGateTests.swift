import Testing

@testable import HarkDetection

@Suite("The gate before the network")
struct SpeechGateTests {
  /// Returns a gate that is asleep.
  private func asleep() -> SpeechGate {
    var gate = SpeechGate()
    for _ in 0..<60 { _ = gate.update(evidence: 0, odds: -6) }
    return gate
  }

  @Test("Is awake for the first 0.6 s, and then asleep during silence")
  func beginning() {
    var gate = SpeechGate()
    let states = (0..<70).map { _ in gate.update(evidence: 0, odds: -6) }
    #expect(states.firstIndex(of: .asleep) == 60)
    #expect(states.suffix(10).allSatisfy { $0 == .asleep })
  }

  @Test("Wakes once when audio stands out, and sleeps 140 ms after its end")
  func waking() {
    var gate = asleep()
    #expect(gate.update(evidence: 0, odds: -6) == .asleep)
    let states = (0..<60).map { gate.update(evidence: $0 < 20 ? 1 : 0, odds: -6) }
    #expect(states.first == .waking)
    #expect(states.filter { $0 == .waking }.count == 1)
    // The smoothed evidence takes several frames to fall.
    #expect((34...40).contains(states.firstIndex(of: .asleep) ?? 0))
  }

  @Test("High odds of speech keep it awake")
  func odds() {
    var gate = asleep()
    _ = gate.update(evidence: 1, odds: -6)
    #expect((0..<300).allSatisfy { _ in gate.update(evidence: 0, odds: -2.4) == .awake })
    #expect((0..<15).map { _ in gate.update(evidence: 0, odds: -2.6) }.last == .asleep)
  }

  @Test("Reports the start of a rise, and fading")
  func rises() {
    var gate = asleep()
    _ = gate.update(evidence: 1, odds: -6)
    #expect(gate.isRising && !gate.isFading)
    for _ in 0..<40 { _ = gate.update(evidence: 1, odds: 3) }
    #expect(!gate.isRising && !gate.isFading)
    for _ in 0..<20 { _ = gate.update(evidence: 0, odds: 3) }
    #expect(!gate.isRising && gate.isFading)
    _ = gate.update(evidence: 4, odds: 3)
    #expect(gate.isRising && !gate.isFading)
  }

  @Test("The network is awake from the first frame")
  func first() {
    var gate = SpeechGate()
    #expect(gate.update(evidence: 0, odds: -6) == .awake)
  }
}
