import Hark
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("A muted microphone", .seeds(50), .hangLimit(minutes: 5))
struct MuteTests {
  @Test("Speech while muted is ignored, whatever its length", .covers("S3-81"))
  func dropped() async throws {
    let stage = SessionStage(.call)
    try await stage.voice.appear()
    await stage.microphone.opened()
    try await stage.phase { $0 == .listening }
    try await stage.voice.mute(true)
    stage.hear("__________########______________")
    stage.microphone.end()
    await stage.microphone.closed()
    try await stage.phase { $0 == .muted }
    try await stage.voice.mute(false)
    await stage.microphone.opened(2)
    try await stage.phase { $0 == .listening }
    try await stage.voice.interrupt()
    #expect(try await stage.failure() == .interrupted)
    #expect(!stage.noted.contains { if case .speechStarted = $0 { true } else { false } })
    #expect(stage.recognizer.requests.isEmpty)
  }

  @Test("A recording that begins right after unmuting begins after the muted audio")
  func unmuted() async throws {
    let stage = SessionStage(.callWithHold)
    try await stage.voice.appear()
    await stage.microphone.opened()
    try await stage.phase { $0 == .listening }
    try await stage.voice.mute(true)
    let muted = SoundTimeline("________________").samples
    stage.microphone.send(muted)
    try await stage.phase { $0 == .muted }
    try await stage.voice.mute(false)
    try await stage.voice.hold()
    let began = await stage.next { if case .recordingStarted = $0 { true } else { false } }
    guard case .recordingStarted(_, _, let start) = try #require(began) else { return }
    #expect(start == muted.count)
  }

  @Test("Muting keeps the recording in progress", .covers("S3-81"))
  func midway() async throws {
    let stage = SessionStage(
      .callByHand, recognizer: ScriptedRecognizer(RecognizerScript("hello")))
    try await stage.record()
    stage.hear("########")
    await stage.interim("hello")
    try await stage.voice.mute(true)
    #expect(try await stage.ended() == "hello")
    await stage.microphone.closed()
    try await stage.phase { $0 == .muted }
  }
}
