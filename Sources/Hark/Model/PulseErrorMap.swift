/// What the error numbers of PulseAudio mean.
///
/// The numbers are those of `pa_error_code`, which never change; nothing of the library is needed to
/// read them. The errors of sound files and of PocketSphinx are types of their adapters and are
/// mapped there.
public enum PulseErrorMap {
  /// The domain under which an adapter notes these numbers.
  public static let domain = "pa_error_code"

  /// What to do about an error.
  ///
  /// While a microphone is being closed everything is already on its way to being free.
  public static func outcome(of number: Int, phase: WorkPhase) -> ErrorOutcome {
    switch phase {
    case .starting: .fail(start(number))
    case .running: .fail(run(number))
    case .stopping: .ignore
    }
  }

  private static func start(_ number: Int) -> VoiceFailure {
    switch number {
    // Access refused, or no key to be let in with.
    case 1, 9: .microphonePermissionDenied
    // The device is in use.
    case 26: .microphoneBusy
    // No server, no such device, or one that cannot be talked to.
    default: .microphoneUnavailable
    }
  }

  private static func run(_ number: Int) -> VoiceFailure {
    switch number {
    case 1, 9: .microphonePermissionDenied
    // Killed, gone, cut off or silent: whatever the reason, there is no more sound.
    default: .microphoneLost
    }
  }
}
