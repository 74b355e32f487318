import LedgerCoverage
import Testing

@testable import HarkDetection

@Suite("Sensitivity")
struct EndpointPolicyTests {
  @Test("Higher sensitivity lets fainter speech count", .covers("S3-90"))
  func sensitivity() {
    let faint = ProbabilityTimeline.probabilities("__------____").map { $0 }
    func hears(_ sensitivity: Double) -> Bool {
      var endpointer = Endpointer(policy: EndpointPolicy(sensitivity: sensitivity))
      for (frame, probability) in faint.enumerated() {
        _ = endpointer.advance(to: (frame + 1) * 160, probability: probability)
        if endpointer.isSpeech { return true }
      }
      return false
    }
    #expect(!hears(0))
    #expect(!hears(0.5))
    #expect(hears(0.8))
    #expect(hears(1))
  }

  @Test(
    "Thresholds fall with sensitivity, stay within 0 and 1, and keep the release below the onset")
  func thresholds() {
    var before: Float = 1
    for step in -5...15 {
      let policy = EndpointPolicy(sensitivity: Double(step) / 10)
      #expect(policy.onset <= before)
      #expect(policy.onset > 0 && policy.onset < 1)
      #expect(policy.release > 0 && policy.release < policy.onset)
      before = policy.onset
    }
    #expect(EndpointPolicy().onset == 0.5)
  }
}
