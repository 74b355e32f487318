import Hark
import HarkPresentation
import HarkScreens
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("Coach chat's microphone button", .seeds(50), .hangLimit(minutes: 5))
struct VoiceInputButtonTests {
  private func stage() -> ScreenStage<Composer> {
    ScreenStage(
      Composer(), .composer, heard: ScriptedRecognizer(RecognizerScript(" hello coach ")))
  }

  private func look(_ composer: Composer, isEnabled: Bool = true) -> Look {
    Look(
      composer.field.snapshot, experience: .composer, theme: Theme(for: .composer),
      wording: composer.wording, isEnabled: isEnabled)
  }

  @Test(
    "It calls back on press and release, with every state's look and label",
    .covers("S1-71"))
  func holds() async throws {
    let stage = stage()
    let idle = look(await stage.now)
    #expect(idle.buttonState == .idle && idle.accessibility.isEnabled)
    #expect(idle.accessibility.label == "Voice input" && !idle.accessibility.isSelected)
    #expect(idle.accessibility.hint == "Press and hold to record your message")
    await stage.act(.voice(.press))
    // A press becomes a hold after a short delay.
    await stage.clock.sleepers(1)
    await stage.clock.advance(by: 0.3)
    await stage.microphone.opened()
    let recording = look(
      try await stage.screen { $0.field.snapshot.phase == .recording(.held) })
    #expect(recording.buttonState == .recording && recording.accessibility.isSelected)
    #expect(recording.accessibility.label == "Stop recording")
    #expect(recording.accessibility.hint == "Release to stop recording")
    #expect(recording.button != idle.button)
    stage.hear("_###########_")
    try await stage.screen { $0.field.draft.text == "hello coach" }
    await stage.act(.voice(.release))
    await stage.microphone.closed()
    let after = look(try await stage.screen { $0.field.snapshot.phase == .idle })
    #expect(after == idle)
  }

  @Test(
    "Disabled, it looks so, says so, and neither press nor release does anything",
    .covers("S1-71", "S1-26"))
  func disabled() async throws {
    let stage = stage()
    let (idle, disabled) = (look(await stage.now), look(await stage.now, isEnabled: false))
    #expect(disabled.buttonState == .disabled && !disabled.accessibility.isEnabled)
    #expect(disabled.accessibility.label == "Voice input" && disabled.button != idle.button)
    try await stage.session.enableButton(false)
    await stage.act(.voice(.press))
    await stage.act(.voice(.release))
    await stage.told()
    try await stage.session.enableButton(true)
    #expect(stage.microphone.openings == [])
    await stage.act(.voice(.press))
    await stage.microphone.opened()
    #expect(stage.microphone.openings.count == 1)
  }
}
