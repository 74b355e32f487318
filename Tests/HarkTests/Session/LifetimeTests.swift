import Hark
import HarkSimulation
import HarkTesting
import SeededTests
import TestLimits
import Testing

@Suite("A session whose owner is deallocated", .seeds(50), .hangLimit(minutes: 5))
struct LifetimeTests {
  private static let utterance = "__________########______________"

  @Test("closes a microphone that is being opened")
  func opening() async throws {
    let stage = SessionStage(.capture, microphone: ScriptedMicrophone(.slow))
    try await stage.tap()
    await stage.microphone.asked()
    await stage.goodbye()
    await stage.microphone.closed()
    #expect(!stage.microphone.isOpen)
  }

  @Test("closes a microphone that opens although it was closed while it was being opened")
  func lateOpening() async throws {
    let microphone = StubbornMicrophone()
    var session: VoiceSession? = VoiceSession(
      experience: .capture,
      ports: SessionPorts(
        microphone: microphone, recognizer: ScriptedRecognizer(),
        timekeeper: ManualTimekeeper.serial()))
    try await session?.toggle()
    await microphone.until { $0.isAsked }
    session = nil
    await microphone.until { $0.closeCount == 1 }
    await microphone.letOpen()
    await microphone.until { $0.hasOpened && !$0.isOpen }
  }

  @Test("does not close a microphone that is already closing")
  func closing() async throws {
    let microphone = StubbornMicrophone()
    var session: VoiceSession? = VoiceSession(
      experience: .capture,
      ports: SessionPorts(
        microphone: microphone, recognizer: ScriptedRecognizer(),
        timekeeper: ManualTimekeeper.serial()))
    let events = try #require(session).events
    try await session?.toggle()
    await microphone.until { $0.isAsked }
    try await session?.stop()
    session = nil
    for await _ in events {}
    // The microphone is closed while it is opening, and once more afterward.
    await microphone.until { $0.closeCount == 1 }
    await microphone.letOpen()
    await microphone.until { $0.hasOpened && !$0.isOpen }
    #expect(await microphone.closeCount == 2)
  }

  @Test("closes a microphone that listens")
  func listening() async throws {
    let stage = SessionStage(.call)
    try await stage.voice.appear()
    await stage.microphone.opened()
    try await stage.phase { $0 == .listening }
    await stage.goodbye()
    await stage.microphone.closed()
  }

  @Test("closes the microphone and drops the task of a recording")
  func recording() async throws {
    let stage = SessionStage(
      .capture, recognizer: ScriptedRecognizer(RecognizerScript("hello")))
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("########__").samples)
    await stage.next { if case .interim = $0 { true } else { false } }
    await stage.goodbye()
    await stage.microphone.closed()
    await stage.recognizer.started().cancelled()
  }

  @Test("cancels a task that is starting")
  func starting() async throws {
    let stage = SessionStage(
      .capture, recognizer: ScriptedRecognizer(RecognizerScript().slowly()))
    try await stage.tap()
    await stage.recognizer.asked()
    await stage.goodbye()
    await stage.microphone.closed()
    stage.recognizer.letStart()
  }

  @Test("cancels a task that is starting on on-demand audio")
  func startingForSoundThatWaits() async throws {
    let microphone = ScriptedMicrophone(
      .plays(SoundTimeline("########").chunks(of: 320)), delivery: .waits)
    let stage = SessionStage(
      .capture, microphone: microphone,
      recognizer: ScriptedRecognizer(RecognizerScript().slowly()))
    try await stage.tap()
    await stage.recognizer.asked()
    try await stage.phase { $0 == .recording(.hand) }
    await stage.goodbye()
    await stage.microphone.closed()
    stage.recognizer.letStart()
  }

  @Test("cancels a task whose final results are pending")
  func finalizing() async throws {
    let stage = SessionStage(
      .capture, recognizer: ScriptedRecognizer(RecognizerScript("hello").atFinish(.hangs)))
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("########__").samples)
    await stage.next { if case .interim = $0 { true } else { false } }
    try await stage.voice.stop()
    try await stage.phase { $0 == .finalizing }
    await stage.goodbye()
    await stage.recognizer.started().cancelled()
    await stage.microphone.closed()
  }

  @Test("requests no further permission")
  func authorizing() async throws {
    let stage = SessionStage(
      .capture, permissions: ScriptedPermissions(answers: [.speech: .leavesPending]))
    try await stage.tap()
    try await stage.voice.acceptRationale()
    await stage.permissions.asked()
    await stage.goodbye()
    #expect(stage.microphone.openings == [])
  }

  @Test("cancels the reply and stops its speech")
  func replying() async throws {
    let agent = ScriptedAgent(.byHand)
    let synthesizer = ScriptedSynthesizer(.byHand)
    let stage = SessionStage(
      .call, recognizer: ScriptedRecognizer(RecognizerScript().after(0.6, .interim("hello"))),
      agent: agent, synthesizer: synthesizer)
    try await stage.voice.appear()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline(Self.utterance).samples)
    _ = try await stage.ended()
    let voice = await synthesizer.started()
    // The agent and the synthesizer start concurrently, and text sent before the request is lost.
    await agent.asked(1)
    agent.send("A long answer.\n")
    await voice.said(1)
    voice.report(.started)
    try await stage.phase { $0 == .speaking }
    await stage.goodbye()
    await voice.stopped()
    await agent.cancelled()
    await stage.microphone.closed()
  }
}
