import Hark
import HarkTesting
import LedgerCoverage
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("Haptics") struct UIKitHapticsTests {
    @Test("They fulfill the port's contract")
    func conformance() async {
      Handset.reset()
      #expect(await HapticsConformance { UIKitHaptics() }.findings() == [])
      // Five generators are prepared and twelve haptics played, some of them asynchronously.
      await Handset.logged(17)
    }

    @Test("Each haptic plays an impact of the right style and intensity", .covers("S3-58", "S3-61"))
    func knocks() async {
      Handset.reset()
      let haptics = UIKitHaptics()
      let all: [(Haptic, String)] = [
        (.impact(.light, intensity: 0.5), "impact light 0.5"),
        (.impact(.medium, intensity: 1), "impact medium 1.0"),
        (.impact(.soft, intensity: 0.4), "impact soft 0.4"),
        (.success, "notification success"), (.error, "notification error"),
        (.selection, "selection"),
      ]
      for (index, (haptic, knock)) in all.enumerated() {
        haptics.play(haptic)
        await Handset.logged(index + 1)
        #expect(Handset.log.last == knock)
      }
    }

    @Test("All generators are prepared in advance", .covers("S3-68"))
    func prepared() async {
      Handset.reset()
      UIKitHaptics().prepare()
      await Handset.logged(5)
      #expect(Handset.log == [String](repeating: "prepare", count: 5))
    }
  }
}
