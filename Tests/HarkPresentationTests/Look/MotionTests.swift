import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("Motion and sizes")
struct MotionTests {
  @Test("Each number matches the ledger")
  func numbers() {
    #expect(Motion.state == Motion.Spring(response: 0.5, dampingFraction: 0.8))
    #expect(Motion.banner == Motion.Spring(response: 0.5, dampingFraction: 0.7))
    #expect(Motion.level == Motion.Timing(easing: .easeOut, duration: 0.05))
    #expect(Motion.press == Motion.Timing(easing: .easeOut, duration: 0.1))
    #expect(Motion.pressedScale == 0.95 && Motion.iconScale == 0.8)
    #expect(Motion.pulseEnd == Motion.Timing(easing: .linear, duration: 0.1))
    #expect(Motion.composerDot.scale == [1, 1.2] && Motion.composerDot.opacity == [1, 0.7])
    #expect(Motion.composerDot.timing.duration == 0.5 && Motion.composerDot.reverses)
    #expect(Motion.captureDot.opacity == [0.3, 1] && Motion.captureDot.timing.duration == 0.8)
    #expect(Motion.listeningDot.opacity == [0.6, 1] && Motion.listeningDot.timing.duration == 1)
    #expect(Motion.listeningRing.scale == [1, 1.05])
    #expect(Motion.listeningRing.timing.duration == 2)
    #expect(Motion.orbRings.map(\.delay) == [0, 0.5, 1])
    #expect(Motion.orbRings.allSatisfy { $0.scale == [0.8, 1.2] && $0.opacity == [0.3, 0] })
    #expect(Motion.orbRings.allSatisfy { $0.timing.duration == 2 && !$0.reverses })
    #expect(Motion.avatarRing.scale == [1, 1.08] && Motion.avatarRing.timing.duration == 1)
    #expect(CallSize.button == 70 && CallSize.orbRings == [30, 60, 90])
    #expect(CallSize.orbRingOpacities == [0.15, 0.1, 0.05])
    #expect(CallSize.overlayHeight == 280 && CallSize.overlayRadius == 16)
  }

  @Test("A button without glass has the ledger's corners and shadow", .covers("S1-03"))
  func glass() {
    #expect(ScreenSize.glassRadius == 8)
    let black = SRGBColor(0x000000, opacity: 0.1)
    #expect(ScreenSize.glassShadow.color.light == black)
    #expect(ScreenSize.glassShadow.blur == 2 && ScreenSize.glassShadow.y == 1)
  }

  @Test("A call's colors are the ledger's hex values")
  func callColors() {
    #expect(Palette.recording.light.hex == "#EF4444")
    #expect(Palette.listening.light.hex == "#22C55E")
    #expect(Palette.held.light.hex == "#F59E0B")
    #expect(Palette.speaking.light.hex == "#3B82F6")
    #expect(Palette.neutral.light.hex == "#6B7280" && Palette.neutral.dark.hex == "#9CA3AF")
    let call = Theme(for: .call)
    #expect(call.background.map(\.light.opacity) == [1, 0.3, 1])
    #expect(call.button(.idle).shadow == ShadowLook(color: call.accent.opacity(0.3), blur: 8, y: 2))
    #expect(call.button(.recording).shadow?.blur == 10)
    #expect(call.button(.processing).fill == [call.accent.opacity(0.4)])
  }
}
