/// Maps PulseAudio error codes to outcomes.
///
/// The numbers are those of `pa_error_code`, which never change, so this map does not need the
/// library.
package enum PulseErrorMap {
  package static let domain = "pa_error_code"

  package static func outcome(of number: Int, phase: WorkPhase) -> ErrorOutcome {
    switch (phase, number) {
    // The resources of a closing microphone are already being released.
    case (.stopping, _): .ignore
    // Access denied, or no authentication key.
    case (_, 1), (_, 9): .fail(.microphonePermissionDenied)
    // The device is in use.
    case (.starting, 26): .fail(.microphoneBusy)
    // Any other error, such as no server, no such device, or a device that does not respond.
    case (.starting, _): .fail(.microphoneUnavailable)
    // Any other error, such as a killed stream or a lost server connection: the audio has ended.
    case (.running, _): .fail(.microphoneLost)
    }
  }
}
