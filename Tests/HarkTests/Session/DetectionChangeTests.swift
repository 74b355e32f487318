import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@testable import Hark

@Suite("Detection changes during a call", .seeds(50), .hangLimit(minutes: 5))
struct DetectionChangeTests {
  private static let utterance = "__________########______________"

  private func policy(_ mode: DetectionMode) -> DetectionPolicy {
    var policy = Experience.call.detection
    policy.mode = mode
    return policy
  }

  private func listening() async throws -> SessionStage {
    let stage = SessionStage(
      .call, recognizer: ScriptedRecognizer(RecognizerScript().after(0.6, .interim("hello"))))
    try await stage.voice.appear()
    await stage.microphone.opened()
    try await stage.phase { $0 == .listening }
    return stage
  }

  @Test("A manual mode closes the microphone; an automatic mode starts listening", .covers("S3-10"))
  func thereAndBack() async throws {
    let stage = try await listening()
    try await stage.voice.detect(policy(.pushToTalk))
    await stage.microphone.closed()
    try await stage.phase { $0 == .idle }
    try await stage.voice.toggle()
    await stage.microphone.opened(2)
    try await stage.phase { $0 == .recording(.hand) }
    try await stage.stop()
    try await stage.phase { $0 == .idle }
    try await stage.voice.detect(policy(.auto))
    await stage.microphone.opened(3)
    try await stage.phase { $0 == .listening }
  }

  @Test(
    "A recording begun by speech ends on silence, after which the new mode applies",
    arguments: [DetectionMode.pushToTalk, .disabled])
  func uncut(_ mode: DetectionMode) async throws {
    let stage = try await listening()
    stage.hear("__________#####")
    try await stage.phase { $0 == .recording(.speech) }
    try await stage.voice.detect(policy(mode))
    stage.hear("#####____________")
    #expect(try await stage.stopped() == .silence)
    #expect(try await stage.ended() == "hello")
    await stage.microphone.closed()
    try await stage.phase { $0 == .idle }
  }

  @Test("A recording by hand without a detector gets one, and listening follows")
  func awakened() async throws {
    let stage = try await listening()
    try await stage.voice.detect(policy(.disabled))
    await stage.microphone.closed()
    try await stage.record()
    try await stage.voice.detect(policy(.auto))
    try await stage.stop()
    try await stage.phase { $0 == .listening }
    stage.hear(Self.utterance)
    await stage.next { if case .speechStarted = $0 { true } else { false } }
    #expect(try await stage.stopped() == .silence)
  }

  @Test("A longer silence applies to the recording in progress", .covers("S3-90"))
  func silence() async throws {
    let stage = try await listening()
    stage.hear("__________#####")
    try await stage.phase { $0 == .recording(.speech) }
    let patient = EndingPolicy(turnSilence: 2)
    try await stage.voice.detect(policy(.auto), ending: patient)
    stage.hear("#####______________________________")
    let end = await stage.next { if case .turnEnded = $0 { true } else { false } }
    let heard = stage.noted.compactMap {
      if case .speechEnded(let end, _) = $0 { end } else { nil }
    }
    guard case .turnEnded(_, let turn, _) = end, let last = heard.last else {
      Issue.record("the turn did not end")
      return
    }
    #expect(turn.position - last == 32_000)
  }

  @Test("A reply ducked for possible speech returns to its previous gain")
  func raised() async throws {
    let agent = ScriptedAgent(.byHand)
    let synthesizer = ScriptedSynthesizer(.byHand)
    let stage = SessionStage(
      .call, recognizer: ScriptedRecognizer(RecognizerScript().after(0.6, .interim("hello"))),
      agent: agent, synthesizer: synthesizer)
    try await stage.voice.appear()
    await stage.microphone.opened()
    stage.hear(Self.utterance)
    _ = try await stage.ended()
    let voice = await synthesizer.started()
    voice.report(.started)
    try await stage.phase { $0 == .speaking }
    stage.hear("__________#")
    await voice.ducked()
    try await stage.voice.detect(policy(.pushToTalk))
    #expect(!voice.isDucked)
    await stage.microphone.closed()
    await stage.clock.advance(by: 2)
    try await stage.phase { $0 == .speaking }
    #expect(!voice.isStopped)
  }

  @Test("A paused or muted call becomes manual and does not listen until requested")
  func resting() async throws {
    let stage = try await listening()
    try await stage.tap()
    try await stage.phase { $0 == .paused }
    try await stage.voice.detect(policy(.pushToTalk))
    try await stage.phase { $0 == .idle }
    try await stage.voice.mute(true)
    try await stage.voice.detect(policy(.auto))
    try await stage.phase { $0 == .muted }
    try await stage.voice.mute(false)
    try await stage.phase { $0 == .listening }
    try await stage.voice.mute(true)
    try await stage.voice.detect(policy(.pushToTalk))
    await stage.microphone.closed(2)
    try await stage.voice.mute(false)
    try await stage.phase { $0 == .idle }
  }
}
