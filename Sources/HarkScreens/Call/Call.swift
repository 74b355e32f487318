import Hark
import HarkPresentation

/// The voice call: the user speaks, the message is sent and answered, aloud by default, and the user
/// speaks again (S3).
public struct Call: Screen {
  /// The latest snapshot of the voice session.
  public internal(set) var snapshot = Snapshot()

  /// The latest messages of both sides, oldest first; at most `lineCount`.
  public internal(set) var lines: [ChatMessage] = []

  package internal(set) var known = KnownRecordings()

  /// The user's settings.
  public internal(set) var settings: CallSettings

  /// The available microphones.
  public internal(set) var inputs: [AudioInput] = []

  /// The effects available for the microphone's audio.
  public internal(set) var effects: Set<AudioEffect> = []

  /// The settings panel over the call.
  public internal(set) var panel = Panel.none

  /// Whether the microphone is muted.
  public internal(set) var isMuted = false

  /// A hint such as "Tap to stop"; `nil` if there is none or it is not due yet.
  public internal(set) var hint: String?

  /// The failure message above the controls; `nil` if there is none.
  public internal(set) var banner: VoiceMessage?

  /// The failure to load or save the settings, if any.
  public internal(set) var settingsFailure: CallSettingsFailure?

  /// The complete recordings, newest first.
  public internal(set) var recordings: [CallRecording] = []

  /// Whether the call is being recorded.
  public internal(set) var isRecorded = false

  /// The failure to record the call or to access recordings, if any.
  public internal(set) var recordingFailure: CallRecordingFailure?

  /// Whether noise suppression is offered because of background noise.
  public internal(set) var offersNoiseSuppression = false

  /// Whether the call is over.
  public internal(set) var isOver = false

  /// The name of the agent.
  public let agentName: String

  /// The maximum number of messages shown and held in memory.
  public static let lineCount = 200

  let language: LocaleTag
  var nextID = ScreenID.first
  var hintWait: ScreenID?
  var bannerWait: ScreenID?
  var keeping: ScreenID?
  var loading: ScreenID?
  var watching: ScreenID?
  var hasLoaded = false

  /// Whether the call has begun; stays true after its end.
  public internal(set) var hasBegun = false

  var isUnderWay: Bool { hasBegun && !isOver }

  /// The settings applied to the session.
  var followed: CallSettings

  /// The changes made before the saved settings were loaded, which are applied on top of them.
  var early: [CallSettingsChange] = []
  var awaitsMute = false

  /// Whether the microphone is muted because a recording is playing.
  var isMutedForRecording = false

  /// Whether the recording of the call was announced in advance.
  var isRecordingTold = false
  var hasOfferedNoiseSuppression = false
  var recordingOptions = CallRecorder.Options()

  /// Creates a call that has not begun.
  ///
  /// The agent is named `agentName`, and `lines` contains the earlier messages.
  public init(
    _ settings: CallSettings = CallSettings(), agentName: String,
    language: LocaleTag = .americanEnglish, lines: [ChatMessage] = []
  ) {
    self.lines = lines.suffix(Self.lineCount)
    self.settings = settings
    followed = settings
    self.agentName = agentName
    self.language = language
  }

  /// A settings panel over the call.
  public enum Panel: String, Sendable, Equatable, CaseIterable {
    case none

    /// The overlay with the settings most useful during a call.
    case quick

    /// The page with all settings.
    case full
  }

  /// A sheet over a call.
  public enum Sheet: Sendable, Equatable {
    /// The explanation of microphone use, shown before the system's permission request.
    case rationale

    /// The settings panels.
    case quick, full
  }

  /// A user action.
  public enum Action: VoiceScreenAction, Equatable {
    /// Begins the call when the screen appears.
    case begin

    /// Performs a voice action.
    case voice(VoiceAction)

    /// Recovers from a voice failure.
    case recover(RecoveryAction)

    /// Mutes or unmutes the microphone.
    case mute(Bool)

    /// Shows or hides a settings panel.
    case show(Panel)

    /// Changes a setting.
    case change(CallSettingsChange)

    /// Dismisses the banner.
    case dismissBanner

    /// Deletes a recording.
    case deleteRecording(CallRecording.ID)

    /// Reports that playback of a recording has started or stopped.
    ///
    /// Playback mutes the call, which would otherwise mistake the recording for the user.
    case hearRecording(Bool)

    /// Accepts or declines the offer of noise suppression.
    case answerNoiseOffer(Bool)

    /// Ends the call.
    case end
  }
}

extension Call {
  /// The experience that results from the settings.
  public var experience: Experience { .call(settings) }

  /// The wording of this screen.
  public var wording: Wording { Wording(for: experience, language: language) }

  /// The text of the current recording until it is final; `nil` if there is none.
  public var preview: String? {
    let isHeard = snapshot.phase.isRecording || snapshot.phase == .finalizing
    return isHeard && !snapshot.transcript.isEmpty ? snapshot.transcript.text : nil
  }

  /// The speaker beside the status; `nil` unless the agent speaks (S3-42).
  public var speaker: String? { snapshot.phase == .speaking ? agentName : nil }

  /// The call without its levels and elapsed recording time.
  public var still: Call { sounding(Snapshot()) }

  /// Returns the call with the levels and elapsed time of `other`.
  package func sounding(like other: Call) -> Call { sounding(other.snapshot) }

  private func sounding(_ other: Snapshot) -> Call {
    var call = self
    call.snapshot.level = other.level
    call.snapshot.replyLevel = other.replyLevel
    call.snapshot.elapsed = other.elapsed
    return call
  }

  /// Whether there are several microphones to choose from (S3-93).
  public var offersInputs: Bool { inputs.count > 1 }

  /// Whether sensitivity has an effect in this mode (S3-90).
  public var offersSensitivity: Bool { settings.mode.isAutomatic }

  /// The selected segment of the quick picker; `nil` if the mode has none (O51).
  public var quickMode: DetectionMode? { settings.mode == .disabled ? nil : settings.mode }

  /// The modes of the quick picker.
  public static let quickModes: [DetectionMode] = [.pushToTalk, .auto, .autoWithHold]

  /// The sheet to present, if any.
  ///
  /// The rationale takes precedence over the settings, because the call cannot continue without it.
  public var sheet: Sheet? {
    if snapshot.phase == .rationale { return .rationale }
    return switch panel {
    case .none: nil
    case .quick: .quick
    case .full: .full
    }
  }
}

// The strings and options that accompany the look.
extension Call {
  /// The sentence below the controls: a hint about the microphone's input, else another hint, else a
  /// recording failure; `nil` if there is none.
  public var notice: String? {
    wording.hint(for: snapshot.input) ?? hint
      ?? recordingFailure.map { wording[notice: .failed($0)] }
  }

  /// The problem with the settings or the recordings, if any.
  public var settingsNotice: String? {
    settingsFailure.map { wording[call: .settingsFailed($0)] }
      ?? recordingFailure.map { wording[notice: .failed($0)] }
  }

  /// The selected microphone if it is available; `nil` for the system's default.
  ///
  /// An unavailable microphone remains selected in the settings.
  public var heardInput: AudioInput.ID? {
    inputs.contains { $0.id == settings.inputDevice } ? settings.inputDevice : nil
  }

  /// Whether the retention period can be chosen, that is, whether recording is on (S3-96).
  public var offersRetention: Bool { settings.recordsCalls }

  /// The text that states the location and retention period of recordings; `nil` if calls are not
  /// recorded (S3-95).
  public var recordingFooter: String? {
    settings.recordsCalls ? wording[call: .recordingFooter(days: settings.retention.rawValue)] : nil
  }

  /// The available effects, in the order of their switches (S3-92).
  public var offeredEffects: [AudioEffect] { AudioEffect.switches.filter { effects.contains($0) } }

  /// The reason the noise suppression switch is missing; `nil` if it is present or no effects are
  /// available.
  public var audioFooter: String? {
    effects.isEmpty || effects.contains(.noiseSuppression) ? nil : wording[call: .noNoiseSwitch]
  }

  /// The text of the agent's avatar: the first letter of the name.
  public var agentInitial: String { String(agentName.prefix(1)) }
}

extension Call.Sheet {
  /// The action when the user dismisses the sheet.
  public var dismissal: Call.Action {
    switch self {
    // Dismissing the rationale declines the permission request.
    case .rationale: .voice(.declineRationale)
    case .quick, .full: .show(.none)
    }
  }
}

extension AudioInput: Identifiable {}

extension AudioEffect {
  /// The label of the effect's switch (S3-92).
  package var phrase: CallPhrase {
    switch self {
    case .echoCancellation: .echoCancellation
    case .noiseSuppression: .noiseSuppression
    case .automaticGain: .autoGain
    }
  }

  /// The effects in the order of their switches (S3-92).
  package static let switches: [AudioEffect] = [
    .noiseSuppression, .echoCancellation, .automaticGain,
  ]
}
