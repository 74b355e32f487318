import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("Look of every state")
struct LookTests {
  private func look(
    _ phase: Phase, _ experience: Experience, level: Float = 0, elapsed: Double = 0,
    isEnabled: Bool = true, reducesMotion: Bool = false
  ) -> Look {
    Look(
      Snapshot(phase: phase, level: level, elapsed: elapsed), experience: experience,
      theme: Theme(for: experience), wording: Wording(for: experience), isEnabled: isEnabled,
      reducesMotion: reducesMotion)
  }

  /// Every phase, including each failure.
  private static let phases = Phase.everyKind + VoiceFailure.allCases.map(Phase.failed)

  @Test("Every state has visible and spoken text")
  func nothingEmpty() {
    for experience in Experience.presets {
      for phase in Self.phases {
        let look = look(phase, experience)
        #expect(!look.status.text.isEmpty, "\(experience.name) \(phase)")
        #expect(!look.accessibility.label.isEmpty, "\(experience.name) \(phase)")
        #expect(!look.accessibility.hint.isEmpty, "\(experience.name) \(phase)")
      }
    }
  }

  @Test("The meal log's button distinguishes five states by color or icon", .covers("S5-FR-007"))
  func mealLog() {
    let theme = Theme(for: .mealLog)
    let states: [ButtonState] = [.idle, .recording, .processing, .success, .error]
    #expect(Set(states.map { theme.button($0) }).count == 5)
    #expect(Set(states.map { theme.button($0).icon }).count == 5)
    #expect(look(.idle, .mealLog).button.fill == [Palette.systemBlue])
    #expect(look(.recording(.hand), .mealLog).button.icon == .stop)
    #expect(look(.recording(.hand), .mealLog).button.fill == [Palette.systemRed])
    #expect(look(.finalizing, .mealLog).button.fill == [Palette.systemGray])
    #expect(look(.failed(.recognitionFailed), .mealLog).button.icon == .alert)
    #expect(look(.failed(.recognitionFailed), .mealLog).button.fill == [Palette.systemRed])
  }

  @Test("A call's states look different where the ledger distinguishes them", .covers("S3-09"))
  func call() {
    let states: [ButtonState] = [
      .idle, .listening, .recording, .held, .processing, .speaking, .muted,
    ]
    let theme = Theme(for: .call)
    #expect(Set(states.map { theme.button($0) }).count == states.count)
    // An error leaves the button unchanged, so that the user can retry (S3-50).
    #expect(look(.failed(.replyFailed), .call).button == look(.idle, .call).button)
    #expect(!look(.finalizing, .call).accessibility.isEnabled)
  }

  @Test("The button reflects a lasting failure", .covers("S2-47", "S4-43"))
  func lasting() {
    let failed = Phase.failed(.speechPermissionDenied)
    #expect(look(failed, .composer).buttonState == .idle)
    #expect(look(failed, .capture).buttonState == .disabled)
    #expect(look(failed, .dictation).buttonState == .hidden)
    #expect(look(failed, .call).buttonState == .idle)
    #expect(look(failed, .mealLog).buttonState == .error)
    let passing = Phase.failed(.recognizerBusy)
    for experience in [Experience.composer, .capture, .dictation, .call] {
      #expect(look(passing, experience).buttonState == .idle)
    }
  }

  @Test("A button that is disabled for another reason looks disabled", .covers("S1-26"))
  func disabled() {
    let look = look(.idle, .composer, isEnabled: false)
    #expect(look.button.iconColor == Palette.warmGray300)
    #expect(!look.accessibility.isEnabled)
  }

  @Test("The coach chat has the ledger's icons and colors")
  func composer() {
    let idle = look(.idle, .composer)
    let recording = look(.recording(.held), .composer)
    #expect(idle.button.icon.symbol == "mic" && idle.button.iconColor == Palette.warmGray600)
    #expect(recording.button.icon.symbol == "mic.fill")
    #expect(recording.button.iconColor == Palette.terracotta && recording.button.iconSize == 20)
    #expect(recording.accessibility.isSelected && !idle.accessibility.isSelected)
    #expect(recording.status.text == "Recording..." && recording.status.dot?.size == 12)
  }

  @Test("A held button of a call is amber with a hand and a dashed ring that turns")
  func held() {
    let held = look(.recording(.held), .call).button
    #expect(held.icon.badge != nil && held.fill.first == Palette.held)
    #expect(held.rings.map(\.isDashed) == [false, true])
    #expect(held.rings.last?.turnSeconds == 10)
  }

  @Test(
    "Ring, orb, and glow grow with the level",
    .covers("S3-22", "S3-23", "S3-24", "S3-25"))
  func level() {
    let table: [(Float, Double, Double, Double, Double)] = [
      (0, 70, 1, 1, 20), (0.5, 80, 1.15, 1.1, 35), (1, 90, 1.3, 1.2, 50),
      (-1, 70, 1, 1, 20), (7, 90, 1.3, 1.2, 50), (.nan, 70, 1, 1, 20),
    ]
    for (level, ring, scale, brightness, glow) in table {
      let look = LevelLook(level: level)
      #expect(abs(look.ringDiameter - ring) < 1e-6)
      #expect(abs(look.orbScale - scale) < 1e-6)
      #expect(abs(look.orbBrightness - brightness) < 1e-6)
      #expect(abs(look.orbGlowRadius - glow) < 1e-6)
    }
  }

  @Test("A waveform always has the same number of bars, newest last, none completely flat")
  func bars() {
    #expect(LevelLook.bars([], count: 3) == [0.06, 0.06, 0.06])
    #expect(LevelLook.bars([0.5, 1, 2, .nan], count: 3) == [1, 1, 0.06])
    // A quiet room is a flat line, and a syllable is a peak.
    #expect(LevelLook.bars([0.2, 0.575], count: 3)[1] == 0.06)
    #expect(abs(LevelLook.bars([0.2, 0.575], count: 3)[2] - 0.5) < 0.001)
  }

  @Test(
    "The timer runs during a recording, as m:ss, and is spoken as words", .covers("S5-FR-005"))
  func timer() {
    let recording = look(.recording(.hand), .mealLog, elapsed: 67.9)
    #expect(recording.timer == "1:07")
    #expect(recording.accessibility.value == "1 minute, 7 seconds")
    #expect(look(.idle, .mealLog, elapsed: 67).timer == nil)
  }

  @Test(
    "With reduced motion, nothing pulses, turns, or follows the level, without loss of information",
    .covers("S5-EC-7"))
  func reducedMotion() {
    for experience in Experience.presets {
      for phase in Self.phases {
        let moving = look(phase, experience, level: 0.7)
        let still = look(phase, experience, level: 0.7, reducesMotion: true)
        for ring in still.button.rings {
          #expect(ring.turnSeconds == nil && !ring.followsLevel)
          if let pulse = ring.pulse { #expect(pulse.scale == [1, 1]) }
        }
        if let pulse = still.status.dot?.pulse {
          #expect(pulse.scale == [1, 1] && pulse.opacity[0] == pulse.opacity[1])
        }
        #expect(!still.status.hasMovingEllipsis)
        #expect(still.level == LevelLook(level: 0))
        #expect(still.button.icon == moving.button.icon && still.status.text == moving.status.text)
        #expect(still.accessibility == moving.accessibility)
      }
    }
    let listening = look(.listening, .call, reducesMotion: true)
    #expect(listening.status.dot?.pulse?.opacity == [0.5, 0.5])
  }

  @Test("A custom experience looks like the preset with the same behavior")
  func ownExperience() {
    let own = Experience(name: "notes", gesture: .hold)
    #expect(Theme(for: own) == Theme(for: .composer))
    #expect(Theme(for: Experience(name: "x", gesture: .tapOrHold)) == Theme(for: .call))
    let blue = ThemeColor(SRGBColor(0x0000FF))
    #expect(Theme(for: .call, project: blue).button(.idle).fill == [blue])
  }
}
