import Hark

/// The default English strings: short, plain, and polite.
///
/// They apply to every phrase for which the experience has no string of its own.
enum English: WrittenTexts {
  static let locale = LocaleTag.americanEnglish
  static let readers: Set = ["en"]
  static let styles = Set(Experience.Style.allCases)
  static let page: [String: String] = [:]

  static func text(_ phrase: Phrase, _ style: Experience.Style, _ isAutomatic: Bool) -> String {
    let own: String? =
      switch style {
      case .composer: ComposerEnglish.text(phrase)
      case .capture: CaptureEnglish.text(phrase)
      case .call: CallEnglish.text(phrase, isAutomatic: isAutomatic)
      case .dictation: DictationEnglish.text(phrase)
      case .mealLog: MealLogEnglish.text(phrase)
      }
    return own ?? text(phrase)
  }

  static func text(_ phrase: Phrase) -> String {
    switch phrase {
    case .title: "Voice Input"
    case .status(let phase): status(phase)
    case .placeholder: "Tap to start recording..."
    case .buttonLabel(let phase): buttonLabel(phase)
    case .buttonHint(let phase): buttonHint(phase)
    case .announcement(let announcement): text(announcement)
    case .recordingLabel: "Recording in progress"
    case .stop: "Stop"
    case .cancel: "Cancel"
    case .cancelLabel: "Cancel recording"
    case .confirm: "Use Text"
    case .send: "Send"
    case .save: "Save"
    case .done: "Done"
    case .dismiss: "OK"
    case .textLabel: "Your text"
    case .invitation: "What is on your mind?"
    case .results: "What came of it"
    case .startOver: "Start again"
    case .signedIn: "I have signed in"
    case .rationaleTitle: "Voice Input"
    case .rationaleText:
      "The microphone and speech recognition turn what you say into text, so you can speak "
        + "instead of type."
    case .rationaleAccept: "Continue"
    case .rationaleAcceptLabel: "Continue and enable voice input"
    case .rationaleDecline: "Not Now"
    case .rationaleDeclineLabel: "Dismiss and continue without voice input"
    case .privacySpeech: "Your speech is turned into text so you can speak instead of type"
    case .privacyMicrophone: "The microphone hears you while you record so you can use your voice"
    case .settingsPath(let permission, let layout): settingsPath(permission, layout)
    case .message(let failure): message(failure)
    case .action(let action): text(action)
    case .noSoundKept: "The recording is no longer stored. Please record it again."
    case .microphoneDisabled: "The microphone button is off until this is fixed. You can type."
    case .holdToSpeak: "Hold to speak"
    case .unmuteToSpeak: "Unmute to speak"
    case .releaseHint: "Release when done"
    case .tapToStop: "Tap to stop"
    case .noiseHint: "It is noisy here. Move closer to the microphone, or type instead."
    case .input(let condition): input(condition)
    case .splitHint: "Very long dictation may need to be split into several parts."
    case .lengthLimit(let seconds): "\(length(seconds)) is the limit. Your words are kept."
    case .characterLimit(let count):
      "\(Counts.grouped(count, by: ",")) characters is the limit. Your words are kept."
    case .notKept(let failure): notKept(failure)
    case .unfinished(let words):
      "You have an unfinished dictation of \(Counts.of(words, "word", "words"))."
    case .unfinishedDictations(let count):
      "You have \(Counts.of(count, "unfinished dictation", "unfinished dictations"))."
    case .restore: "Restore"
    case .discard: "Discard"
    case .saidWords(let words): "You said: “\(words)”"
    case .restoreSaidWords: "Write as Spoken"
    case .saving: "Saving..."
    case .saveFailed(let failure): saveFailed(failure)
    case .analyzing: "Analyzing..."
    case .success: "Done"
    case .words(let count): Counts.of(count, "word", "words")
    case .characters(let count): Counts.of(count, "character", "characters")
    case .charactersOf(let count, let limit):
      "\(count) of \(Counts.of(limit, "character", "characters"))"
    case .timer(let seconds): Counts.timer(seconds)
    case .spokenTime(let seconds): spoken(seconds)
    }
  }

  private static func spoken(_ seconds: Double) -> String {
    Counts.spoken(seconds, ("minute", "minutes"), ("second", "seconds"), joiner: ", ")
  }

  private static func input(_ condition: InputCondition) -> String {
    switch condition {
    case .live: "The microphone hears you."
    case .waiting: "Waiting for the first sound."
    case .faint: "Hardly any sound arrives. Turn the microphone up, or choose another."
    case .zeros: "No sound arrives. Is the microphone muted?"
    case .suspended: "The microphone is asleep. It goes on by itself when it wakes."
    }
  }

  private static func saveFailed(_ failure: CaptureFailure) -> String {
    switch failure {
    case .invalid: "Your text could not be saved as it is. Please change it and try again."
    case .unauthorized: "Please sign in again to save. Your text is kept."
    case .tooLong: "Your text is too long to be saved. Please shorten it."
    case .unprocessable: "Your text cannot be saved. Please check it and try again."
    case .tooMany: "Too many saves in a short time. Please wait a moment and try again."
    case .serverError: "Something is wrong at the server. Your text is kept. Please try again."
    case .unreachable: "There is no connection. Your text is kept. Please try again later."
    case .timedOut: "The server did not answer in time. Your text is kept. Please try again."
    }
  }

  private static func notKept(_ failure: TranscriptStoreFailure) -> String {
    let remedy =
      switch failure {
      case .full: "the disk is full. Free some space."
      case .readOnly: "the disk may not be written. Make it writable."
      case .locked: "another program holds the file for them. Close it."
      case .damaged: "the file for them is damaged. Move it away."
      case .unreachable: "the file for them cannot be opened. Allow it to be written."
      case .tooNew: "a later version wrote the file for them. Use that version."
      case .broken: "the disk fails. Check it."
      }
    return "Your words are kept in memory only: " + remedy
  }

  private static func length(_ seconds: Double) -> String {
    seconds == 60 ? "One minute" : spoken(seconds)
  }

  private static func settingsPath(_ permission: Permission, _ layout: SettingsLayout) -> String {
    switch permission {
    case .speech:
      "Speech recognition is off. You can enable it in " + settings(layout, "Speech Recognition")
    case .microphone:
      "The microphone is off. You can enable it in " + settings(layout, "Microphone")
    }
  }

  private static func settings(_ layout: SettingsLayout, _ entry: String) -> String {
    switch layout {
    case .privacy: "Settings > Privacy > \(entry)."
    case .privacyAndSecurity: "Settings > Privacy & Security > \(entry)."
    case .browser:
      "your browser's settings for this page, behind the sign to the left of its address."
    }
  }

  private static func text(_ action: RecoveryAction) -> String {
    switch action {
    case .retry, .recognizeAgain: "Try Again"
    case .resume: "Continue"
    case .openSettings: "Open Settings"
    case .typeInstead: "Type instead"
    case .saveWithoutAnalysis: "Save without analysis"
    }
  }

  private static func status(_ phase: Phase) -> String {
    switch phase {
    case .idle, .paused: "Tap to speak"
    case .rationale, .authorizing: "Waiting for permission..."
    case .starting: "Starting..."
    case .listening: "Listening..."
    case .recording: "Recording..."
    case .finalizing: "Processing..."
    case .waiting: "Waiting for reply..."
    case .speaking: "Speaking..."
    case .muted: "Muted"
    case .failed(let failure): message(failure)
    }
  }

  private static func buttonLabel(_ phase: Phase) -> String {
    switch phase {
    case .idle, .rationale, .authorizing, .paused, .failed: "Start recording"
    case .starting, .recording: "Stop recording"
    case .listening: "Listening for speech"
    case .finalizing: "Processing your speech"
    case .waiting: "Waiting for response"
    case .speaking: "Stop the reply"
    case .muted: "Microphone muted"
    }
  }

  private static func buttonHint(_ phase: Phase) -> String {
    switch phase {
    case .idle, .paused: "Tap to start recording"
    case .rationale, .authorizing: "Answer the question about permission first"
    case .starting, .recording(.hand), .recording(.speech): "Tap to stop recording"
    case .recording(.held): "Release to stop recording"
    case .listening: "Speak to record, or tap to pause"
    case .finalizing, .waiting: "Wait a moment"
    case .speaking: "Tap to stop"
    case .muted: "Unmute to speak"
    case .failed(let failure): failure.isLasting ? "Tap to hear why" : "Tap to try again"
    }
  }

  static func text(_ announcement: Phrase.Announcement) -> String {
    switch announcement {
    case .ready: "Ready to record"
    case .listening: "Listening for speech"
    case .recordingStarted: "Recording started"
    case .recordingStopped: "Recording stopped"
    case .processing: "Processing your speech"
    case .waiting: "Waiting for response"
    case .speaking: "Agent is speaking"
    case .paused: "Listening paused"
    case .muted: "Microphone muted"
    }
  }

  private static func message(_ failure: VoiceFailure) -> String {
    switch failure {
    case .speechPermissionDenied: "Speech recognition access required. Please enable in Settings."
    case .microphonePermissionDenied: "Microphone access required. Please enable in Settings."
    case .permissionRestricted:
      "Voice input is restricted on this device and cannot be enabled here. Please type instead."
    case .permissionUnanswered: "The permission question was not answered. Please try again."
    case .recognizerUnavailable:
      "Speech recognition is not available on this device. Please type instead."
    case .modelMissing:
      "Speech recognition for this language is not on this device yet. Please download it, or type."
    case .dictationDisabled:
      "Dictation is switched off on this device. Please enable it in Settings."
    case .localeUnsupported:
      "Speech recognition is not available in this language. Please choose another, or type."
    case .recognizerBusy: "Speech recognition is busy. Please try again in a moment."
    case .serviceUnavailable: "Speech recognition is not answering. Please try again later."
    case .requestCreationFailed: "Speech recognition could not start. Please try again."
    case .recognitionFailed: "Speech recognition stopped. Your text is kept. Please try again."
    case .networkUnavailable:
      "No internet connection. Your text is kept. Please connect and try again."
    case .noSpeechDetected: "No speech was heard. Please try again."
    case .microphoneUnavailable: "Microphone error. Please try again."
    case .microphoneBusy:
      "The microphone is in use by another recording or a call. Please try again when it is free."
    case .microphoneLost:
      "The microphone was disconnected. Your text is kept. Please reconnect it and try again."
    case .microphoneSilent:
      "The microphone gives no sound. Please check that it is not muted or covered."
    case .soundUnreadable: "This recording cannot be read. Please choose another one."
    case .interrupted: "Recording was interrupted. Your text is kept, and you can continue."
    case .replyFailed: "The reply could not be loaded. Please try again."
    case .synthesisFailed: "The reply could not be spoken. You can read it instead."
    case .analysisFailed: "The text could not be analyzed. It is kept. Please try again."
    }
  }
}
