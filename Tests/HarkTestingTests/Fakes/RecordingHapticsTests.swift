import Hark
import HarkTesting
import Testing

@Suite("The recording haptics and the scripted connection")
struct RecordingHapticsTests {
  @Test("Knocks are noted in order; one that is too strong is noted as nonsense")
  func notes() async {
    let haptics = RecordingHaptics()
    haptics.prepare()
    haptics.play(.impact(.light, intensity: 0.5))
    haptics.play(.impact(.soft, intensity: 1.5))
    await haptics.played(2)
    #expect(haptics.preparationCount == 1)
    #expect(
      haptics.played == [.impact(.light, intensity: 0.5), .impact(.soft, intensity: 1.5)])
    #expect(haptics.violations == ["A knock of strength 1.5 was played: it is 0 to 1."])
  }

  @Test("The connection is what the test says")
  func connection() {
    let reachability = ScriptedReachability()
    #expect(reachability.isConnected)
    reachability.connect(false)
    #expect(!reachability.isConnected)
  }
}
