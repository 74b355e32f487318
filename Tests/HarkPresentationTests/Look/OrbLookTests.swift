import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("The orb of a call")
struct OrbLookTests {
  private let theme = Theme(for: .call)

  private func orb(
    _ phase: Phase, level: Float = 0, reply: Float = 0, reducesMotion: Bool = false
  ) -> OrbLook {
    OrbLook(
      Snapshot(phase: phase, level: level, replyLevel: reply), theme: theme,
      reducesMotion: reducesMotion)
  }

  @Test("At rest, it is dim and has no rings", .covers("S3-12"))
  func rest() {
    let orb = orb(.idle)
    #expect(orb.brightness == 0.7 && orb.glowRadius == 10 && orb.glowOpacity == 0.15)
    #expect(orb.scale == 1 && orb.rings.isEmpty && orb.pulse == nil && orb.turnSeconds == nil)
  }

  @Test("Its core is darker at rest and brighter in speech, and its glow reaches from its edge")
  func brightness() {
    let (rest, loud) = (orb(.idle), orb(.recording(.hand), level: 1))
    #expect(abs(rest.shade - 0.3) < 1e-9 && rest.light == 0)
    #expect(loud.shade == 0 && abs(loud.light - 0.2) < 1e-9)
    #expect(abs(CallSize.orb * (rest.glowScale - 1) - 2 * 10) < 1e-9)
    #expect(abs(CallSize.orb * (loud.glowScale - 1) - 2 * 50) < 1e-9)
  }

  @Test("While it listens, its glow breathes, with three rings", .covers("S3-16", "S3-19"))
  func listening() {
    let orb = orb(.listening)
    #expect(orb.pulse == Motion.orbBreath && Motion.orbBreath.timing.duration >= 2)
    #expect(orb.rings.map(\.growth) == [30, 60, 90])
    #expect(orb.rings.map(\.opacity) == [0.15, 0.1, 0.05])
    #expect(orb.rings.map(\.pulse) == Motion.orbRings)
    #expect(orb.rings.allSatisfy { $0.color == Palette.listening })
  }

  @Test("During a recording, it follows the voice", .covers("S3-23", "S3-24", "S3-25"))
  func recording() {
    let orb = orb(.recording(.speech), level: 0.5)
    #expect(orb.scale == 1.15 && orb.brightness == 1.1 && orb.glowRadius == 35)
    #expect(orb.core == theme.accent && orb.followsLevel)
  }

  @Test("While held, it does the same in amber", .covers("S3-33"))
  func held() {
    let orb = orb(.recording(.held), level: 0.5)
    #expect(orb.scale == 1.15 && orb.core == Palette.held && orb.glowColor == Palette.held)
  }

  @Test("While waiting for a reply, it turns slowly", .covers("S3-40"))
  func waiting() {
    for phase in [Phase.finalizing, .waiting] {
      #expect((orb(phase).turnSeconds ?? 0) >= 5, "\(phase)")
    }
  }

  @Test("While the agent speaks, it follows that voice in blue, or pulses", .covers("S3-43"))
  func speaking() {
    let orb = orb(.speaking, level: 0.9, reply: 0.5)
    #expect(orb.scale == 1.15 && orb.pulse == nil && orb.core == Palette.speaking)
    #expect(self.orb(.speaking, level: 0.9).pulse == Motion.orbSpeaking)
    #expect(self.orb(.speaking, level: 0.9).scale == 1)
    #expect(!orb.followsLevel && !self.orb(.listening).followsLevel)
    #expect(!self.orb(.recording(.hand), reducesMotion: true).followsLevel)
  }

  @Test("The avatar has a ring while the agent speaks", .covers("S3-44"))
  func avatar() {
    let ring = Look.avatarRing(.speaking, theme: theme)
    #expect(ring?.width == 3 && ring?.color == theme.accent && ring?.pulse == Motion.avatarRing)
    #expect(Motion.avatarRing.scale == [1, 1.08] && Motion.avatarRing.timing.duration == 1)
    #expect(Look.avatarRing(.listening, theme: theme) == nil)
  }

  @Test("With reduced motion, nothing moves")
  func still() {
    for phase in [Phase.listening, .waiting, .speaking, .recording(.hand)] {
      let orb = orb(phase, level: 1, reply: 1, reducesMotion: true)
      #expect(orb.pulse == nil && orb.turnSeconds == nil && orb.scale == 1, "\(phase)")
      #expect(orb.rings.allSatisfy { $0.pulse?.scale == [1, 1] })
    }
    #expect(Look.avatarRing(.speaking, theme: theme, reducesMotion: true)?.pulse == nil)
  }
}
