import Hark
import HarkTesting
import Testing

@Suite("Conformance check of haptics")
struct HapticsConformanceTests {
  @Test("The recording and the empty haptics conform; every haptic is played")
  func fakes() async {
    let haptics = RecordingHaptics()
    #expect(await HapticsConformance(bounds: .unhurried) { haptics }.findings() == [])
    #expect(haptics.played.count == 12)
    #expect(haptics.violations.isEmpty)
    #expect(await HapticsConformance { NoHaptics() }.findings() == [])
  }

  @Test(
    "Haptics that block the caller are reported", arguments: HapticsConformance.Rule.allCases)
  func broken(rule: HapticsConformance.Rule) async {
    let bounds = ConformanceBounds(prompt: ConformanceBounds.heldUp)
    let findings = await HapticsConformance(bounds: bounds) { SlowHaptics(breaking: rule) }
      .findings()
    #expect(findings.map(\.rule) == [rule.rawValue], "\(findings)")
  }
}

/// Haptics that block the caller for too long.
private struct SlowHaptics: Haptics {
  let breaking: HapticsConformance.Rule

  func prepare() {
    if breaking == .preparesAtOnce { ConformanceBounds.holdUp() }
  }

  func play(_ haptic: Haptic) {
    if breaking == .playsAtOnce, haptic == .success { ConformanceBounds.holdUp() }
  }
}
