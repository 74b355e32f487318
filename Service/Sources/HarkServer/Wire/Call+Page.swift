import Hark
import HarkPresentation
import HarkScreens

extension Call: PageScreen {
  /// The voice field of a call, which has no typed text, only the current snapshot.
  var spoken: VoiceField {
    var field = VoiceField()
    field.take(snapshot)
    return field
  }

  func view(_ style: ScreenStyle) -> ScreenView {
    let style = style.call(self)
    var view = ScreenView(spoken, style.look(spoken), style, isReadOnly: true, message: nil)
    view.call = CallView(self, style)
    return view
  }

  func sound(_ style: ScreenStyle) -> SoundView {
    let style = style.call(self)
    return SoundView(spoken, style.look(spoken), style.orb(snapshot))
  }

  /// The state without the text and audio levels, which change continuously.
  var moment: DrawingMoment {
    DrawingMoment(
      phase: snapshot.phase, hint: hint, input: snapshot.input,
      call: CallMoment(
        panel: panel, isMuted: isMuted, isOver: isOver, banner: banner, settings: settings,
        settingsFailure: settingsFailure, inputs: inputs, effects: effects,
        recordings: recordings, isRecorded: isRecorded, recordingFailure: recordingFailure,
        offersNoiseSuppression: offersNoiseSuppression))
  }

  static func own(_ action: PersonAction) -> Action? {
    switch action {
    case .begin: .begin
    case .mute(let isOn): .mute(isOn)
    case .show(let panel): .show(panel)
    case .change(let change): .change(change)
    case .dismissBanner: .dismissBanner
    case .end: .end
    case .deleteRecording(let recording): .deleteRecording(recording)
    case .acceptNoiseOffer: .answerNoiseOffer(true)
    case .declineNoiseOffer: .answerNoiseOffer(false)
    default: nil
    }
  }
}

/// The part of a call's state whose changes are drawn immediately.
struct CallMoment: Sendable, Equatable {
  let panel: Call.Panel
  let isMuted: Bool
  let isOver: Bool
  let banner: VoiceMessage?
  let settings: CallSettings
  let settingsFailure: CallSettingsFailure?
  let inputs: [AudioInput]
  let effects: Set<AudioEffect>
  let recordings: [CallRecording]
  let isRecorded: Bool
  let recordingFailure: CallRecordingFailure?
  let offersNoiseSuppression: Bool
}

extension ScreenStyle {
  /// Returns the style of a call, whose wording depends on its settings.
  fileprivate func call(_ screen: Call) -> ScreenStyle {
    ScreenStyle(
      screen.experience, language: wording.language.locale, reducesMotion: reducesMotion,
      session: session)
  }

  func orb(_ snapshot: Snapshot) -> OrbLook {
    OrbLook(snapshot, theme: theme, reducesMotion: reducesMotion)
  }
}

extension Wording {
  var ofCall: [String: String] {
    let phrases: [String: CallPhrase] = [
      "quickTitle": .quickTitle, "quickSection": .quickSection, "detection": .detection,
      "autoSpeak": .autoSpeak, "mute": .mute, "advanced": .advanced, "pageTitle": .pageTitle,
      "modePicker": .modePicker, "sensitivity": .sensitivity, "low": .low, "high": .high,
      "trailingSilence": .trailingSilence, "listensToWords": .listensToWords,
      "detectionFooter": .detectionFooter, "audioSection": .audioSection,
      "inputSection": .inputSection, "inputPicker": .inputPicker, "defaultInput": .defaultInput,
      "behaviorSection": .behaviorSection, "recordCalls": .recordCalls,
      "retentionPicker": .retentionPicker, "endCallLabel": .endCallLabel,
      "endCallHint": .endCallHint, "autoSpeakLabel": .autoSpeakLabel, "on": .toggleValue(true),
      "off": .toggleValue(false), "modePickerLabel": .modePickerLabel,
      "conversation": .conversation, "callOver": .over, "callAgain": .again,
    ]
    let notices: [String: CallNotice] = [
      "recorded": .recorded, "recordings": .recordings, "noRecordings": .noRecordings,
      "play": .play, "pause": .pause, "notPlayed": .notPlayed, "delete": .delete,
      "recordedShort": .recordedShort,
    ]
    return phrases.mapValues { self[call: $0] }.merging(notices.mapValues { self[notice: $0] }) {
      $1
    }
  }
}
