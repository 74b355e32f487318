import Hark

/// A UI string used only by the screens and settings of a call.
package enum CallPhrase: Sendable, Hashable {
  // MARK: Settings during a call

  case quickTitle, quickSection

  /// The title of the overlay's picker and of the full page's section.
  case detection

  case quickModeName(DetectionMode)
  case autoSpeak, mute, advanced

  // MARK: The full page

  case pageTitle, modePicker
  case modeName(DetectionMode)
  case modeDescription(DetectionMode)
  case sensitivity, low, high

  /// The slider's value, 0…1, as a whole percentage.
  case percent(Double)

  /// The title of the slider for the silence that ends a turn.
  case trailingSilence

  /// The value of the trailing silence, in seconds.
  case seconds(Double)

  /// The title of the toggle that lets the last words shorten or extend the trailing silence.
  case listensToWords

  case detectionFooter, audioSection, noiseSuppression, echoCancellation, autoGain

  /// The reason that noise suppression has no separate toggle.
  case noNoiseSwitch

  case inputSection, inputPicker

  /// The picker's option for the system's default microphone.
  case defaultInput

  case behaviorSection, recordCalls

  /// The title of the picker for the retention period of recordings.
  case retentionPicker

  /// A retention period, in days.
  case retentionChoice(days: Int)

  /// The statement of where recordings are stored, and for how many days.
  case recordingFooter(days: Int)

  /// The message shown when settings could not be read or saved, including how to fix it.
  case settingsFailed(CallSettingsFailure)

  // MARK: Accessibility labels and values

  case endCallLabel, endCallHint, autoSpeakLabel, modePickerLabel, orbLabel, conversation
  case toggleValue(Bool)

  // MARK: The call's end

  case over

  /// The title of the button that starts another call.
  case again
}
