import Hark
import HarkTesting
import SeededTests
import TestLimits
import Testing

@Suite("Speaking over a reply", .seeds(50), .hangLimit(minutes: 5))
struct BargeInTests {
  private let agent = ScriptedAgent(.byHand)
  private let synthesizer = ScriptedSynthesizer(.byHand)

  /// Starts a call in which a reply is playing and the next speech is recognized as `words`.
  private func speaking(
    _ words: RecognizerScript, then more: RecognizerScript = .silent,
    behind line: RecognizerScript.Line = .interim("hello")
  ) async throws -> (SessionStage, ScriptedSynthesisTask) {
    let hello = RecognizerScript().after(0.6, line)
    let stage = SessionStage(
      .call, recognizer: ScriptedRecognizer(hello, words, more),
      agent: agent, synthesizer: synthesizer)
    try await stage.voice.appear()
    await stage.microphone.opened()
    stage.hear("__########____________")
    _ = try await stage.ended()
    let voice = await synthesizer.started()
    // The agent and the synthesizer start concurrently, and text sent before the request is lost.
    await agent.asked(1)
    agent.send("A long answer that goes on.\n")
    await voice.said(1)
    voice.report(.started)
    voice.report(.spoke(characters: 13))
    try await stage.phase { $0 == .speaking }
    return (stage, voice)
  }

  private func heardSpeechEnd(_ stage: SessionStage) async {
    await stage.next { if case .speechEnded = $0 { true } else { false } }
  }

  @Test("A word over the reply ducks it, pauses it, and ends it permanently")
  func word() async throws {
    let (stage, voice) = try await speaking(RecognizerScript().after(0.5, .interim("wait")))
    stage.hear("__________#")
    await voice.ducked()
    #expect(!voice.isPaused)
    stage.hear("###")
    await voice.paused()
    stage.hear("######")
    try await stage.phase { $0 == .recording(.speech) }
    // The haptic feedback follows the pause.
    #expect(stage.haptics.played.contains(try #require(Experience.call.haptics[.replyInterrupted])))
    agent.send("Not said any more.")
    stage.hear("____________")
    #expect(try await stage.ended() == "wait")
    await voice.stopped()
    await agent.asked(2)
    #expect(agent.conversations.last?.map(\.text) == ["hello", "A long answer", "wait"])
    // The interrupted reply ends before the message that takes its place.
    let told = stage.noted.filter { event in
      switch event {
      case .messageSent, .replyEnded: true
      default: false
      }
    }
    #expect(told == [.messageSent("hello"), .replyEnded("A long answer"), .messageSent("wait")])
  }

  @Test("A cough ducks the reply, which then returns to its previous gain")
  func cough() async throws {
    let (stage, voice) = try await speaking(.silent)
    stage.hear("__________#____")
    await voice.ducked()
    stage.hear("___________")
    await heardSpeechEnd(stage)
    try await stage.phase { $0 == .speaking }
    #expect(!voice.isDucked)
    #expect(!voice.isStopped)
    #expect(!voice.isPaused)
  }

  @Test("Lasting noise pauses the reply, which resumes where it paused if there are no words")
  func noise() async throws {
    let (stage, voice) = try await speaking(.silent)
    stage.hear("__________######")
    await voice.paused()
    stage.hear("_____________")
    #expect(try await stage.ended() == "")
    await voice.resumed()
    #expect(!voice.isStopped)
    #expect(!voice.isDucked)
    try await stage.phase { $0 == .speaking }
  }

  @Test(
    "Echoed words and misrecognized coughs are not the user's words",
    arguments: ["a long answer that", "if", "Mm."])
  func nobodysWords(_ text: String) async throws {
    try await goesOn(over: RecognizerScript().after(0.3, .interim(text)))
  }

  /// Checks that audio recognized as `script` pauses the reply, which then resumes as if nothing
  /// had been said.
  private func goesOn(over script: RecognizerScript) async throws {
    let (stage, voice) = try await speaking(script)
    stage.hear("__________######")
    await voice.paused()
    stage.hear("_______________")
    #expect(try await stage.ended() == "")
    await voice.resumed()
    #expect(!voice.isStopped)
    #expect(agent.conversations.count == 1)
  }

  @Test("After noise without words, it resumes within a second, even with slow final results")
  func withinASecond() async throws {
    let (stage, voice) = try await speaking(.silent.atFinish(.hangs))
    stage.hear("__________######")
    await voice.paused()
    stage.hear("________")
    await stage.next { if case .recordingStopped = $0 { true } else { false } }
    await stage.clock.sleeper(until: 0.3)
    await stage.clock.advance(by: 0.3)
    #expect(try await stage.ended() == "")
    await voice.resumed()
    #expect(!voice.isStopped)
  }

  @Test("A cough that is first recognized as a word leaves the reply paused")
  func mistakenWord() async throws {
    try await goesOn(over: RecognizerScript().after(0.3, .interim("wait")).after(1, .interim("")))
  }

  @Test("A recognizer without interim text gets its full wait for a word over a reply")
  func withoutInterims() async throws {
    var script = RecognizerScript.silent.atFinish(.hangs)
    script.ignoresPauses = true
    let (stage, voice) = try await speaking(script, behind: .final("hello"))
    stage.hear("__________######________")
    await voice.paused()
    let task = await stage.recognizer.started(2)
    await stage.next { if case .recordingStopped = $0 { true } else { false } }
    await stage.clock.sleepers(4)
    await stage.clock.advance(by: 0.4)
    task.final("stop")
    task.say(.ended)
    #expect(try await stage.ended() == "stop")
  }

  @Test("A user who repeats the reply after words of their own is recognized with both")
  func itsWords() async throws {
    var first = RecognizerScript().after(0.5, .interim("no wait")).atFinish(.hangs)
    first.ignoresPauses = true
    let (stage, voice) = try await speaking(
      first, then: RecognizerScript().after(0.5, .interim("a long answer")))
    stage.hear("__________########")
    await voice.paused()
    // Until the session has recognized the user's own words, it treats the reply's words as echo.
    await stage.interim("no wait")
    stage.hear("____________")
    await stage.next { if case .recordingStopped = $0 { true } else { false } }
    // The final result of the first words is still pending.
    stage.hear("_########____________")
    #expect(try await stage.ended() == "a long answer")
    await stage.clock.advance(by: 12)
    await agent.asked(2)
    #expect(agent.conversations.last?.last?.text == "no wait a long answer")
  }

  @Test("A click at the end of a reply is recorded only briefly")
  func clickAtTheEnd() async throws {
    let (stage, voice) = try await speaking(.silent)
    stage.hear("__________#")
    await voice.ducked()
    agent.end()
    await voice.finished()
    voice.report(.ended)
    await stage.next { if case .recordingStarted = $0 { true } else { false } }
    stage.hear("____________________")
    #expect(try await stage.ended() == "")
    try await stage.phase { $0 == .listening }
  }

  @Test("A tap while the reply is paused ends it, even without words")
  func tap() async throws {
    let (stage, voice) = try await speaking(.silent)
    stage.hear("__________######")
    await voice.paused()
    await stage.clock.advance(by: 1)
    try await stage.voice.toggle()
    await voice.stopped()
    #expect(try await stage.ended() == "")
    try await stage.phase { $0 == .listening || $0 == .paused }
  }

  @Test("Endless noise pauses the reply for eight seconds")
  func endlessNoise() async throws {
    let (stage, voice) = try await speaking(.silent)
    stage.hear("__________######")
    await voice.paused()
    stage.hear(String(repeating: "#", count: 90))
    #expect(try await stage.ended() == "")
    await voice.resumed()
    #expect(!voice.isStopped)
  }

  @Test("A ducked reply returns to its previous gain when the microphone is lost")
  func deaf() async throws {
    let (stage, voice) = try await speaking(.silent)
    stage.hear("__________#")
    await voice.ducked()
    stage.microphone.fail(.microphoneLost)
    #expect(try await stage.failure() == .microphoneLost)
    // The reply's gain is restored after the failure is reported.
    try await stage.phase { $0 == .failed(.microphoneLost) }
    #expect(!voice.isDucked)
    #expect(!voice.isStopped)
  }

  @Test("A change of sensitivity during a word still records the user")
  func changed() async throws {
    let (stage, voice) = try await speaking(.silent)
    stage.hear("__________#")
    await voice.ducked()
    var policy = Experience.call.detection
    policy.sensitivity = 0.6
    try await stage.voice.detect(policy)
    #expect(!voice.isDucked)
    stage.hear("######")
    await voice.paused()
  }

  @Test("A noise before the reply's first word delays it only briefly")
  func before() async throws {
    let stage = SessionStage(
      .call,
      recognizer: ScriptedRecognizer(RecognizerScript().after(0.6, .interim("hello")), .silent),
      agent: agent, synthesizer: synthesizer)
    try await stage.voice.appear()
    await stage.microphone.opened()
    stage.hear("__########____________")
    _ = try await stage.ended()
    let voice = await synthesizer.started()
    try await stage.phase { $0 == .waiting }
    stage.hear("__________######")
    await voice.paused()
    stage.hear("_____________")
    #expect(try await stage.ended() == "")
    await voice.resumed()
    try await stage.phase { $0 == .waiting }
    voice.report(.started)
    try await stage.phase { $0 == .speaking }
  }

  @Test("A reply that fails while paused is reported, and the recording continues")
  func failing() async throws {
    let (stage, voice) = try await speaking(RecognizerScript().after(1.2, .interim("wait")))
    stage.hear("__________######")
    await voice.paused()
    agent.fail(.replyFailed)
    #expect(try await stage.failure() == .replyFailed)
    await voice.stopped()
    stage.hear("########____________")
    #expect(try await stage.ended() == "wait")
  }
}
