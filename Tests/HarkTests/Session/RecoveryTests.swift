import Hark
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("After a failure", .seeds(50), .hangLimit(minutes: 5))
struct RecoveryTests {
  /// A reason that a recording ends midway.
  enum Break: CaseIterable {
    case recognizer, network, microphone, interruption

    var failure: VoiceFailure {
      switch self {
      case .recognizer: .recognitionFailed
      case .network: .networkUnavailable
      case .microphone: .microphoneLost
      case .interruption: .interrupted
      }
    }
  }

  @Test(
    "Earlier text is kept, the failure is reported once, and the next tap records again",
    .covers("S2-46", "S5-US6.3", "S5-FR-028", "S3-50", "S1-45"),
    arguments: Break.allCases, Experience.byHand + [.callByHand])
  func midway(_ cause: Break, _ experience: Experience) async throws {
    let stage = SessionStage(experience, recognizer: ScriptedRecognizer(.silent))
    try await stage.record()
    stage.hear("#####")
    let task = await stage.recognizer.started()
    await task.appended(upTo: 5 * SoundTimeline.column)
    task.interim("half a sentence")
    await stage.interim("half a sentence")
    try await stage.broken(by: cause, task)
    #expect(try await stage.ended() == "half a sentence")
    await stage.microphone.closed()
    let snapshot = try await stage.snapshot { $0.phase == .failed(cause.failure) }
    #expect(snapshot.transcript.finalText == "half a sentence")
    #expect(stage.failures == [cause.failure])
    guard experience.afterStop != .send else { return }
    await stage.clock.advance(by: 1)
    try await stage.record()
  }

  @Test("In the error state of a call, the button retries", .covers("S3-50"))
  func callAgain() async throws {
    let stage = SessionStage(.callByHand, recognizer: ScriptedRecognizer(.silent))
    try await stage.record()
    let task = await stage.recognizer.started()
    task.say(.failed(.recognitionFailed))
    try await stage.phase { $0 == .failed(.recognitionFailed) }
    await stage.clock.advance(by: 1)
    try await stage.tap()
    await stage.microphone.opened(2)
    try await stage.phase { $0 == .recording(.hand) }
  }

  @Test(
    "After a failed start, a later tap starts a recording", .covers("S3-50", "S5-EC-5"),
    arguments: Experience.byHand + [.callByHand])
  func beginsLater(_ experience: Experience) async throws {
    let stage = SessionStage(experience)
    stage.recognizer.becomeUnavailable(.serviceUnavailable)
    try await stage.voice.toggle()
    #expect(try await stage.failure() == .serviceUnavailable)
    stage.recognizer.becomeUnavailable(nil)
    await stage.clock.advance(by: 1)
    try await stage.voice.press()
    if experience.gesture != .hold { try await stage.voice.release() }
    await stage.microphone.opened()
  }

  @Test(
    "An app in the background stops, keeps the text, and can record again", .covers("S5-EC-3"))
  func background() async throws {
    let stage = SessionStage(
      .mealLog, recognizer: ScriptedRecognizer(RecognizerScript("rice"), .silent))
    try await stage.record()
    stage.hear("######")
    await stage.interim("rice")
    try await stage.voice.interrupt()
    #expect(try await stage.stopped() == .interrupted)
    #expect(try await stage.ended() == "rice")
    await stage.microphone.closed()
    let snapshot = try await stage.snapshot { $0.phase == .failed(.interrupted) }
    #expect(snapshot.transcript.text == "rice")
    await stage.clock.advance(by: 60)
    try await stage.record()
  }

  @Test(
    "A temporarily unavailable recognizer is reported and works again later", .covers("S5-EC-5"))
  func away() async throws {
    let stage = SessionStage(.mealLog)
    stage.recognizer.becomeUnavailable(.recognizerUnavailable)
    try await stage.tap()
    #expect(try await stage.failure() == .recognizerUnavailable)
    stage.recognizer.becomeUnavailable(nil)
    await stage.clock.advance(by: 1)
    try await stage.tap()
    await stage.microphone.opened()
    try await stage.phase { $0 == .recording(.hand) }
  }

  @Test("The second owner of a microphone receives a failure", .covers("S5-EC-8"))
  func secondOwner() async throws {
    let microphone = ScriptedMicrophone()
    let first = SessionStage(.mealLog, microphone: microphone)
    let second = SessionStage(.mealLog, microphone: microphone)
    try await first.record()
    try await second.tap()
    #expect(try await second.failure() == .microphoneBusy)
    try await second.phase { $0 == .failed(.microphoneBusy) }
    try await first.phase { $0 == .recording(.hand) }
  }

  @Test("Dismissing removes the failure", .covers("S1-51"))
  func dismissed() async throws {
    let stage = SessionStage(.composer, recognizer: ScriptedRecognizer(.silent))
    try await stage.record()
    let task = await stage.recognizer.started()
    task.say(.failed(.recognitionFailed))
    await stage.microphone.closed()
    try await stage.phase { $0 == .failed(.recognitionFailed) }
    try await stage.voice.dismissFailure()
    try await stage.phase { $0 == .idle }
  }

  @Test(
    "Only a lasting cause disables the capture button, until it is resolved",
    .covers("S2-47"))
  func disabled() async throws {
    let stage = SessionStage(
      .capture,
      recognizer: ScriptedRecognizer(.silent),
      permissions: ScriptedPermissions([.speech: .authorized, .microphone: .denied]))
    try await stage.tap()
    #expect(try await stage.failure() == .microphonePermissionDenied)
    for _ in 1...3 {
      await stage.clock.advance(by: 1)
      try await stage.tap()
      try await stage.voice.toggle()
    }
    try await stage.phase { $0 == .failed(.microphonePermissionDenied) }
    #expect(stage.haptics.played == [.error], "the disabled button told nothing again")
    stage.permissions.answer(.microphone, .authorized)
    await stage.clock.advance(by: 1)
    try await stage.record()
    let task = await stage.recognizer.started()
    task.say(.failed(.recognitionFailed))
    await stage.microphone.closed()
    await stage.clock.advance(by: 1)
    try await stage.record()
  }

  @Test(
    "Missing speech is a failure only where the experience says so",
    .covers("S4-16", "S2-45", "S1-48"),
    arguments: Experience.byHand + [.callByHand])
  func noSpeech(_ experience: Experience) async throws {
    let isFailure = experience != .capture && experience != .callByHand
    let stage = SessionStage(experience)
    try await stage.record()
    stage.hear("__________")
    try await stage.stop()
    #expect(try await stage.ended() == "")
    await stage.microphone.closed()
    let resting: Phase = isFailure ? .failed(.noSpeechDetected) : .idle
    let snapshot = try await stage.snapshot { $0.phase == resting }
    #expect(snapshot.transcript.isEmpty)
  }
}

extension SessionStage {
  fileprivate func broken(by cause: RecoveryTests.Break, _ task: ScriptedRecognitionTask)
    async throws
  {
    switch cause {
    case .recognizer, .network: task.say(.failed(cause.failure))
    case .microphone: microphone.fail(.microphoneLost)
    case .interruption: try await voice.interrupt()
    }
  }
}
