import Hark
import HarkPresentation
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@testable import HarkScreens

@Suite("Coach chat", .seeds(50), .hangLimit(minutes: 5))
struct ComposerTests {
  private func stage(
    heard: ScriptedRecognizer = ScriptedRecognizer(RecognizerScript(" hello coach ")),
    permissions: ScriptedPermissions = .granted, agent: ScriptedAgent = ScriptedAgent()
  ) -> ScreenStage<Composer> {
    ScreenStage(
      Composer(), .composer, heard: heard, permissions: permissions,
      perform: Composer.perform(agent))
  }

  /// Presses and holds the button during an utterance.
  private func speak(_ stage: ScreenStage<Composer>) async throws {
    await stage.act(.voice(.press))
    await stage.microphone.opened()
    try await stage.screen { $0.field.snapshot.phase.isRecording }
    stage.hear("_###########_")
    try await stage.screen { $0.field.draft.text.contains("coach") }
  }

  @Test(
    "Words appear while the button is held, stay editable, and are sent only on request",
    .covers("S1-20", "S1-36", "S1-37"))
  func heldToTalk() async throws {
    let agent = ScriptedAgent(.says("That ", "is good."))
    let stage = stage(agent: agent)
    try await speak(stage)
    let recording = await stage.now
    #expect(recording.isReadOnly && !recording.canSend)
    await stage.act(.voice(.edit(.insert("?"))))
    await stage.act(.send)
    #expect(await stage.now.field.draft.text == "hello coach")
    await stage.act(.voice(.release))
    let spoken = try await stage.screen { $0.canSend }
    #expect(spoken.messages == [] && agent.asked == [])
    await stage.act(.voice(.edit(.insert("!"))))
    #expect(await stage.now.field.draft.text == "hello coach!")
    await stage.act(.send)
    let answered = try await stage.screen { $0.reply == .none && $0.messages.count == 2 }
    #expect(
      answered.messages == [
        ChatMessage(.person, "hello coach!"), ChatMessage(.agent, "That is good."),
      ])
    #expect(answered.field.draft.text.isEmpty)
    #expect(agent.conversations == [[ChatMessage(.person, "hello coach!")]])
  }

  @Test("The first edit clears the voice text, and the field keeps every word", .covers("S1-38"))
  func firstEdit() async throws {
    let stage = stage()
    try await speak(stage)
    await stage.act(.voice(.release))
    #expect(try await stage.screen { $0.canSend }.field.draft.spokenText == "hello coach")
    await stage.act(.voice(.edit(.replace(0..<5, with: "dear"))))
    let edited = await stage.now
    #expect(edited.field.draft.spokenText.isEmpty)
    #expect(edited.field.draft.text == "dear coach")
  }

  @Test(
    "With undecided permission, a tap shows the sheet; Not Now allows typing; Enable records",
    .covers("S1-06", "S1-12", "S1-14"))
  func rationale() async throws {
    let permissions = ScriptedPermissions()
    let stage = stage(permissions: permissions)
    await stage.act(.voice(.press))
    await stage.act(.voice(.release))
    #expect(
      try await stage.screen { $0.field.snapshot.phase == .rationale }.wording[.rationaleTitle]
        == "Voice Input")
    await stage.act(.voice(.declineRationale))
    try await stage.screen { $0.field.snapshot.phase != .rationale }
    #expect(permissions.requests == [] && stage.microphone.openings == [])
    await stage.act(.voice(.edit(.insert("typed"))))
    #expect(await stage.now.canSend)
    await stage.act(.voice(.press))
    await stage.act(.voice(.release))
    try await stage.screen { $0.field.snapshot.phase == .rationale }
    await stage.act(.voice(.acceptRationale))
    try await stage.screen { $0.field.snapshot.phase.isRecording }
    #expect(permissions.requests == [.speech, .microphone])
  }

  @Test("A failure is an alert; dismissing it clears it", .covers("S1-51"))
  func alert() async throws {
    let stage = stage(
      permissions: ScriptedPermissions([.speech: .denied, .microphone: .authorized]))
    await stage.act(.voice(.activate))
    let alert = try #require(try await stage.screen { $0.message != nil }.message)
    #expect(
      alert.text
        == "I need speech recognition access to understand your voice. "
        + "You can enable it in Settings.")
    #expect(alert.actions == [.openSettings])
    #expect(
      alert.settingsPath == Wording(for: .composer)[.settingsPath(.speech, .current)])
    await stage.act(.voice(.dismissFailure))
    try await stage.screen { $0.message == nil }
  }

  @Test("The Settings button of an alert opens the app's page and dismisses the alert")
  func settings() async throws {
    let opened = AsyncStream<Void>.makeStream()
    let stage = ScreenStage(
      Composer(), .composer,
      permissions: ScriptedPermissions([.speech: .denied, .microphone: .authorized]),
      openSettings: { opened.continuation.finish() })
    await stage.act(.voice(.activate))
    try await stage.screen { $0.message != nil }
    await stage.act(.recover(.openSettings))
    for await _ in opened.stream {}
    try await stage.screen { $0.message == nil }
  }

  @Test("A reply that breaks off keeps the received text, and can be requested again")
  func brokenReply() async throws {
    let agent = ScriptedAgent(
      .init(["Well, "], then: .fails(.networkUnavailable)), .says("All is well."))
    let stage = stage(agent: agent)
    await stage.act(.voice(.edit(.insert("hello"))))
    await stage.act(.send)
    let broken = try await stage.screen { $0.replyProblem != nil }
    #expect(broken.messages.last == ChatMessage(.agent, "Well, "))
    #expect(broken.replyProblem == broken.wording[.message(.replyFailed)])
    await stage.act(.retryReply)
    let answered = try await stage.screen { $0.reply == .none && $0.messages.count == 2 }
    #expect(answered.messages.last == ChatMessage(.agent, "All is well."))
    #expect(agent.conversations.last == [ChatMessage(.person, "hello")])
  }

  @Test("A reply without words is a failure, and can be requested again")
  func emptyReply() async throws {
    let stage = stage(agent: ScriptedAgent(.says(), .says("Hello.")))
    await stage.act(.voice(.edit(.insert("hello"))))
    await stage.act(.send)
    let empty = try await stage.screen { $0.reply.id == nil && !$0.messages.isEmpty }
    #expect(empty.replyProblem == empty.wording[.message(.replyFailed)])
    await stage.act(.retryReply)
    try await stage.screen { $0.messages.last == ChatMessage(.agent, "Hello.") }
  }

  @Test("A reply can be canceled; received text stays, and late text is dropped")
  func stopReply() async throws {
    let agent = ScriptedAgent(.byHand, .says("Yes."))
    let stage = stage(agent: agent)
    await stage.act(.voice(.edit(.insert("hello"))))
    await stage.act(.send)
    await agent.asked(1)
    agent.send("I was ")
    try await stage.screen { $0.messages.count == 2 }
    #expect(await !stage.now.canSend)
    await stage.act(.stopReply)
    await agent.cancelled()
    #expect(await stage.now.messages.last?.text == "I was ")
    await stage.act(.voice(.edit(.insert("and now?"))))
    await stage.act(.send)
    let answered = try await stage.screen { $0.messages.count == 4 && $0.reply == .none }
    #expect(answered.messages.map(\.text) == ["hello", "I was ", "and now?", "Yes."])
  }

  @Test("Whitespace alone is not sent")
  func blank() async {
    let stage = stage()
    await stage.act(.voice(.edit(.insert(" \n "))))
    await stage.act(.send)
    #expect(await stage.now.messages.isEmpty)
  }

  @Test("A discarded recording keeps typed text", .covers("S2-15"))
  func cancel() async throws {
    let stage = stage()
    await stage.act(.voice(.edit(.insert("typed"))))
    try await speak(stage)
    #expect(await stage.now.field.draft.text == "typed hello coach")
    await stage.act(.voice(.cancel))
    #expect(try await stage.screen { !$0.isReadOnly }.field.draft.text == "typed")
  }

  private static let broken = RecognizerScript(" hello coach ").after(
    1.45, .failure(.recognitionFailed))

  @Test("After a failure of the recognizer, Try Again replaces the text from the kept audio")
  func tryAgain() async throws {
    let heard = ScriptedRecognizer(Self.broken, RecognizerScript(" hello couch "))
    let stage = stage(heard: heard)
    await stage.act(.voice(.edit(.insert("typed"))))
    try await speak(stage)
    stage.hear("___")
    let failed = try await stage.screen { $0.message?.actions == [.recognizeAgain] }
    #expect(failed.field.draft.text == "typed hello coach")
    await stage.act(.recover(.recognizeAgain))
    let done = try await stage.screen { $0.field.draft.text == "typed hello couch" }
    #expect(done.field.draft.spokenText == "hello couch")
    try await stage.screen { $0.message == nil && $0.canSend }
    #expect(stage.microphone.openings.count == 1)
  }

  @Test("Sending the text discards the kept audio, and the message about the failure with it")
  func sentWithoutTryingAgain() async throws {
    let stage = stage(heard: ScriptedRecognizer(Self.broken))
    try await speak(stage)
    stage.hear("___")
    try await stage.screen { $0.message?.actions == [.recognizeAgain] && $0.canSend }
    await stage.act(.send)
    let sent = try await stage.screen { $0.message == nil }
    #expect(sent.messages.first?.text == "hello coach")
    #expect(!sent.field.snapshot.canRecognizeAgain)
  }
}
