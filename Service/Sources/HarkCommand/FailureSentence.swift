import Hark

extension VoiceFailure {
  /// One sentence for a person at a terminal: what went wrong with `name`, and what to do.
  func sentence(for name: String, locales: [LocaleTag]) -> String {
    switch self {
    case .recognizerUnavailable, .modelMissing, .dictationDisabled:
      "The recogniser or its model is missing; install the package pocketsphinx-en-us."
    case .localeUnsupported:
      "The recogniser does not know the language that is wanted; choose with --locale one of: "
        + "\(locales.map(\.description).joined(separator: ", "))."
    case .recognizerBusy:
      "Every decoder is at work; try again when another transcription has ended."
    case .serviceUnavailable:
      "The recogniser does not answer for now; try again later."
    case .requestCreationFailed:
      "The recogniser cannot do what was asked; choose another language or another recogniser."
    case .recognitionFailed:
      "The recogniser broke on \(name); the text so far is kept, so try the rest again."
    case .networkUnavailable:
      "The recogniser needs a connection and there is none; connect, or choose another one."
    case .noSpeechDetected:
      "No speech was heard in \(name); check that it is the right file."
    case .soundUnreadable:
      "\(name) cannot be read as sound; convert it to WAV, FLAC, Ogg or MP3."
    case .microphoneUnavailable, .microphoneBusy, .microphoneLost:
      "\(name) could not be opened or was lost; close what else reads it and try again."
    case .microphoneSilent:
      "\(name) gives nothing but silence; check that it is switched on and try again."
    case .speechPermissionDenied, .microphonePermissionDenied, .permissionRestricted,
      .permissionUnanswered:
      "Listening is not allowed here; allow it in the system's settings."
    case .interrupted:
      "The system took the sound away; try again."
    case .replyFailed, .synthesisFailed:
      "The reply could not be had or spoken; the text of what was said is kept."
    case .analysisFailed:
      "The text could not be analysed; it is kept, so try again."
    }
  }
}
