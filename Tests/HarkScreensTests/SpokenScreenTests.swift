import Hark
import HarkPresentation
import LedgerCoverage
import Testing

@testable import HarkScreens

@Suite("Drawing of voice screens")
struct SpokenScreenTests {
  private func capture(_ phase: Phase, level: Float = 0.5) -> Capture {
    var capture = Capture()
    _ = capture.handle(.shown(Snapshot(phase: phase, level: level, elapsed: 3)))
    return capture
  }

  @Test("A button disabled by a save looks disabled", .covers("S2-04"))
  func saving() {
    var capture = Capture()
    let theme = Theme(for: .capture)
    #expect(capture.look(theme: theme).buttonState == .idle)
    _ = capture.handle(.did(.voice(.edit(.insert("a thought")))))
    _ = capture.handle(.did(.save))
    let look = capture.look(theme: theme)
    #expect(look.buttonState == .disabled)
    #expect(!look.accessibility.isEnabled && !look.accessibility.startsCapture)
  }

  @Test("Switching to typing also stops a recording that is starting")
  func typesWhileStarting() {
    var log = MealLog()
    _ = log.handle(.shown(Snapshot(phase: .starting)))
    let effects = log.handle(.did(.typeInstead))
    guard case .voice(.stop)? = effects.first else {
      Issue.record("It begins under the keyboard: \(effects)")
      return
    }
  }

  @Test("The meal log's button and status show its stage", .covers("S5-US4.3", "S5-FR-041"))
  func mealStage() throws {
    var log = MealLog()
    let theme = Theme(for: .mealLog)
    _ = log.handle(.did(.voice(.edit(.insert("eggs")))))
    let effects = log.handle(.did(.confirm))
    let look = log.look(theme: theme)
    #expect(look.buttonState == .processing)
    #expect(look.button.icon == .progress)
    #expect(look.accessibility.label == "Processing your speech")
    #expect(look.accessibility.hint == "Wait a moment")
    #expect(look.status.text == "Analyzing your meal...")
    #expect(log.isReadOnly)
    guard case .request(let id, _)? = effects.last else {
      Issue.record("nobody is asked")
      return
    }
    _ = log.handle(.answered(id, .analyzed(AnalyzedMeal())))
    #expect(log.look(theme: theme).button.icon == .check)
    #expect(log.news == "Meal logged")
  }

  @Test("The button that confirms a meal says Done during typing", .covers("S5-US7.2"))
  func mealDone() {
    var log = MealLog()
    #expect(log.confirmTitle == "Log This Meal")
    _ = log.handle(.did(.typeInstead))
    #expect(log.confirmTitle == log.wording[.done])
  }

  @Test("A disabled icon has a different color")
  func sign() {
    for experience in [Experience.composer, .capture] {
      let theme = Theme(for: experience)
      #expect(theme.sign(isEnabled: true) != theme.sign(isEnabled: false))
    }
  }

  @Test("A waveform is drawn during a recording, and is flat with reduced motion")
  func bars() {
    #expect(capture(.idle).bars(reducesMotion: false).isEmpty)
    let bars = capture(.recording(.hand)).bars(reducesMotion: false)
    #expect(bars.count == VoiceField.levelCount)
    #expect((bars.last ?? 0) > (bars.first ?? 1))
    #expect(Set(capture(.recording(.hand)).bars(reducesMotion: true)).count == 1)
  }

  @Test("A silent microphone takes precedence over any hint")
  func hint() {
    var capture = Capture()
    _ = capture.handle(.happened(.cue(.noisy)))
    #expect(capture.hint == capture.wording[.noiseHint])
    _ = capture.handle(.shown(Snapshot(phase: .recording(.hand), input: .zeros)))
    #expect(capture.hint == capture.wording[.input(.zeros)])
  }

  @Test("Activation opens the microphone only when idle")
  func startsCapture() {
    let theme = Theme(for: .capture)
    #expect(capture(.idle).look(theme: theme).accessibility.startsCapture)
    #expect(capture(.failed(.noSpeechDetected)).look(theme: theme).accessibility.startsCapture)
    for phase: Phase in [.recording(.hand), .finalizing, .starting, .rationale] {
      #expect(!capture(phase).look(theme: theme).accessibility.startsCapture, "\(phase)")
    }
    // A lasting failure disables the button.
    let denied = capture(.failed(.speechPermissionDenied)).look(theme: theme)
    #expect(!denied.accessibility.startsCapture)
  }

  @Test("The screen announces its own news once, and the session announces the voice's")
  func news() {
    var composer = Composer()
    #expect(composer.news == nil)
    _ = composer.handle(.did(.voice(.edit(.insert("hello")))))
    for effect in composer.handle(.did(.send)) {
      guard case .request(let id, _) = effect else { continue }
      _ = composer.handle(.answered(id, .piece("Hello")))
      #expect(composer.news == nil, "not while it grows")
      _ = composer.handle(.answered(id, .complete))
    }
    #expect(composer.news == "Hello")
    #expect(capture(.recording(.hand)).news == nil)
  }

  @Test("A form without a recording stays editable")
  func form() {
    var form = Dictation([
      Dictation.Field(id: "a", title: "A"), Dictation.Field(id: "b", title: "B"),
    ])
    _ = form.handle(.happened(.recordingStarted(RecordingID(1), .hand, at: 0)))
    #expect(form.isReadOnly)
    _ = form.handle(.did(.focus("b")))
    #expect(!form.isReadOnly)
    _ = form.handle(.did(.voice(.edit(.insert("typed")))))
    #expect(form.written.text == "typed")
  }

  @Test("Notices below a form have their actions")
  func notices() {
    var form = Dictation([Dictation.Field(id: "a", title: "A", .denied(.field))])
    #expect(form.notices.isEmpty)
    _ = form.handle(.did(.voice(.activate)))
    #expect(form.notices.map(\.text) == [form.denial?.text])
    _ = form.handle(.happened(.cue(.longSpeech)))
    #expect(form.notices.first?.offers.map(\.action) == [.dismissSplitNotice])
    _ = form.handle(.did(.dismissSplitNotice))
    #expect(form.notices.count == 1)
  }
}
