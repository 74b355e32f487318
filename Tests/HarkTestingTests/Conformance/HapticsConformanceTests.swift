import Hark
import HarkTesting
import Testing

@Suite("What is asked of haptics")
struct HapticsConformanceTests {
  @Test("The recording haptics, and none at all, conform; every knock is played")
  func fakes() async {
    let haptics = RecordingHaptics()
    #expect(await HapticsConformance(bounds: .unhurried) { haptics }.findings() == [])
    #expect(haptics.played.count == 12)
    #expect(haptics.violations.isEmpty)
    #expect(await HapticsConformance { NoHaptics() }.findings() == [])
  }

  @Test(
    "Haptics that hold up their caller are found out", arguments: HapticsConformance.Rule.allCases)
  func broken(rule: HapticsConformance.Rule) async {
    let bounds = ConformanceBounds(prompt: ConformanceBounds.heldUp)
    let findings = await HapticsConformance(bounds: bounds) { SlowHaptics(breaking: rule) }
      .findings()
    #expect(findings.map(\.rule) == [rule.rawValue], "\(findings)")
  }
}

/// Haptics that block the caller too long.
private struct SlowHaptics: Haptics {
  let breaking: HapticsConformance.Rule

  func prepare() {
    if breaking == .preparesAtOnce { ConformanceBounds.holdUp() }
  }

  func play(_ haptic: Haptic) {
    if breaking == .playsAtOnce, haptic == .success { ConformanceBounds.holdUp() }
  }
}
