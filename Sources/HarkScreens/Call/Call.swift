import Hark

/// The voice call: one speaks, it is sent and answered aloud, and one speaks again (S3).
public struct Call: Screen {
  /// What the voice session shows.
  public internal(set) var snapshot = Snapshot()

  /// What was said so far by either side, oldest first; the last `lineCount`.
  public internal(set) var lines: [Message] = []

  /// The recordings that it has been told of.
  public internal(set) var known = KnownRecordings()

  /// What the person has chosen.
  public internal(set) var settings: CallSettings

  /// The microphones to choose from.
  public internal(set) var inputs: [AudioInput] = []

  /// What can be done to the microphone's sound here.
  public internal(set) var effects: Set<AudioEffect> = []

  /// Which settings stand over the call.
  public internal(set) var panel = Panel.none

  /// Whether the microphone is muted.
  public internal(set) var isMuted = false

  /// A sentence for what is going on, as "Tap to stop"; nil when there is none, or not yet.
  public internal(set) var hint: String?

  /// What went wrong, above the controls; nil when nothing did.
  public internal(set) var banner: VoiceMessage?

  /// Why the settings are not what was chosen, or will not stay so.
  public internal(set) var settingsFailure: CallSettingsFailure?

  /// What was recorded and is complete, the newest first.
  public internal(set) var recordings: [CallRecording] = []

  /// Whether what is said is being recorded just now.
  public internal(set) var isRecorded = false

  /// Why the call is not recorded, or recordings cannot be had.
  public internal(set) var recordingFailure: CallRecordingFailure?

  /// Whether noise suppression is offered, because it is noisy.
  public internal(set) var offersNoiseSuppression = false

  /// Whether the call is over.
  public internal(set) var isOver = false

  /// Who answers.
  public let agentName: String

  /// How many lines of the talk are shown; a long call keeps no more in memory.
  public static let lineCount = 200

  let language: LocaleTag
  var fresh = ScreenID.first
  var hintWait: ScreenID?
  var bannerWait: ScreenID?
  var keeping: ScreenID?
  var loading: ScreenID?
  var watching: ScreenID?

  /// Whether it is known what had been chosen.
  var hasLoaded = false

  /// Whether the person wants to be heard: the call has begun, and perhaps ended since.
  public internal(set) var hasBegun = false

  /// Whether the call goes on: it has begun and is not over.
  var isUnderWay: Bool { hasBegun && !isOver }

  /// The settings by which the session goes.
  var followed: CallSettings

  /// What was changed before it was known what had been chosen; it holds all the same.
  var early: [CallSettingsChange] = []
  var awaitsMute = false

  /// Whether the microphone is muted because a recording is being heard.
  var isMutedForRecording = false

  /// Whether it was told beforehand that the call is recorded.
  var isRecordingTold = false
  var hasOfferedNoiseSuppression = false
  var recordingWish = CallRecorder.Wish()

  /// Makes a call with `agentName` that has not begun; `lines` are what was said before.
  public init(
    _ settings: CallSettings = CallSettings(), agentName: String,
    language: LocaleTag = .americanEnglish, lines: [Message] = []
  ) {
    self.lines = lines.suffix(Self.lineCount)
    self.settings = settings
    followed = settings
    self.agentName = agentName
    self.language = language
  }

  /// Settings that stand over the call.
  public enum Panel: String, Sendable, Equatable, CaseIterable {
    case none

    /// The overlay with the few that are wanted in mid-call.
    case quick

    /// The full page.
    case full
  }

  /// What a person does there.
  public enum Action: VoiceScreenAction, Equatable {
    /// The screen is there: the call begins.
    case begin

    /// Something with the microphone.
    case voice(VoiceAction)

    /// Acts on a voice failure.
    case recover(RecoveryAction)

    /// Mutes the microphone, or not.
    case mute(Bool)

    /// Shows settings, or none.
    case show(Panel)

    /// Changes a setting.
    case change(CallSettingsChange)

    /// Puts the banner away.
    case dismissBanner

    /// Deletes a recording.
    case deleteRecording(CallRecording.ID)

    /// A recording is being heard from now on, or not any more: the call would take it for the person.
    case hearRecording(Bool)

    /// Switches noise suppression on as offered, or puts the offer away.
    case answerNoiseOffer(Bool)

    /// Ends the call.
    case end
  }

  /// What the call wants of the world around the session.
  public enum Request: Sendable, Equatable {
    /// What was chosen before, or these where nothing was kept, and what there is to choose from.
    case load(else: CallSettings)

    /// Keep these settings.
    case keep(CallSettings)

    /// Have the microphone and the sound of the call, which has begun, follow these settings.
    case follow(CallSettings)

    /// Something about recordings.
    case recordings(RecordingRequest)

    /// Have a screen reader say this.
    case announce(CallAnnouncement)

    /// The call is over.
    case end
  }

  /// What the call wants of its recordings.
  public enum RecordingRequest: Sendable, Equatable {
    /// Those that there are, and whether the call is recorded; told again whenever that changes.
    case watch

    /// Record as the person wants from now on.
    case follow(CallRecorder.Wish)

    /// Delete one.
    case delete(CallRecording.ID)
  }

  /// What comes of that.
  public enum Answer: Sendable, Equatable {
    /// What was chosen before.
    case settings(CallSettings)

    /// What there is to choose from; told again when it changes.
    case choices([AudioInput], Set<AudioEffect>)

    /// Settings could not be read or kept.
    case failed(CallSettingsFailure)

    /// What was recorded, the newest first.
    case recordings([CallRecording])

    /// Whether the call is being recorded.
    case recorded(Bool)

    /// It cannot be recorded any more, or recordings cannot be had.
    case recordingFailed(CallRecordingFailure)
  }
}

extension Call {
  /// How it behaves by the settings.
  public var experience: Experience { .call(settings) }

  /// The words of this screen.
  public var wording: Wording { Wording(for: experience, language: language) }

  /// What is being said, while it is heard and found; nil when nothing is.
  public var preview: String? {
    let isHeard = snapshot.phase.isRecording || snapshot.phase == .finalizing
    return isHeard && !snapshot.transcript.isEmpty ? snapshot.transcript.text : nil
  }

  /// Who speaks, beside the status; nil while nobody but the person does (S3-42).
  public var speaker: String? { snapshot.phase == .speaking ? agentName : nil }

  /// The call without its levels and the time that a recording takes.
  public var still: Call {
    var call = self
    (call.snapshot.level, call.snapshot.replyLevel, call.snapshot.elapsed) = (0, 0, 0)
    return call
  }

  /// The call with the levels and the time of `other`.
  public func sounding(like other: Call) -> Call {
    var call = self
    call.snapshot.level = other.snapshot.level
    call.snapshot.replyLevel = other.snapshot.replyLevel
    call.snapshot.elapsed = other.snapshot.elapsed
    return call
  }

  /// Whether there is a microphone to choose (S3-93).
  public var offersInputs: Bool { inputs.count > 1 }

  /// Whether sensitivity means anything in this mode (S3-90).
  public var offersSensitivity: Bool { settings.mode.isAutomatic }

  /// The segment of the quick picker; nil where none stands for the mode (O51).
  public var quickMode: DetectionMode? { settings.mode == .disabled ? nil : settings.mode }

  /// The modes of the quick picker.
  public static let quickModes: [DetectionMode] = [.pushToTalk, .auto, .autoWithHold]
}
