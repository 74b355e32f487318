import Hark
import HarkScreens
import HarkTesting
import Observation
import TestLimits
import Testing

@testable import HarkUI

/// Tests the behavior of `voiceInput(_:)`, without SwiftUI.
@Suite("A text field of the app with a microphone", .hangLimit(minutes: 5))
@MainActor
struct FieldWithMicrophoneTests {
  @available(iOS 17, macOS 14, *)
  @MainActor
  private final class Stage {
    let microphone = ScriptedMicrophone()
    let clock = ManualTimekeeper()
    let model: VoiceTextModel
    var app = ""
    private var shared: SharedText

    init(heard: String) {
      let session = VoiceSession(
        experience: .textField,
        ports: SessionPorts(
          microphone: microphone, recognizer: ScriptedRecognizer(RecognizerScript(heard)),
          permissions: ScriptedPermissions([.speech: .authorized, .microphone: .authorized]),
          timekeeper: clock))
      model = VoiceTextModel(VoiceText(.textField), session: { session })
      shared = SharedText(model.text)
    }

    func follow() {
      let moment = SharedText.Moment(
        own: model.state.written, app: app, isSettled: model.isSettled)
      switch shared.follow(moment) {
      case .toApp(let text): app = text
      case .toField(let edits): for edit in edits { model.act(.voice(.edit(edit))) }
      case nil: break
      }
    }

    func type(_ text: String) {
      for letter in text {
        app.append(letter)
        follow()
      }
    }

    func reach(_ isReached: () -> Bool) async {
      follow()
      while !isReached() {
        await withCheckedContinuation { changed in
          withObservationTracking {
            _ = (model.state, model.isSettled)
          } onChange: {
            changed.resume()
          }
        }
        follow()
      }
    }
  }

  @available(iOS 17, macOS 14, *)
  @Test("Spoken words follow typed ones; the text is the user's again after the recording")
  func story() async {
    let stage = Stage(heard: " the plumber ")
    stage.type("Call")
    stage.model.toggle()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("_################_").samples)
    await stage.reach { stage.app == "Call the plumber" }
    await stage.reach { stage.model.isRecording }
    stage.type("x")
    #expect(stage.app == "Call the plumber")
    // A second tap that followed immediately would be ignored.
    await stage.clock.advance(by: 1)
    stage.model.toggle()
    await stage.microphone.closed()
    await stage.reach { stage.model.state.message == nil && !stage.model.state.isReadOnly }
    stage.type(" now")
    #expect(stage.app == "Call the plumber now")
    await stage.reach { stage.model.text == "Call the plumber now" }
    stage.app = ""
    await stage.reach { stage.model.text.isEmpty }
    #expect(stage.app.isEmpty)
    await stage.model.end()
  }
}
