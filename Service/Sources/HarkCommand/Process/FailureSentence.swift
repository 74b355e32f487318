import Hark

extension VoiceFailure {
  /// Returns one sentence for the user: the problem with `name` and its remedy.
  ///
  /// `recognizer` describes the recognizer in use; `nil` if the failure occurred before
  /// recognition.
  func sentence(for name: String, by recognizer: RecognizerTraits? = nil) -> String {
    switch self {
    case .recognizerUnavailable where recognizer?.needsNetwork == true:
      "The server refuses the address, the key or the model; check --recognizer-url, which ends with "
        + "a version such as /v1, \(RecognizerOptions.keyVariable) and --recognizer-model."
    case .networkUnavailable where recognizer?.needsNetwork == true:
      "No server answers in time; check --recognizer-url and the connection, and try again, or give it "
        + "longer with --recognizer-timeout."
    case .recognizerUnavailable, .modelMissing, .dictationDisabled:
      "The recogniser or its model is missing; install the package pocketsphinx-en-us."
    case .localeUnsupported:
      "The recogniser does not know the language that is wanted; choose with --locale one of: "
        + "\((recognizer?.locales ?? []).map(\.description).joined(separator: ", "))."
    case .recognizerBusy:
      "Every decoder is at work; try again when another transcription has ended."
    case .serviceUnavailable:
      "The recogniser does not answer for now; try again later."
    case .requestCreationFailed:
      "The recogniser cannot do what was asked; choose another language or another recogniser."
    case .recognitionFailed where recognizer?.needsNetwork == true:
      "The server breaks off, is too slow or says nothing that can be understood; the text so far is "
        + "kept, so check --recognizer-url, --recognizer-model and --locale, look into its log, or "
        + "give it longer with --recognizer-timeout."
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
