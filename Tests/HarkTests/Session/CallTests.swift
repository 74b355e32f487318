import Hark
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("A call", .seeds(50), .hangLimit(minutes: 5))
struct CallTests {
  private static let utterance = "__________########______________"

  @Test(
    "Speech starts and ends a turn, which is sent and answered before listening resumes",
    .covers("S3-06", "S3-07", "S3-08"))
  func turn() async throws {
    let agent = ScriptedAgent(.says("Good ", "evening."))
    let synthesizer = ScriptedSynthesizer()
    let stage = SessionStage(
      .call, recognizer: ScriptedRecognizer(RecognizerScript().after(0.6, .interim("hello"))),
      agent: agent, synthesizer: synthesizer)
    try await stage.voice.appear()
    await stage.microphone.opened()
    try await stage.phase { $0 == .listening }
    stage.microphone.send(SoundTimeline(Self.utterance).samples)
    #expect(try await stage.ended() == "hello")
    await agent.asked(1)
    #expect(agent.asked == ["hello"])
    let voice = await synthesizer.started()
    await voice.finished()
    #expect(voice.said.joined() == "Good evening.")
    try await stage.phase { $0 == .listening }
    #expect(stage.microphone.isOpen)
    #expect(stage.haptics.played.contains(.impact(.light, intensity: 0.5)))
    #expect(stage.haptics.played.contains(.success))
    #expect(stage.haptics.played.contains(.selection))
  }

  @Test("Sound from before the onset reaches the recognizer", .covers("S4-21"))
  func preRoll() async throws {
    let stage = SessionStage(.call)
    try await stage.voice.appear()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline(Self.utterance).samples)
    _ = try await stage.ended()
    await stage.recognizer.started().finished()
    let onsets = stage.noted.compactMap {
      if case .speechStarted(let onset, _) = $0 { onset } else { nil }
    }
    let onset = try #require(onsets.first)
    #expect(stage.recognizer.tasks.first?.range?.start == onset - 8_000)
  }

  @Test("The turn ends 0.8 s after the end of speech, not at a shorter pause", .covers("S3-06"))
  func trailingSilence() async throws {
    let stage = SessionStage(.call)
    try await stage.voice.appear()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("__________########______######____________").samples)
    let stopped = await stage.next { if case .recordingStopped = $0 { true } else { false } }
    let ends = stage.noted.compactMap {
      if case .speechEnded(let end, _) = $0 { end } else { nil }
    }
    guard case .recordingStopped(_, .silence, let at) = stopped, let end = ends.last else {
      Issue.record("\(String(describing: stopped))")
      return
    }
    #expect(ends.count == 2)
    #expect((12_800...12_800 + FrontEnd.hop).contains(at - end))
    let task = await stage.recognizer.started()
    await task.paused(2)
    #expect(task.pauses.count == 2)
  }

  @Test("A tap during the reply stops it, and the call listens again", .covers("S3-45"))
  func tapStops() async throws {
    let synthesizer = ScriptedSynthesizer(.byHand)
    let agent = ScriptedAgent(.byHand)
    let stage = SessionStage(
      .call, recognizer: ScriptedRecognizer(RecognizerScript().after(0.6, .interim("hello"))),
      agent: agent, synthesizer: synthesizer)
    try await stage.voice.appear()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline(Self.utterance).samples)
    _ = try await stage.ended()
    let voice = await synthesizer.started()
    voice.report(.started)
    try await stage.phase { $0 == .speaking }
    await stage.clock.advance(by: 1)
    try await stage.tap()
    await voice.stopped()
    try await stage.phase { $0 == .listening }
    #expect(stage.microphone.openings.count == 1)
    await agent.cancelled()
  }

  @Test("A tap pauses listening; a tap while paused records manually, then the call listens")
  func pause() async throws {
    let stage = SessionStage(.call)
    try await stage.voice.appear()
    await stage.microphone.opened()
    try await stage.tap()
    try await stage.phase { $0 == .paused }
    await stage.clock.advance(by: 1)
    try await stage.tap()
    await stage.microphone.opened(2)
    try await stage.phase { $0 == .recording(.hand) }
    await stage.clock.advance(by: 1)
    try await stage.tap()
    try await stage.phase { $0 == .listening }
  }

  @Test("Muted audio is ignored until unmuted")
  func mute() async throws {
    let stage = SessionStage(.call)
    try await stage.voice.appear()
    await stage.microphone.opened()
    try await stage.voice.mute(true)
    stage.microphone.send(SoundTimeline(Self.utterance).samples)
    try await stage.phase { $0 == .muted }
    try await stage.voice.press()
    await stage.next { $0 == .cue(.unmuteToSpeak) }
    #expect(!stage.noted.contains { if case .speechStarted = $0 { true } else { false } })
    try await stage.voice.mute(false)
    stage.microphone.send(SoundTimeline(Self.utterance).samples)
    await stage.next { if case .speechStarted = $0 { true } else { false } }
  }

  @Test(
    "A hold while listening records from the touch on",
    .covers("S3-71"))
  func hold() async throws {
    let stage = SessionStage(.callWithHold)
    try await stage.voice.appear()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("_____").samples)
    // The recording starts at the press, so the session must receive this audio before it.
    try await stage.phase { $0 == .listening }
    try await stage.voice.press()
    stage.microphone.send(SoundTimeline("__").samples)
    await stage.clock.sleepers(1)
    await stage.clock.advance(by: GestureTiming.hold)
    let started = await stage.next { if case .recordingStarted = $0 { true } else { false } }
    guard case .recordingStarted(_, .held, let at) = started else {
      Issue.record("\(String(describing: started))")
      return
    }
    #expect(at <= 5 * SoundTimeline.column)
    try await stage.voice.release()
    try await stage.phase { $0 == .listening }
  }

  @Test("A reply that fails before playback leaves no synthesis task")
  func replyFails() async throws {
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
    await agent.asked(1)
    agent.fail()
    #expect(try await stage.failure() == .replyFailed)
    await voice.stopped()
  }

  /// A script that recognizes a word and sends its final result only on request.
  private static var slowHello: RecognizerScript {
    var script = RecognizerScript().after(0.6, .interim("hello")).atFinish(.hangs)
    script.ignoresPauses = true
    return script
  }

  @Test("Final results that are pending when the next recording ends are awaited and sent")
  func slowFinals() async throws {
    let agent = ScriptedAgent(.byHand)
    let recognizer = ScriptedRecognizer(
      Self.slowHello, RecognizerScript().after(0.6, .interim("world")))
    let stage = SessionStage(.call, recognizer: recognizer, agent: agent)
    try await stage.voice.appear()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline(Self.utterance).samples)
    let first = await recognizer.started()
    await first.finished()
    stage.microphone.send(SoundTimeline(Self.utterance).samples)
    #expect(try await stage.ended() == "world")
    first.final("Hello,")
    first.say(.ended)
    #expect(try await stage.ended() == "Hello,")
    await agent.asked(1)
    #expect(agent.asked == ["Hello, world"])
  }

  @Test("A canceled recording does not change the previous message")
  func droppedAfter() async throws {
    let agent = ScriptedAgent(.byHand)
    let recognizer = ScriptedRecognizer(Self.slowHello, .silent)
    let stage = SessionStage(.call, recognizer: recognizer, agent: agent)
    try await stage.voice.appear()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline(Self.utterance).samples)
    let first = await recognizer.started()
    await first.finished()
    stage.microphone.send(SoundTimeline("__________########").samples)
    try await stage.phase { $0 == .recording(.speech) }
    try await stage.voice.cancel()
    #expect(try await stage.ended() == "")
    first.final("Hello.")
    first.say(.ended)
    await agent.asked(1)
    #expect(agent.asked == ["Hello."])
  }
}
