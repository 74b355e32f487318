import Hark
import HarkTesting
import SeededTests
import TestLimits
import Testing

@Suite("The reply that is reported to the agent", .seeds(50), .hangLimit(minutes: 5))
struct DeliveredReplyTests {
  private static let utterance = "__________########______________"

  private let agent = ScriptedAgent(.byHand)
  private let synthesizer = ScriptedSynthesizer(.byHand)

  /// Starts a call and returns when the first reply has been requested.
  private func call() async throws -> SessionStage {
    let script = RecognizerScript().after(0.6, .interim("hello"))
    let stage = SessionStage(
      .call, recognizer: ScriptedRecognizer(script), agent: agent, synthesizer: synthesizer)
    try await stage.voice.appear()
    await stage.microphone.opened()
    stage.hear(Self.utterance)
    _ = try await stage.ended()
    await agent.asked(1)
    return stage
  }

  @Test("An interrupted reply contains only the spoken part")
  func cut() async throws {
    let stage = try await call()
    let voice = await synthesizer.started()
    agent.send("One. Two. Three. Four")
    await voice.said(3)
    voice.report(.started)
    voice.report(.spoke(characters: 9))
    try await stage.phase { $0 == .speaking }
    await stage.clock.advance(by: 1)
    try await stage.tap()
    await voice.stopped()
    stage.hear(Self.utterance)
    _ = try await stage.ended()
    await agent.asked(2)
    #expect(agent.conversations.last?.map(\.text) == ["hello", "One. Two.", "hello"])
  }

  @Test("A fully spoken reply is complete")
  func whole() async throws {
    let stage = try await call()
    let voice = await synthesizer.started()
    agent.send("One. Two.")
    agent.end()
    await voice.finished()
    voice.report(.started)
    voice.report(.ended)
    try await stage.phase { $0 == .listening }
    stage.hear(Self.utterance)
    _ = try await stage.ended()
    await agent.asked(2)
    #expect(agent.conversations.last?.map(\.text) == ["hello", "One. Two.", "hello"])
  }

  @Test("A displayed reply is complete; speaking can be switched for the next reply")
  func read() async throws {
    let script = RecognizerScript().after(0.6, .interim("hello"))
    let stage = SessionStage(
      .call, recognizer: ScriptedRecognizer(script), agent: agent, synthesizer: synthesizer)
    try await stage.voice.speakReplies(false)
    try await stage.voice.appear()
    await stage.microphone.opened()
    stage.hear(Self.utterance)
    _ = try await stage.ended()
    await agent.asked(1)
    agent.send("One. Two. Three")
    agent.end()
    try await stage.phase { $0 == .listening }
    #expect(synthesizer.tasks.isEmpty)
    try await stage.voice.speakReplies(true)
    stage.hear(Self.utterance)
    _ = try await stage.ended()
    await agent.asked(2)
    #expect(agent.conversations.last?.map(\.text) == ["hello", "One. Two. Three", "hello"])
    _ = await synthesizer.started()
  }
}
