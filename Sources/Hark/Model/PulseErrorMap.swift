/// Maps PulseAudio error codes to outcomes.
///
/// The numbers are those of `pa_error_code`, which never change, so the map does not depend on the
/// library. The adapters for audio files and PocketSphinx define and map their own error types.
package enum PulseErrorMap {
  package static let domain = "pa_error_code"

  /// Returns the outcome for an error code.
  ///
  /// Errors while a microphone is closing are ignored, because its resources are already being
  /// released.
  package static func outcome(of number: Int, phase: WorkPhase) -> ErrorOutcome {
    switch phase {
    case .starting: .fail(start(number))
    case .running: .fail(run(number))
    case .stopping: .ignore
    }
  }

  private static func start(_ number: Int) -> VoiceFailure {
    switch number {
    // Access denied, or no authentication key.
    case 1, 9: .microphonePermissionDenied
    // The device is in use.
    case 26: .microphoneBusy
    // No server, no such device, or a device that does not respond.
    default: .microphoneUnavailable
    }
  }

  private static func run(_ number: Int) -> VoiceFailure {
    switch number {
    case 1, 9: .microphonePermissionDenied
    // Killed, removed, disconnected, or unresponsive: in each case the audio has ended.
    default: .microphoneLost
    }
  }
}
