import Hark
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("A finger on the button", .seeds(50), .hangLimit(minutes: 5))
struct HoldTests {
  @Test(
    "A press of 0.3 s is a hold; a shorter one is a tap",
    .covers("S3-69", "S3-71"), arguments: [(0.29, RecordingKind.hand), (0.3, .held)])
  func threshold(_ seconds: Double, _ kind: RecordingKind) async throws {
    let stage = SessionStage(.callByHand)
    try await stage.voice.press()
    await stage.clock.sleepers(1)
    await stage.clock.advance(by: seconds)
    await stage.microphone.opened()
    if kind == .hand { try await stage.voice.release() }
    try await stage.phase { $0 == .recording(kind) }
  }

  @Test("While listening, a hold also begins a recording at 0.3 s", .covers("S3-69", "S3-71"))
  func whileListening() async throws {
    let stage = SessionStage(.callWithHold)
    try await stage.voice.appear()
    await stage.microphone.opened()
    try await stage.phase { $0 == .listening }
    try await stage.voice.press()
    await stage.clock.sleepers(1)
    await stage.clock.advance(by: 0.29)
    try await stage.phase { $0 == .listening }
    await stage.clock.advance(by: 0.01)
    try await stage.phase { $0 == .recording(.held) }
  }

  @Test(
    "A touch that has lasted long enough when it is reported is a hold immediately",
    .covers("S3-71"), arguments: [Experience.callByHand, .callWithHold, .composer])
  func toldLate(_ experience: Experience) async throws {
    let stage = SessionStage(experience)
    let isListening = experience.detection.mode.isAutomatic
    if isListening {
      try await stage.voice.appear()
      await stage.microphone.opened()
      try await stage.phase { $0 == .listening }
    }
    try await stage.voice.hold()
    if !isListening { await stage.microphone.opened() }
    try await stage.phase { $0 == .recording(.held) }
    try await stage.voice.release()
    try await stage.phase { !$0.isRecording }
    #expect(stage.noted.allSatisfy { $0 != .cue(.holdToSpeak) })
  }

  @Test("A hold reported late has no effect where a press has none")
  func toldLateInVain() async throws {
    let stage = SessionStage(.callByHand)
    try await stage.voice.enableButton(false)
    try await stage.voice.hold()
    try await stage.voice.release()
    #expect(stage.microphone.openings == [])
    #expect(stage.haptics.played == [])
  }

  @Test(
    "A hold takes over a tapped recording, and releasing it restores the tap",
    .covers("S3-04", "S3-72"))
  func manual() async throws {
    let stage = SessionStage(.callByHand)
    try await stage.record()
    await stage.clock.advance(by: 1)
    try await stage.hold()
    try await stage.phase { $0 == .recording(.held) }
    try await stage.voice.release()
    try await stage.phase { $0 == .recording(.hand) }
    #expect(stage.microphone.openings.count == 1)
    await stage.recognizer.asked()
    #expect(stage.recognizer.requests.count == 1)
  }

  @Test(
    "A hold keeps a recording begun by speech open through silence, with a live level",
    .covers("S3-05", "S3-28", "S3-72"))
  func override() async throws {
    let stage = SessionStage(
      .callWithHold, recognizer: ScriptedRecognizer(RecognizerScript("          hello  world")))
    try await stage.voice.appear()
    await stage.microphone.opened()
    stage.hear("__________#####")
    try await stage.phase { $0 == .recording(.speech) }
    try await stage.hold()
    try await stage.phase { $0 == .recording(.held) }
    stage.hear("______________________________")
    await stage.next { if case .speechEnded = $0 { true } else { false } }
    _ = try await stage.snapshot { $0.elapsed > 3 }
    try await stage.phase { $0 == .recording(.held) }
    #expect(!stage.noted.contains { if case .recordingStopped = $0 { true } else { false } })
    stage.hear("#####")
    _ = try await stage.snapshot { $0.phase == .recording(.held) && $0.level > 0.3 }
    try await stage.voice.release()
    try await stage.phase { $0 == .recording(.speech) }
    stage.hear("__________")
    #expect(try await stage.stopped() == .silence)
    await stage.recognizer.asked()
    #expect(stage.recognizer.requests.count == 1)
  }

  @Test(
    "Lifting after speech ends the recording and sends its words", .covers("S3-06", "S3-73"))
  func release() async throws {
    let agent = ScriptedAgent(.byHand)
    let stage = SessionStage(
      .callByHand, recognizer: ScriptedRecognizer(RecognizerScript("hello")), agent: agent)
    try await stage.hold()
    await stage.microphone.opened()
    try await stage.phase { $0 == .recording(.held) }
    stage.hear("########")
    await stage.interim("hello")
    try await stage.voice.release()
    #expect(try await stage.stopped() == .hand)
    await agent.asked(1)
    #expect(agent.asked == ["hello"])
  }

  @Test("Lifting without speech resumes listening without a failure", .covers("S3-74"))
  func silentRelease() async throws {
    let agent = ScriptedAgent(.byHand)
    let stage = SessionStage(.callWithHold, agent: agent)
    try await stage.voice.appear()
    await stage.microphone.opened()
    try await stage.phase { $0 == .listening }
    try await stage.hold()
    try await stage.phase { $0 == .recording(.held) }
    stage.hear("__________")
    try await stage.voice.release()
    #expect(try await stage.ended() == "")
    try await stage.phase { $0 == .listening }
    stage.hear("_____########")
    await stage.next { if case .speechStarted = $0 { true } else { false } }
    #expect(stage.failures == [])
    #expect(agent.asked == [])
    #expect(stage.microphone.isOpen)
  }

  @Test(
    "However often a press is reported, one gesture starts one recording",
    .covers("S1-24", "S1-25"))
  func once() async throws {
    let stage = SessionStage(.composer)
    for _ in 1...5 { try await stage.voice.press() }
    await stage.microphone.opened()
    await stage.clock.sleepers(1)
    for _ in 1...5 { try await stage.voice.press() }
    await stage.clock.advance(by: 1)
    try await stage.phase { $0 == .recording(.held) }
    #expect(stage.microphone.openings.count == 1)
    #expect(stage.haptics.played == [.impact(.medium, intensity: 1)])
    try await stage.voice.release()
    _ = try await stage.ended()
    await stage.microphone.closed()
    #expect(stage.recognizer.requests.count == 1)
  }

  @Test("Lifting a finger has an effect only during a recording", .covers("S1-24"))
  func releaseAlone() async throws {
    let stage = SessionStage(.composer)
    try await stage.voice.release()
    try await stage.phase { $0 == .idle }
    try await stage.record()
    await stage.clock.advance(by: 1)
    try await stage.voice.stop()
    _ = try await stage.ended()
    await stage.microphone.closed()
    try await stage.voice.release()
    #expect(stage.microphone.openings.count == 1)
  }

  @Test(
    "A second and a third tap within 300 ms do nothing; later ones count",
    .covers("S5-EC-4"), arguments: [(0.29, 1), (0.31, 0)])
  func tripleTap(_ gap: Double, _ openedAfter: Int) async throws {
    let stage = SessionStage(.mealLog, microphone: ScriptedMicrophone(.slow))
    try await stage.tap()
    await stage.microphone.asked()
    await stage.clock.advance(by: gap)
    try await stage.tap()
    if openedAfter == 1 { try await stage.tap() }
    stage.microphone.letOpen()
    try await stage.phase { $0 == (openedAfter == 1 ? .recording(.hand) : .idle) }
  }
}
