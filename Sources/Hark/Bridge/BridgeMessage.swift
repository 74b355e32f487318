/// What the other side of a native bridge may ask for (S4-25).
public enum BridgeCommand: String, Sendable, Hashable, Codable, CaseIterable {
  case requestPermission, isAvailable, startRecognition, stopRecognition
}

/// What it is answered.
public enum BridgeReply: Sendable, Hashable {
  /// Both permissions as one (S4-04).
  case permission(BridgePermission)

  /// Whether recognition can work here at present, whatever the person allows.
  case available(Bool)

  /// It listens, in this language; `isFallback` when it is not the first that was wanted.
  case started(locale: LocaleTag, isFallback: Bool)

  /// It has stopped: what there was to tell has been told, and nothing is open any more.
  case stopped

  /// It could not be done.
  case refused(BridgeErrorCode)
}

/// The person's answer to both questions as one.
public enum BridgePermission: String, Sendable, Hashable, CaseIterable {
  case granted, denied, restricted, notDetermined

  init(_ status: PermissionStatus) {
    switch status {
    case .authorized: self = .granted
    case .denied: self = .denied
    case .restricted: self = .restricted
    case .notDetermined: self = .notDetermined
    }
  }
}

/// What the other side is told by itself (S4-27): text, never sound.
public enum BridgeEvent: Sendable, Hashable {
  /// All of the text so far, which may still change.
  case partial(String)

  /// All of the text; once in a recording, and the last of its texts.
  case final(String)

  /// What went wrong; the text so far has been told as final.
  case error(BridgeErrorCode)
}

/// What can go wrong, by the names that both sides know: those of `VoiceFailure`, but that there is
/// one for a refused permission.
///
/// The list is written down once, in `Flutter/channel-messages.json`, which both sides test against.
public enum BridgeErrorCode: String, Sendable, Hashable, CaseIterable {
  case permissionDenied, permissionRestricted, permissionUnanswered, recognizerUnavailable
  case dictationDisabled, localeUnsupported, recognizerBusy, serviceUnavailable
  case requestCreationFailed, recognitionFailed, networkUnavailable, noSpeechDetected
  case microphoneUnavailable, microphoneBusy, microphoneLost, microphoneSilent, soundUnreadable
  case interrupted

  /// The code for `failure`; nil for what a bridge does not do.
  public init?(_ failure: VoiceFailure) {
    switch failure {
    case .speechPermissionDenied, .microphonePermissionDenied: self = .permissionDenied
    case .permissionRestricted: self = .permissionRestricted
    case .permissionUnanswered: self = .permissionUnanswered
    case .recognizerUnavailable: self = .recognizerUnavailable
    case .dictationDisabled: self = .dictationDisabled
    case .localeUnsupported: self = .localeUnsupported
    case .recognizerBusy: self = .recognizerBusy
    case .serviceUnavailable: self = .serviceUnavailable
    case .requestCreationFailed: self = .requestCreationFailed
    case .recognitionFailed: self = .recognitionFailed
    case .networkUnavailable: self = .networkUnavailable
    case .noSpeechDetected: self = .noSpeechDetected
    case .microphoneUnavailable: self = .microphoneUnavailable
    case .microphoneBusy: self = .microphoneBusy
    case .microphoneLost: self = .microphoneLost
    case .microphoneSilent: self = .microphoneSilent
    case .soundUnreadable: self = .soundUnreadable
    case .interrupted: self = .interrupted
    // A bridge sends no message and analyses nothing.
    case .replyFailed, .synthesisFailed, .analysisFailed: return nil
    }
  }
}
