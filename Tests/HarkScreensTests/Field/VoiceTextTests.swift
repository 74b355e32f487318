import Hark
import HarkScreens
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("Text with a microphone for an app's own screen", .seeds(50), .hangLimit(minutes: 5))
struct VoiceTextTests {
  private func stage(
    _ experience: Experience = .capture, permissions: ScriptedPermissions = .granted,
    openSettings: @escaping @Sendable () -> Void = {}
  ) -> ScreenStage<VoiceText> {
    ScreenStage(
      VoiceText(experience, text: "typed"), experience,
      heard: ScriptedRecognizer(RecognizerScript(" so much ")), permissions: permissions,
      openSettings: openSettings)
  }

  @Test("Speech follows the existing text, and is ordinary text afterward")
  func spoken() async throws {
    let stage = stage()
    await stage.act(.voice(.activate))
    await stage.microphone.opened()
    stage.hear("_########_")
    try await stage.screen { $0.written.text == "typed so much" && $0.isReadOnly }
    await stage.act(.voice(.stop))
    try await stage.screen { !$0.isReadOnly }
    await stage.act(.voice(.edit(.undo)))
    #expect(await stage.now.written.text == "typed")
  }

  @Test("A failure is shown with its recovery actions, and can be dismissed")
  func failure() async throws {
    let opened = AsyncStream.makeStream(of: Void.self)
    let stage = stage(
      .composer,
      permissions: ScriptedPermissions([.speech: .denied, .microphone: .authorized]),
      openSettings: { opened.continuation.finish() })
    await stage.act(.voice(.activate))
    let failed = try await stage.screen { $0.message != nil }
    #expect(failed.message?.actions == [.openSettings])
    await stage.act(.recover(.openSettings))
    try await stage.screen { $0.message == nil }
    for await _ in opened.stream {}
  }

  @Test("It ends automatically as its experience specifies")
  func full() async throws {
    var experience = Experience.capture
    experience.ending.characters = 9
    let stage = stage(experience)
    await stage.act(.voice(.activate))
    await stage.microphone.opened()
    stage.hear("_########_")
    let full = try await stage.screen { !$0.isReadOnly && $0.written.text != "typed" }
    #expect(full.written.text == "typed so")
  }

  @Test("Its strings are in its first recognition language, unless an app overrides this")
  func language() {
    #expect(VoiceText(.dictation).wording.language == .bokmal)
    #expect(VoiceText(.capture).wording.language == .english)
    #expect(VoiceText(.dictation, language: .americanEnglish).wording.language == .english)
  }
}
