/// What the errors of Apple's speech and audio frameworks mean.
///
/// Most numbers are undocumented and known from the field; they are matched by domain and number,
/// never by number alone. An unknown one is a failure that can be tried again.
public enum AppleErrorMap {
  /// What to do about an error.
  ///
  /// `underlying` is the error behind it, where there is one. `isConnected` is false when the
  /// recogniser in use needs a network and there is none (D5): then a silent server is no silent
  /// person (O11).
  public static func outcome(
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
    return outcome.settled(in: phase)
  }

  /// `SFSpeechError`.
  private static func speech(_ number: Int, _ isConnected: Bool) -> ErrorOutcome {
    switch number {
    case 1: .fail(.serviceUnavailable)
    case 2: .fail(.soundUnreadable)
    case 7, 8, 13: .fail(.requestCreationFailed)
    case 10, 12: .fail(isConnected ? .serviceUnavailable : .networkUnavailable)
    default: .fail(.recognitionFailed)
    }
  }

  /// The recogniser on the device.
  private static func localSpeech(_ number: Int, _ phase: WorkPhase) -> ErrorOutcome {
    switch number {
    case 102: .fail(.recognizerUnavailable)
    case 201: .fail(.dictationDisabled)
    case 300: .renew(.taskOnce, otherwise: .serviceUnavailable)
    case 301: phase == .stopping ? .ignore : .fail(.recognitionFailed)
    default: .fail(.recognitionFailed)
    }
  }

  /// The recogniser behind the system's assistant.
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
    // Refused while starting; later it comes when the app has gone to the background.
    case 1700: .fail(phase == .starting ? .speechPermissionDenied : .interrupted)
    default: .fail(.recognitionFailed)
    }
  }

  /// The way to a recogniser that works by network: not connected, connection lost, and roaming or
  /// data switched off are the network's fault, everything else the service's.
  private static func network(_ number: Int, _ isConnected: Bool) -> ErrorOutcome {
    switch number {
    case -1005, -1009, -1018, -1020: .fail(.networkUnavailable)
    default: .fail(isConnected ? .serviceUnavailable : .networkUnavailable)
    }
  }

  /// The audio session and the audio units.
  private static func audio(_ number: Int, _ phase: WorkPhase) -> ErrorOutcome {
    switch number {
    // '!int' and '!pri': another app, or a call, has it.
    case 560_557_684, 561_017_449: .fail(.microphoneBusy)
    // '!act', on deactivation: something still runs and will end by itself (S1-58).
    case 560_030_580: phase == .stopping ? .ignore : .fail(.microphoneUnavailable)
    default: .fail(phase == .running ? .microphoneLost : .microphoneUnavailable)
    }
  }
}

extension ErrorOutcome {
  /// The outcome as it stands in `phase`: once the sound has ended there is nothing left to give to
  /// something new.
  fileprivate func settled(in phase: WorkPhase) -> ErrorOutcome {
    switch (self, phase) {
    case (.renew(_, let failure), .stopping): .fail(failure)
    case (.renew, _), (.fail, _), (.ignore, _): self
    }
  }
}
