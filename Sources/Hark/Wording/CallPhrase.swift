/// Something that only the screens and settings of a call say.
public enum CallPhrase: Sendable, Hashable {
  // MARK: Settings during a call

  /// The overlay's title.
  case quickTitle

  /// The overlay's section.
  case quickSection

  /// The overlay's picker, and the full page's section.
  case detection

  /// A mode's short name in the overlay's picker.
  case quickModeName(DetectionMode)

  /// Whether replies are spoken.
  case autoSpeak

  /// Whether the microphone is muted.
  case mute

  /// The way to the full page.
  case advanced

  // MARK: The full page

  /// The page's title.
  case pageTitle

  /// The mode's picker.
  case modePicker

  /// A mode's name.
  case modeName(DetectionMode)

  /// What a mode does.
  case modeDescription(DetectionMode)

  /// The slider's name.
  case sensitivity

  /// The slider's low end.
  case low

  /// The slider's high end.
  case high

  /// The slider's value, 0…1, as a whole percentage.
  case percent(Double)

  /// How long a silence ends a turn.
  case trailingSilence

  /// The value of that, in seconds.
  case seconds(Double)

  /// Whether the last words make that shorter or longer.
  case listensToWords

  /// What the automatic modes do.
  case detectionFooter

  /// The section of what is done to the sound.
  case audioSection

  /// Whether noise is suppressed.
  case noiseSuppression

  /// Whether the reply's echo is taken out.
  case echoCancellation

  /// Why there is no switch for noise alone.
  case noNoiseSwitch

  /// Whether soft speech is made louder.
  case autoGain

  /// The section of the device.
  case inputSection

  /// The device's picker.
  case inputPicker

  /// No device chosen.
  case defaultInput

  /// The section of what a call does.
  case behaviorSection

  /// Whether calls are recorded.
  case recordCalls

  /// How long recordings are kept.
  case retentionPicker

  /// A choice of that, in days.
  case retentionChoice(days: Int)

  /// Where recordings are kept and for how many days.
  case recordingFooter(days: Int)

  /// Why the settings are not what was chosen, or will not stay so, and what to do.
  case settingsFailed(CallSettingsFailure)

  // MARK: Names and values for those who hear the screen

  /// The button that ends the call.
  case endCallLabel

  /// What it does.
  case endCallHint

  /// The toggle for spoken replies.
  case autoSpeakLabel

  /// A toggle's value.
  case toggleValue(Bool)

  /// The mode's picker.
  case modePickerLabel

  /// The picture of the sound.
  case orbLabel

  /// What was said so far by either side.
  case conversation

  // MARK: The call's end

  /// The call is over.
  case over

  /// Begins another one.
  case again
}
