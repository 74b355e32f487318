import Hark

/// A UI string used only by the screens and settings of a call.
public enum CallPhrase: Sendable, Hashable {
  // MARK: Settings during a call

  /// The overlay's title.
  case quickTitle

  /// The title of the overlay's section.
  case quickSection

  /// The title of the overlay's picker and of the full page's section.
  case detection

  /// A mode's short name in the overlay's picker.
  case quickModeName(DetectionMode)

  /// The title of the toggle for spoken replies.
  case autoSpeak

  /// The title of the control that mutes the microphone.
  case mute

  /// The button that opens the full page.
  case advanced

  // MARK: The full page

  /// The page's title.
  case pageTitle

  /// The title of the mode picker.
  case modePicker

  /// A mode's name.
  case modeName(DetectionMode)

  /// The description of a mode.
  case modeDescription(DetectionMode)

  /// The title of the sensitivity slider.
  case sensitivity

  /// The slider's low end.
  case low

  /// The label of the slider's high end.
  case high

  /// The slider's value, 0…1, as a whole percentage.
  case percent(Double)

  /// The title of the slider for the silence that ends a turn.
  case trailingSilence

  /// The value of the trailing silence, in seconds.
  case seconds(Double)

  /// The title of the toggle that lets the last words shorten or extend the trailing silence.
  case listensToWords

  /// The description of the automatic modes.
  case detectionFooter

  /// The title of the audio processing section.
  case audioSection

  /// The title of the noise suppression toggle.
  case noiseSuppression

  /// The title of the echo cancellation toggle.
  case echoCancellation

  /// The reason that noise suppression has no separate toggle.
  case noNoiseSwitch

  /// The title of the automatic gain control toggle.
  case autoGain

  /// The title of the input device section.
  case inputSection

  /// The title of the input device picker.
  case inputPicker

  /// The picker's option for no specific device.
  case defaultInput

  /// The title of the call behavior section.
  case behaviorSection

  /// The title of the toggle for recording calls.
  case recordCalls

  /// The title of the picker for the retention of recordings.
  case retentionPicker

  /// A retention period, in days.
  case retentionChoice(days: Int)

  /// The storage location and the retention period of recordings, in days.
  case recordingFooter(days: Int)

  /// The message that settings could not be read or saved, with the remedy.
  case settingsFailed(CallSettingsFailure)

  // MARK: Accessibility labels and values

  /// The label of the button that ends the call.
  case endCallLabel

  /// The hint of the button that ends the call.
  case endCallHint

  /// The label of the toggle for spoken replies.
  case autoSpeakLabel

  /// A toggle's value.
  case toggleValue(Bool)

  /// The label of the mode picker.
  case modePickerLabel

  /// The label of the audio visualization.
  case orbLabel

  /// The label of the conversation so far.
  case conversation

  // MARK: The call's end

  /// The message that the call has ended.
  case over

  /// The button that starts another call.
  case again
}
