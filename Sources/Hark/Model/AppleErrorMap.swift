/// The outcomes of errors from Apple's speech and audio frameworks.
///
/// Most error numbers are undocumented and known only from experience. Errors are matched by domain
/// and number, never by number alone. An unknown error becomes a failure that can be retried.
package enum AppleErrorMap {
  /// Returns the outcome of `cause`; without a required network (`isConnected` is `false`, D5), a
  /// missing result does not mean that the user was silent (O11).
  package static func outcome(
    of cause: ErrorCause, underlying: ErrorCause? = nil, phase: WorkPhase, isConnected: Bool = true
  ) -> ErrorOutcome {
    let outcome: ErrorOutcome =
      switch cause.domain {
      case "SFSpeechErrorDomain": speech(cause.number, isConnected)
      case "kLSRErrorDomain": localSpeech(cause.number, phase)
      case "kAFAssistantErrorDomain": assistant(cause.number, underlying, phase, isConnected)
      case "NSURLErrorDomain": network(cause.number, isConnected)
      case "NSOSStatusErrorDomain": audio(cause.number, phase)
      case "com.apple.coreaudio.avfaudio": .fail(.microphoneUnavailable)
      default: .fail(.recognitionFailed)
      }
    // Once the audio has ended, a new task would have nothing to recognize.
    if case .renew(_, let failure) = outcome, phase == .stopping { return .fail(failure) }
    return outcome
  }

  private static func speech(_ number: Int, _ isConnected: Bool) -> ErrorOutcome {
    switch number {
    case 1: .fail(.serviceUnavailable)
    case 2: .fail(.soundUnreadable)
    case 7, 8, 13: .fail(.requestCreationFailed)
    case 10, 12: .fail(isConnected ? .serviceUnavailable : .networkUnavailable)
    default: .fail(.recognitionFailed)
    }
  }

  private static func localSpeech(_ number: Int, _ phase: WorkPhase) -> ErrorOutcome {
    switch number {
    case 102: .fail(.recognizerUnavailable)
    case 201: .fail(.dictationDisabled)
    case 300: .renew(.taskOnce, otherwise: .serviceUnavailable)
    case 301: phase == .stopping ? .ignore : .fail(.recognitionFailed)
    default: .fail(.recognitionFailed)
    }
  }

  private static func assistant(
    _ number: Int, _ underlying: ErrorCause?, _ phase: WorkPhase, _ isConnected: Bool
  ) -> ErrorOutcome {
    switch number {
    case 203 where !isConnected, 1110 where !isConnected: .fail(.networkUnavailable)
    case 203 where underlying == ErrorCause("SiriSpeechErrorDomain", 1): .fail(.noSpeechDetected)
    case 209, 216: phase == .stopping ? .ignore : .fail(.recognitionFailed)
    case 1100: .renew(.taskOnce, otherwise: .recognizerBusy)
    case 1101, 1107: .renew(.recognizer, otherwise: .serviceUnavailable)
    case 1110: .fail(.noSpeechDetected)
    // While starting, this error means that permission was denied; later, it indicates that the app
    // has moved to the background.
    case 1700: .fail(phase == .starting ? .speechPermissionDenied : .interrupted)
    default: .fail(.recognitionFailed)
    }
  }

  private static func network(_ number: Int, _ isConnected: Bool) -> ErrorOutcome {
    switch number {
    // A lost connection, no connection, disabled roaming, or disabled cellular data.
    case -1005, -1009, -1018, -1020: .fail(.networkUnavailable)
    default: .fail(isConnected ? .serviceUnavailable : .networkUnavailable)
    }
  }

  private static func audio(_ number: Int, _ phase: WorkPhase) -> ErrorOutcome {
    switch number {
    // '!int' and '!pri': another app or a call holds the microphone.
    case 560_557_684, 561_017_449: .fail(.microphoneBusy)
    // '!act', on deactivation: audio is still running and will stop on its own (S1-58).
    case 560_030_580: phase == .stopping ? .ignore : .fail(.microphoneUnavailable)
    default: .fail(phase == .running ? .microphoneLost : .microphoneUnavailable)
    }
  }
}

/// The errors of the iOS 26 speech analyzer, by name.
///
/// The system defines them as constants rather than as enumeration cases, with undocumented
/// numbers. An adapter compares an error with each constant and reports the name of the matching
/// constant.
package enum AnalyzerError: String, Sendable, Hashable, CaseIterable {
  case audioDisordered, unexpectedAudioFormat, incompatibleAudioFormats, noModel
  case assetLocaleNotAllocated, tooManyAssetLocalesAllocated, cannotAllocateUnsupportedLocale
  case moduleOutputFailed, insufficientResources

  package var failure: VoiceFailure {
    switch self {
    case .noModel: .modelMissing
    case .cannotAllocateUnsupportedLocale: .localeUnsupported
    case .assetLocaleNotAllocated, .tooManyAssetLocalesAllocated, .incompatibleAudioFormats:
      .requestCreationFailed
    case .insufficientResources: .serviceUnavailable
    case .audioDisordered, .unexpectedAudioFormat, .moduleOutputFailed: .recognitionFailed
    }
  }
}
