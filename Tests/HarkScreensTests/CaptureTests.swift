import Foundation
import Hark
import HarkScreens
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("Capture screen", .seeds(50), .hangLimit(minutes: 5))
struct CaptureTests {
  private func stage(
    _ service: ScriptedCaptureService = ScriptedCaptureService(),
    heard: ScriptedRecognizer = ScriptedRecognizer(RecognizerScript(" so much ")),
    permissions: ScriptedPermissions = .granted
  ) -> ScreenStage<Capture> {
    ScreenStage(
      Capture(), .capture, heard: heard, permissions: permissions,
      perform: Capture.perform(service))
  }

  private func record(_ stage: ScreenStage<Capture>) async throws {
    await stage.act(.voice(.activate))
    await stage.microphone.opened()
    stage.hear("_########_")
    // Words and phases arrive on separate streams, in either order.
    try await stage.screen { $0.field.draft.text.hasSuffix("so much") && $0.showsRecordingBar }
  }

  private func type(_ text: String, _ stage: ScreenStage<Capture>) async {
    await stage.act(.voice(.edit(.insert(text))))
  }

  @Test(
    "Words are counted while speaking, characters otherwise",
    .covers("S2-11", "S2-09", "S2-10"))
  func counts() async throws {
    let stage = stage()
    await type("typed", stage)
    #expect(await stage.now.count == "5 characters")
    try await record(stage)
    #expect(await stage.now.count == "3 words")
    #expect(await stage.now.field.draft.text == "typed so much")
    await stage.act(.voice(.stop))
    #expect(try await stage.screen { $0.canSave }.count == "13 characters")
  }

  @Test(
    "Nothing can be saved while recording, while saving, without text, or past the limit",
    .covers("S2-17", "S2-16", "S2-45"))
  func canSave() async throws {
    let service = ScriptedCaptureService(.waits)
    let stage = stage(service)
    #expect(await !stage.now.canSave)
    await type(" \n", stage)
    #expect(await !stage.now.canSave)
    await type(String(repeating: "a", count: 9_998), stage)
    #expect(await stage.now.canSave)
    await type("b", stage)
    let long = await stage.now
    #expect(!long.canSave && long.count == "10001 of 10000 characters")
    await stage.act(.save)
    #expect(service.asked.isEmpty)
    await stage.act(.voice(.edit(.replace(0..<10_001, with: ""))))
    try await record(stage)
    #expect(await !stage.now.canSave)
    await stage.act(.save)
    #expect(service.asked.isEmpty)
    await stage.act(.voice(.stop))
    try await stage.screen { $0.canSave }
    await stage.act(.save)
    let saving = try await stage.screen { $0.isSaving }
    #expect(!saving.canSave)
    await stage.act(.save)
    await service.answer(.failure(.serverError))
    try await stage.screen { !$0.isSaving }
    #expect(service.asked.count == 1)
  }

  @Test("The microphone button is disabled during a save, and enabled after it", .covers("S2-04"))
  func offWhileSaving() async throws {
    let service = ScriptedCaptureService(.waits)
    let stage = stage(service)
    await type("hello", stage)
    await stage.act(.save)
    #expect(try await stage.screen { $0.isSaving }.isMicrophoneEnabled == false)
    await stage.act(.voice(.activate))
    #expect(stage.microphone.openings == [])
    await service.answer(.failure(.serverError))
    #expect(try await stage.screen { !$0.isSaving }.isMicrophoneEnabled)
    await stage.act(.voice(.activate))
    await stage.microphone.opened()
  }

  @Test("Text that is being saved cannot be edited, so no edit is lost")
  func standsStillWhileSaving() async throws {
    let service = ScriptedCaptureService(.waits)
    let stage = stage(service)
    await type("hello", stage)
    await stage.act(.save)
    #expect(try await stage.screen { $0.isSaving }.isReadOnly)
    await type(" and more", stage)
    #expect(await stage.now.field.draft.text == "hello")
    await service.answer(.failure(.serverError))
    #expect(try await !stage.screen { !$0.isSaving }.isReadOnly)
    await type(" and more", stage)
    #expect(await stage.now.field.draft.text == "hello and more")
  }

  @Test(
    "Spoken text is saved like typed text: success, meaning, and last creation",
    .covers("S2-21", "S2-22", "S2-27", "S2-14"))
  func saveSpoken() async throws {
    let service = ScriptedCaptureService(.saves(meaning: "You like plenty."), .saves(meaning: nil))
    let stage = stage(service)
    try await record(stage)
    await stage.act(.voice(.stop))
    try await stage.screen { $0.canSave }
    await stage.act(.save)
    let saved = try await stage.screen { $0.success != nil }
    #expect(service.asked.map(\.content) == ["so much"])
    #expect(service.asked.map(\.contentType) == [.text])
    #expect(saved.success?.text == "Saved")
    #expect(saved.meaning == "You like plenty.")
    #expect(saved.lastCreated?.content == "so much")
    #expect(saved.field.draft.text.isEmpty)
    await type("typed", stage)
    await stage.act(.save)
    let typed = try await stage.screen { $0.lastCreated?.content == "typed" }
    #expect(typed.meaning == nil && typed.success != nil)
    #expect(service.asked.last?.contentType == .text)
  }

  @Test("The message disappears automatically, and a newer one has its own time", .covers("S2-28"))
  func successLeaves() async throws {
    let service = ScriptedCaptureService(.saves(meaning: nil))
    let stage = stage(service)
    await type("one", stage)
    await stage.act(.save)
    try await stage.screen { $0.lastCreated?.content == "one" && $0.success != nil }
    // The first save's timer must not hide the message of the second save.
    await type("two", stage)
    await stage.act(.save)
    try await stage.screen { $0.lastCreated?.content == "two" }
    await stage.clock.advance(by: Capture.successSeconds - 1)
    #expect(await stage.now.success != nil)
    await stage.clock.advance(by: 1)
    try await stage.screen { $0.success == nil }
  }

  @Test(
    "Every failed save keeps the text and states the remedy; 401 asks to sign in again",
    .covers("S2-24"), arguments: CaptureFailure.allCases)
  func failedSave(_ failure: CaptureFailure) async throws {
    let stage = stage(ScriptedCaptureService(.fails(failure), .saves(meaning: nil)))
    await type("hello", stage)
    await stage.act(.save)
    let failed = try await stage.screen { $0.saveProblem != nil }
    #expect(failed.saveProblem == failed.wording[.saveFailed(failure)])
    #expect(failed.field.draft.text == "hello" && failed.canSave)
    #expect(failed.needsReauthentication == (failure == .unauthorized))
    await stage.act(.signedIn)
    #expect(await !stage.now.needsReauthentication)
    await stage.act(.save)
    try await stage.screen { $0.success != nil && $0.saveProblem == nil }
  }

  @Test(
    "A lasting denial disables the button with an explanation; typing and saving work",
    .covers("S2-47", "S2-48", "S2-33"))
  func refused() async throws {
    let stage = stage(
      permissions: ScriptedPermissions([.speech: .denied, .microphone: .authorized]))
    await stage.act(.voice(.activate))
    let failed = try await stage.screen { $0.message != nil }
    #expect(!failed.isMicrophoneEnabled)
    #expect(
      failed.message?.text == "Speech recognition permission denied. Enable in Settings.")
    #expect(failed.message?.actions == [.openSettings])
    await type("typed", stage)
    #expect(await stage.now.canSave)
  }

  @Test("Speech stops when the text is full, and every typed character is kept")
  func full() async throws {
    var short = Experience.capture
    short.ending.characters = 12
    let stage = ScreenStage(
      Capture(short), short, heard: ScriptedRecognizer(RecognizerScript(" so much more ")))
    await stage.act(.voice(.edit(.insert("typed"))))
    await stage.act(.voice(.activate))
    await stage.microphone.opened()
    stage.hear("_##############_")
    let full = try await stage.screen { !$0.field.isRecording && $0.field.hint != nil }
    #expect(full.field.draft.text == "typed so")
    #expect(full.field.hint == "12 characters is the limit. Your words are kept.")
  }
}
