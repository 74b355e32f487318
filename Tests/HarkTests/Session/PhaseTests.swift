import Hark
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("The phases of a session", .seeds(50), .hangLimit(minutes: 5))
struct PhaseTests {
  @Test(
    "Manual: idle, starting, recording, finalizing, idle; and failed",
    .covers("S1-28", "S5-FR-007", "S5-US4.3"), arguments: Experience.byHand)
  func byHand(_ experience: Experience) async throws {
    let stage = SessionStage(
      experience, microphone: ScriptedMicrophone(.slow, .byHand),
      recognizer: ScriptedRecognizer(
        RecognizerScript("hello").atFinish(.hangs),
        RecognizerScript().after(0.1, .failure(.recognitionFailed))))
    try await stage.phase { $0 == .idle }
    try await stage.voice.toggle()
    try await stage.phase { $0 == .starting }
    stage.microphone.letOpen()
    try await stage.phase { $0 == .recording(.hand) }
    stage.hear("########")
    await stage.interim("hello")
    try await stage.stop()
    await stage.microphone.closed()
    try await stage.phase { $0 == .finalizing }
    await stage.waitsForLastWords()
    await stage.clock.advance(by: 5)
    try await stage.phase { $0 == .idle }
    try await stage.record()
    stage.hear("########")
    try await stage.phase { $0 == .failed(.recognitionFailed) }
  }

  @Test(
    "A call by speech: listening, recording, processing, waiting, speaking, listening",
    .covers("S3-01", "S3-02", "S3-03", "S3-06", "S3-07", "S3-08", "S3-09"))
  func bySpeech() async throws {
    let agent = ScriptedAgent(.byHand)
    let synthesizer = ScriptedSynthesizer(.byHand)
    let stage = SessionStage(
      .call,
      recognizer: ScriptedRecognizer(
        RecognizerScript().after(0.6, .interim("hello")).atFinish(.hangs)),
      agent: agent, synthesizer: synthesizer)
    try await stage.phase { $0 == .idle }
    try await stage.voice.appear()
    await stage.microphone.opened()
    try await stage.phase { $0 == .listening }
    stage.hear("__________########")
    try await stage.phase { $0 == .recording(.speech) }
    await stage.interim("hello")
    stage.hear("______________")
    #expect(try await stage.stopped() == .silence)
    try await stage.phase { $0 == .finalizing }
    #expect(agent.asked == [])
    await stage.waitsForLastWords()
    await stage.clock.advance(by: 5)
    try await stage.phase { $0 == .waiting }
    await agent.asked(1)
    #expect(agent.asked == ["hello"])
    let voice = await synthesizer.started()
    agent.send("Good evening.\n")
    await voice.said(1)
    voice.report(.started)
    try await stage.phase { $0 == .speaking }
    agent.end()
    await voice.finished()
    voice.report(.ended)
    try await stage.phase { $0 == .listening }
  }

  @Test(
    "A call without a detector: a tap begins a turn, a tap ends it, and after the reply it rests",
    .covers("S3-01", "S3-02", "S3-06", "S3-07", "S3-08", "S3-10"),
    arguments: [DetectionMode.disabled, .pushToTalk])
  func byTapping(_ mode: DetectionMode) async throws {
    var experience = Experience.call
    experience.detection.mode = mode
    let agent = ScriptedAgent(.says("Good evening."))
    let synthesizer = ScriptedSynthesizer(.byHand)
    let stage = SessionStage(
      experience, recognizer: ScriptedRecognizer(RecognizerScript("hello")),
      agent: agent, synthesizer: synthesizer)
    try await stage.voice.appear()
    try await stage.phase { $0 == .idle }
    try await stage.tap()
    await stage.microphone.opened()
    try await stage.phase { $0 == .recording(.hand) }
    stage.hear("########______________")
    await stage.interim("hello")
    await stage.clock.advance(by: 1)
    try await stage.tap()
    #expect(try await stage.stopped() == .hand)
    await agent.asked(1)
    #expect(agent.asked == ["hello"])
    let voice = await synthesizer.started()
    await voice.finished()
    voice.report(.started)
    try await stage.phase { $0 == .speaking }
    voice.report(.ended)
    try await stage.phase { $0 == .idle }
    #expect(!stage.microphone.isOpen)
  }

  @Test("While a message is processed, a tap does nothing", .covers("S3-36"))
  func processing() async throws {
    let agent = ScriptedAgent(.byHand)
    let stage = SessionStage(
      .callByHand, recognizer: ScriptedRecognizer(RecognizerScript("hello").atFinish(.hangs)),
      agent: agent, synthesizer: ScriptedSynthesizer(.byHand))
    try await stage.record()
    stage.hear("########")
    await stage.interim("hello")
    try await stage.stop()
    try await stage.phase { $0 == .finalizing }
    await stage.waitsForLastWords()
    await stage.clock.advance(by: 0.4)
    try await stage.tap()
    try await stage.phase { $0 == .finalizing }
    await stage.clock.advance(by: 5)
    try await stage.phase { $0 == .waiting }
    try await stage.tap()
    try await stage.phase { $0 == .waiting }
    #expect(stage.microphone.openings.count == 1)
    await agent.asked(1)
    #expect(agent.asked == ["hello"])
  }

  @Test("A tap while the reply is spoken stops it", .covers("S3-45"))
  func interrupting() async throws {
    let synthesizer = ScriptedSynthesizer(.byHand)
    let stage = SessionStage(
      .callByHand, recognizer: ScriptedRecognizer(RecognizerScript("hello")),
      agent: ScriptedAgent(.byHand), synthesizer: synthesizer)
    try await stage.record()
    stage.hear("########")
    await stage.interim("hello")
    try await stage.stop()
    let voice = await synthesizer.started()
    voice.report(.started)
    try await stage.phase { $0 == .speaking }
    await stage.clock.advance(by: 1)
    try await stage.tap()
    await voice.stopped()
    try await stage.phase { $0 == .idle }
    #expect(stage.microphone.openings.count == 1, "the tap records nothing (O44)")
  }
}
