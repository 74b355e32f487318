import Hark
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

/// The sequences that the Flutter plugin's own tests run over its channels.
@Suite("A dictation through the bridge", .seeds(50), .hangLimit(minutes: 5))
struct DictationTests {
  @Test("With permission, it records", .covers("S4-03", "S4-30"))
  func granted() async throws {
    let stage = SessionStage(.dictation, permissions: ScriptedPermissions())
    try await stage.voice.toggle()
    try await stage.voice.acceptRationale()
    await stage.microphone.opened()
    try await stage.phase { $0 == .recording(.hand) }
    #expect(stage.permissions.requests == [.speech, .microphone])
  }

  @Test(
    "A denied permission is reported, and nothing is opened", .covers("S4-17", "S4-31"),
    arguments: [
      (Permission.speech, VoiceFailure.speechPermissionDenied),
      (.microphone, .microphonePermissionDenied),
    ])
  func denied(_ permission: Permission, _ failure: VoiceFailure) async throws {
    let stage = SessionStage(
      .dictation, permissions: ScriptedPermissions(answers: [permission: .gives(.denied)]))
    try await stage.voice.toggle()
    try await stage.voice.acceptRationale()
    #expect(try await stage.failure() == failure)
    try await stage.phase { $0 == .failed(failure) }
    #expect(stage.microphone.openings == [])
  }

  @Test("Several interim texts are followed by the final one", .covers("S4-32"))
  func partials() async throws {
    let stage = SessionStage(
      .dictation, recognizer: ScriptedRecognizer(RecognizerScript("jeg har vært på tur")))
    try await stage.record()
    stage.hear("####################")
    await stage.interim("jeg har vært på tur")
    try await stage.stop()
    _ = try await stage.ended()
    #expect(
      stage.events == [
        "partial jeg", "partial jeg har", "partial jeg har vært", "partial jeg har vært på",
        "partial jeg har vært på tur", "final jeg har vært på tur", "ended",
      ])
  }

  @Test("The network is lost during recognition", .covers("S4-33"))
  func network() async throws {
    let script = RecognizerScript("jeg").after(0.5, .failure(.networkUnavailable))
    let stage = SessionStage(.dictation, recognizer: ScriptedRecognizer(script))
    try await stage.record()
    stage.hear("##########")
    #expect(try await stage.ended() == "jeg")
    #expect(stage.events == ["partial jeg", "final jeg", "error networkUnavailable", "ended"])
  }

  @Test("A stop before the first result", .covers("S4-34"))
  func early() async throws {
    let stage = SessionStage(
      .dictation, recognizer: ScriptedRecognizer(RecognizerScript().slowly()))
    try await stage.record()
    await stage.recognizer.asked()
    try await stage.stop()
    await stage.microphone.closed()
    stage.recognizer.letStart()
    #expect(try await stage.ended() == "")
    #expect(try await stage.failure() == .noSpeechDetected)
    #expect(stage.events == ["ended", "error noSpeechDetected"])
    #expect(stage.recognizer.aliveCount == 0)
  }

  @Test("No event follows the completed stop", .covers("S4-35"))
  func silentAfterStop() async throws {
    let stage = SessionStage(
      .dictation, recognizer: ScriptedRecognizer(RecognizerScript("jeg").atFinish(.hangs)))
    try await stage.record()
    stage.hear("#####")
    await stage.interim("jeg")
    let task = await stage.recognizer.started()
    try await stage.stop()
    await stage.waitsForLastWords()
    await stage.clock.advance(by: 5)
    #expect(try await stage.ended() == "jeg")
    task.interim("jeg har")
    task.final("jeg har vært")
    task.say(.failed(.recognitionFailed))
    try await stage.record()
    await stage.next { if case .recordingStarted = $0 { true } else { false } }
    #expect(stage.events == ["partial jeg", "final jeg", "ended"])
  }
}

extension SessionStage {
  /// The reported events, in the terms of the bridge.
  fileprivate var events: [String] {
    noted.compactMap { event in
      switch event {
      case .interim(_, let text, _): "partial \(text)"
      case .final(_, let segment, _): "final \(segment.text)"
      case .failed(let failure): "error \(failure.code)"
      case .recordingEnded: "ended"
      default: nil
      }
    }
  }
}
