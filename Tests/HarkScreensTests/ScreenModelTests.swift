import Hark
import HarkScreens
import HarkSimulation
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("A screen that SwiftUI observes", .seeds(50), .hangLimit(minutes: 5))
@MainActor
struct ScreenModelTests {
  @available(iOS 17, macOS 14, *)
  private func model(
    _ stage: ScreenStage<Composer>
  ) -> ComposerModel { ScreenModel(Composer(), runner: stage.runner) }

  private func stage() -> ScreenStage<Composer> {
    ScreenStage(
      Composer(), .composer, heard: ScriptedRecognizer(RecognizerScript(" hello coach ")))
  }

  /// Waits until an observer sees a state that satisfies a condition.
  @available(iOS 17, macOS 14, *)
  private func see(_ model: ComposerModel, _ isIt: (Composer) -> Bool) async {
    await observe { isIt(model.state) }
  }

  @available(iOS 17, macOS 14, *)
  @Test("Its state is updated on the main actor, and actions keep their order", .covers("S1-63"))
  func observed() async throws {
    let stage = stage()
    let model = model(stage)
    for letter in ["a", "b", "c", "d"] { model.act(.voice(.edit(.insert(letter)))) }
    await see(model) { $0.field.draft.text == "abcd" }
    model.act(.voice(.press))
    await see(model) { $0.field.snapshot.phase.isRecording }
    await stage.clock.advance(by: 1)
    model.act(.voice(.release))
    await see(model) { !$0.field.snapshot.phase.isRecording }
    await model.end()
    await stage.microphone.closed()
  }

  @available(iOS 17, macOS 14, *)
  @Test("Each action is reported for measurements immediately, in order")
  func noted() async {
    let stage = stage()
    let model = model(stage)
    var noted: [TimeMark?] = []
    model.noting = { action in
      if case .voice(let action) = action { noted.append(action.timeMark) }
    }
    model.act(.voice(.press))
    model.act(.voice(.release))
    model.act(.voice(.edit(.undo)))
    #expect(noted == [.pressed, .lifted, nil])
    await model.end()
  }

  @available(iOS 17, macOS 14, *)
  @Test("It is settled once all actions are handled, even those without effect")
  func settled() async throws {
    let stage = stage()
    let model = model(stage)
    #expect(model.isSettled)
    for letter in ["a", "b", "c"] { model.act(.voice(.edit(.insert(letter)))) }
    model.act(.voice(.edit(.redo)))
    #expect(!model.isSettled)
    await see(model) { _ in model.isSettled }
    #expect(model.state.field.draft.text == "abc")
    await model.end()
  }

  @available(iOS 17, macOS 14, *)
  @Test("The end does not overtake earlier typing")
  func typedLast() async {
    let stage = stage()
    let model = model(stage)
    model.act(.voice(.edit(.insert("a"))))
    await model.end()
    #expect(await stage.runner.state.field.draft.text == "a")
  }

  @available(iOS 17, macOS 14, *)
  @Test("Nothing retains a model, its runner, or its session", .covers("S2-56"))
  func freed() async throws {
    let microphone = ScriptedMicrophone()
    weak var gone: ComposerModel?
    do {
      let session = VoiceSession(
        experience: .composer,
        ports: SessionPorts(
          microphone: microphone, recognizer: ScriptedRecognizer(),
          timekeeper: ManualTimekeeper.serial()))
      let runner = ScreenRunner(Composer(), session: session) { _ in AsyncStream { $0.finish() } }
      let model = ScreenModel(Composer(), runner: runner)
      model.act(.voice(.press))
      await see(model) { $0.field.snapshot.phase.isRecording }
      gone = model
    }
    await microphone.closed()
    #expect(gone == nil)
  }

  /// Returns a model whose session is created when `door` finishes.
  @available(iOS 17, macOS 14, *)
  private func early(
    _ stage: ScreenStage<Composer>, door: AsyncStream<Void>
  ) -> ComposerModel {
    let session = stage.session
    return ScreenModel(
      Composer(),
      session: {
        for await _ in door {}
        return session
      })
  }

  @available(iOS 17, macOS 14, *)
  @Test("Before its session exists, it shows typed text, and a press waits")
  func typedEarly() async {
    let (stage, door) = (stage(), AsyncStream<Void>.makeStream())
    let model = early(stage, door: door.stream)
    for letter in ["a", "b"] { model.act(.voice(.edit(.insert(letter)))) }
    #expect(model.state.field.draft.text == "ab" && model.isSettled)
    model.act(.voice(.press))
    #expect(!model.isSettled)
    door.continuation.finish()
    await see(model) { $0.field.snapshot.phase.isRecording && model.isSettled }
    #expect(model.state.field.draft.text.hasPrefix("ab"))
    await model.end()
    await stage.microphone.closed()
  }

  @available(iOS 17, macOS 14, *)
  @Test("Leaving before the session exists starts no recording and keeps typed text")
  func leftEarly() async {
    let (stage, door) = (stage(), AsyncStream<Void>.makeStream())
    let model = early(stage, door: door.stream)
    model.act(.voice(.press))
    model.act(.voice(.edit(.insert("a"))))
    model.leave()
    #expect(model.state.field.draft.text == "a" && model.isSettled)
    door.continuation.finish()
    await model.end()
    #expect(model.state.field.draft.text == "a")
    #expect(stage.microphone.openings.isEmpty)
  }

  @available(iOS 17, macOS 14, *)
  @Test("The end waits for the session and for the actions that wait for it")
  func endedEarly() async {
    let (stage, door) = (stage(), AsyncStream<Void>.makeStream())
    let model = early(stage, door: door.stream)
    for action: Composer.Action in [
      .voice(.edit(.insert("a"))), .send, .voice(.edit(.insert("b"))),
    ] {
      model.act(action)
    }
    async let ended: Void = model.end()
    door.continuation.finish()
    await ended
    await see(model) { $0.messages.count == 1 && $0.field.draft.text == "b" }
  }

  @available(iOS 17, macOS 14, *)
  @Test("A model that is released before its session exists closes the session")
  func releasedEarly() async {
    let (stage, door) = (stage(), AsyncStream<Void>.makeStream())
    var model: ComposerModel? = early(stage, door: door.stream)
    model?.act(.voice(.press))
    model = nil
    door.continuation.finish()
    // A closed session ends its streams.
    for await snapshot in stage.session.snapshots { #expect(snapshot.phase == .idle) }
  }
}
