import Hark
import HarkScreens
import HarkSimulation
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

/// The test cases that the capture screen's specification names, with the same names.
@Suite("Speech in the capture screen's model", .seeds(50), .hangLimit(minutes: 5))
@MainActor
struct CaptureViewModelSpeechTests {
  /// A model and its fakes.
  @available(iOS 17, macOS 14, *)
  private struct Stage {
    let microphone = ScriptedMicrophone()
    let recognizer: ScriptedRecognizer
    let permissions: ScriptedPermissions
    let clock = ManualTimekeeper.serial()
    let opened = AsyncStream<Void>.makeStream()
    let model: CaptureModel

    @MainActor
    init(
      permissions: ScriptedPermissions = .granted,
      heard: RecognizerScript = RecognizerScript(" call the plumber ")
    ) {
      self.permissions = permissions
      recognizer = ScriptedRecognizer(heard)
      let session = VoiceSession(
        experience: .capture,
        ports: SessionPorts(
          microphone: microphone, recognizer: recognizer, permissions: permissions,
          timekeeper: clock))
      let opening = opened.continuation
      let runner = ScreenRunner(
        Capture(), session: session, timekeeper: clock, openSettings: { opening.finish() }
      ) { _ in AsyncStream { $0.finish() } }
      model = ScreenModel(Capture(), runner: runner)
    }

    /// Performs an action at least one second after all previous actions.
    @MainActor
    func act(_ action: VoiceAction) async {
      await clock.advance(by: 1)
      model.act(.voice(action))
    }

    /// Waits until the model satisfies a condition and returns it.
    @MainActor
    @discardableResult
    func sees(_ isIt: (Capture) -> Bool) async -> Capture {
      await observe { isIt(model.state) }
      return model.state
    }

    /// Starts a recording and waits for its words.
    @MainActor
    func record() async {
      await act(.activate)
      await microphone.opened()
      microphone.send(SoundTimeline("_################_").samples)
      // Words and phases arrive on separate streams, in either order.
      await sees { $0.field.draft.text.hasSuffix("call the plumber") && $0.showsRecordingBar }
    }
  }

  @available(iOS 17, macOS 14, *)
  @Test("The first tap requests both permissions", .covers("S2-65"))
  func testRequestSpeechPermission() async {
    let stage = Stage(permissions: ScriptedPermissions())
    await stage.act(.activate)
    await stage.sees { $0.field.snapshot.phase == .rationale }
    #expect(stage.permissions.requests == [])
    await stage.act(.acceptRationale)
    await stage.sees { $0.showsRecordingBar }
    #expect(stage.permissions.requests == [.speech, .microphone])
  }

  @available(iOS 17, macOS 14, *)
  @Test("With permission, a tap records", .covers("S2-65"))
  func testStartRecording_WithPermission() async {
    let stage = Stage()
    await stage.act(.activate)
    await stage.microphone.opened()
    let recording = await stage.sees { $0.showsRecordingBar }
    #expect(recording.field.snapshot.phase != .rationale && recording.message == nil)
  }

  @available(iOS 17, macOS 14, *)
  @Test("Without permission, a tap says so and opens nothing", .covers("S2-65"))
  func testStartRecording_WithoutPermission() async {
    let stage = Stage(
      permissions: ScriptedPermissions([.speech: .denied, .microphone: .authorized]))
    await stage.act(.activate)
    let refused = await stage.sees { $0.message != nil }
    #expect(
      refused.message?.text == "Speech recognition permission denied. Enable in Settings.")
    #expect(!refused.showsRecordingBar && stage.microphone.openings == [])
  }

  @available(iOS 17, macOS 14, *)
  @Test("Stop leaves no microphone and no task, and keeps the words", .covers("S2-65"))
  func testStopRecording() async {
    let stage = Stage()
    await stage.record()
    await stage.act(.stop)
    let stopped = await stage.sees { !$0.field.isRecording && !$0.showsRecordingBar }
    await stage.microphone.closed()
    #expect(stopped.field.draft.text == "call the plumber")
    #expect(stage.recognizer.aliveCount == 0 && !stage.microphone.isOpen)
  }

  @available(iOS 17, macOS 14, *)
  @Test("Nothing can be saved during a recording", .covers("S2-65", "S2-17"))
  func testCanSave_DisabledWhileRecording() async {
    let stage = Stage()
    stage.model.act(.voice(.edit(.insert("typed"))))
    await stage.sees { $0.canSave }
    await stage.record()
    #expect(!stage.model.state.canSave)
    await stage.act(.stop)
    await stage.sees { $0.canSave }
  }

  @available(iOS 17, macOS 14, *)
  @Test("Words appear in the field as they are spoken", .covers("S2-65"))
  func testTranscriptionUpdates() async {
    let stage = Stage(
      heard: RecognizerScript().after(0.3, .interim("call")).after(0.6, .interim("call the")))
    await stage.act(.activate)
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("_###").samples)
    await stage.sees { $0.field.draft.text == "call" }
    stage.microphone.send(SoundTimeline("####").samples)
    await stage.sees { $0.field.draft.text == "call the" }
  }

  @available(iOS 17, macOS 14, *)
  @Test("A deallocated model frees its resources", .covers("S2-65"))
  func testRecordingCleanup_OnDeinit() async {
    let microphone: ScriptedMicrophone
    let recognizer: ScriptedRecognizer
    do {
      let stage = Stage()
      (microphone, recognizer) = (stage.microphone, stage.recognizer)
      await stage.record()
    }
    await microphone.closed()
    #expect(!microphone.isOpen)
    await SerialScheduler.shared.settle()
    #expect(recognizer.aliveCount == 0)
  }

  @available(iOS 17, macOS 14, *)
  @Test("Cancel discards spoken text and keeps typed text", .covers("S2-65", "S2-15"))
  func testCancelRecording() async {
    let stage = Stage()
    stage.model.act(.voice(.edit(.insert("typed"))))
    await stage.record()
    await stage.act(.cancel)
    let dropped = await stage.sees { !$0.field.isRecording && !$0.showsRecordingBar }
    #expect(dropped.field.draft.text == "typed")
    await stage.microphone.closed()
  }

  @available(iOS 17, macOS 14, *)
  @Test("The button next to a denial opens the app's settings", .covers("S2-65"))
  func testOpenSettings() async {
    let stage = Stage(
      permissions: ScriptedPermissions([.speech: .authorized, .microphone: .denied]))
    await stage.act(.activate)
    let refused = await stage.sees { $0.message != nil }
    #expect(refused.message?.actions == [.openSettings])
    stage.model.act(.recover(.openSettings))
    for await _ in stage.opened.stream {}
  }

  @available(iOS 17, macOS 14, *)
  @Test("The rationale comes first; if it is declined, nothing is requested", .covers("S2-65"))
  func testRationale() async {
    let stage = Stage(permissions: ScriptedPermissions())
    await stage.act(.activate)
    let asking = await stage.sees { $0.field.snapshot.phase == .rationale }
    #expect(
      asking.wording[.rationaleText]
        == "Pookie needs microphone access to transcribe your voice")
    await stage.act(.declineRationale)
    await stage.sees { $0.field.snapshot.phase != .rationale }
    #expect(stage.permissions.requests == [] && stage.microphone.openings == [])
  }

  @available(iOS 17, macOS 14, *)
  @Test(
    "Start, stop, cancel and every change that follows are on the main actor", .covers("S2-50"))
  func mainActor() async {
    // The type restricts calls to the main actor; `sees` checks each change.
    let act: @MainActor (CaptureModel, Capture.Action) -> Void = { $0.act($1) }
    let stage = Stage(
      heard: RecognizerScript(" call the plumber ").after(0.8, .failure(.recognitionFailed)))
    act(stage.model, .voice(.activate))
    await stage.sees { $0.showsRecordingBar }
    await stage.clock.advance(by: 1)
    act(stage.model, .voice(.cancel))
    await stage.sees { !$0.showsRecordingBar && !$0.field.isRecording }
    await stage.clock.advance(by: 1)
    act(stage.model, .voice(.activate))
    await stage.microphone.opened(2)
    await stage.clock.advance(by: 1)
    act(stage.model, .voice(.stop))
    await stage.sees { !$0.showsRecordingBar && !$0.field.isRecording }
    await stage.clock.advance(by: 1)
    act(stage.model, .voice(.activate))
    await stage.microphone.opened(3)
    stage.microphone.send(SoundTimeline("_###########_").samples)
    await stage.sees { $0.message != nil }
  }
}
