import Hark
import HarkTesting
import Testing

@Suite("The recording haptics and the scripted connection")
struct RecordingHapticsTests {
  @Test("Haptics are recorded in order; an excessive intensity is a violation")
  func notes() async {
    let haptics = RecordingHaptics()
    haptics.prepare()
    haptics.play(.impact(.light, intensity: 0.5))
    haptics.play(.impact(.soft, intensity: 1.5))
    await haptics.played(2)
    #expect(haptics.preparationCount == 1)
    #expect(
      haptics.played == [.impact(.light, intensity: 0.5), .impact(.soft, intensity: 1.5)])
    #expect(haptics.violations == ["An impact of intensity 1.5 was played; the range is 0…1."])
  }

  @Test("The connection has the state that the test sets")
  func connection() {
    let reachability = ScriptedReachability()
    #expect(reachability.isConnected)
    reachability.connect(false)
    #expect(!reachability.isConnected)
  }
}
