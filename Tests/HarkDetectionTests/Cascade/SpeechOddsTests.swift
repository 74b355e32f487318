import Testing

@testable import HarkDetection

@Suite("Combined odds of speech")
struct SpeechOddsTests {
  /// Returns the odds after one second of `network` at `evidence`.
  private func settled(_ network: Float, evidence: Float) -> SpeechOdds {
    var odds = SpeechOdds()
    for _ in 0..<100 { odds.update(evidence: evidence, odds: network) }
    return odds
  }

  @Test("Have thresholds in the middle of the range")
  func operatingPoint() {
    let policy = EndpointPolicy(sensitivity: 0.5)
    #expect(Logarithm.logistic(settled(-1.1, evidence: 1).value) > policy.onset)
    #expect(Logarithm.logistic(settled(-1.13, evidence: 1).value) < policy.onset)
    #expect(Logarithm.logistic(settled(-1.9, evidence: 1).value) > policy.release)
    #expect(Logarithm.logistic(settled(-2.1, evidence: 1).value) < policy.release)
  }

  @Test("Grow with the network's odds")
  func monotonous() {
    for evidence in [0, 0.1, 0.3, 2] as [Float] {
      let values = stride(from: Float(-10), through: 10, by: 0.5).map {
        settled($0, evidence: evidence).value
      }
      #expect(values == values.sorted())
      #expect(Set(values).count > 30)
    }
  }

  @Test("Are reduced in quiet audio, down to a bound")
  func quiet() {
    #expect(settled(0, evidence: 0).value < settled(0, evidence: 1).value - 1)
    #expect(settled(-3.5, evidence: 0).value == settled(-3.6, evidence: 0).value)
    #expect(settled(-5, evidence: 0).value == settled(-5, evidence: 1).value)
  }

  @Test("Bridge a short dip of the network, but not a long one")
  func dip() {
    var odds = settled(4, evidence: 1)
    odds.update(evidence: 1, odds: -2)
    let first = odds.value
    for _ in 0..<100 { odds.update(evidence: 1, odds: -2) }
    #expect(first > odds.value + 0.5)
    #expect(abs(odds.value - settled(-2, evidence: 1).value) < 0.01)
  }

  @Test("Fall slowly when the network goes to sleep, and then never start speech")
  func sleep() {
    var odds = settled(-1, evidence: 0.2)
    odds.sleep(evidence: 0)
    let first = odds.value
    #expect(first > -1)
    for _ in 0..<2_000 {
      odds.sleep(evidence: 0)
      #expect(Logarithm.logistic(odds.value) < 0.9)
    }
    #expect(odds.value < first - 4)
  }

}
