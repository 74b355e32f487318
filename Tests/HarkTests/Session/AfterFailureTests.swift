import Hark
import HarkScreens
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("After a failure", .seeds(50), .hangLimit(minutes: 5))
struct AfterFailureTests {
  @Test(
    "typing still works after all typed and spoken text",
    .covers("S2-48", "S2-46"),
    arguments: [VoiceFailure.recognitionFailed, .networkUnavailable, .recognizerBusy])
  func typing(_ failure: VoiceFailure) async throws {
    let script = RecognizerScript("rice").after(0.8, .failure(failure))
    let stage = SessionStage(.capture, recognizer: ScriptedRecognizer(script))
    var draft = Draft("I ate")
    draft.beginRecording()
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("##########").samples)
    let spoken = try await stage.ended()
    #expect(draft.hear(spoken) == .shown)
    draft.endRecording()
    try await stage.phase { $0 == .failed(failure) }
    try draft.insert(" and beans")
    #expect(draft.text == "I ate rice and beans")
  }

  @Test(
    "Where the button is hidden, a refusal offers Settings and a press does nothing",
    .covers("S4-43"))
  func hidden() async throws {
    let stage = SessionStage(
      .dictation,
      permissions: ScriptedPermissions([.speech: .denied, .microphone: .authorized]))
    try await stage.tap()
    #expect(try await stage.failure() == .speechPermissionDenied)
    #expect(Experience.dictation.lastingFailure == .hide)
    #expect(VoiceFailure.speechPermissionDenied.recovery(in: .dictation).contains(.openSettings))
    await stage.clock.advance(by: 1)
    try await stage.tap()
    try await stage.phase { $0 == .failed(.speechPermissionDenied) }
    await stage.goodbye()
    #expect(stage.failures == [.speechPermissionDenied])
    #expect(stage.microphone.openings == [])
  }

  @Test("The button returns once the lasting cause is resolved, even without a network (O6)")
  func cameBack() async throws {
    let reachability = ScriptedReachability(isConnected: false)
    let traits = RecognizerTraits(
      name: "cloud", locales: [.norwegianBokmal], needsNetwork: true)
    let stage = SessionStage(
      .dictation, recognizer: ScriptedRecognizer(traits: traits),
      permissions: ScriptedPermissions([.speech: .denied, .microphone: .authorized]),
      reachability: reachability)
    reachability.connect(true)
    try await stage.tap()
    #expect(try await stage.failure() == .speechPermissionDenied)
    stage.permissions.answer(.speech, .authorized)
    reachability.connect(false)
    await stage.clock.advance(by: 1)
    try await stage.tap()
    #expect(try await stage.failure() == .networkUnavailable)
  }

  @Test("No haptics are played while they are turned off", .covers("S5-FR-025"))
  func silent() async throws {
    var experience = Experience.mealLog
    experience.haptics = .none
    let stage = SessionStage(experience)
    try await stage.tap()
    await stage.microphone.opened()
    // A tap before the session knows that the microphone is open would cancel the start.
    try await stage.phase { $0 == .recording(.hand) }
    await stage.clock.advance(by: 1)
    try await stage.tap()
    _ = try await stage.ended()
    #expect(stage.noted.contains(.cue(.felt(.recordingStarted))))
    #expect(stage.haptics.played == [])
  }
}
