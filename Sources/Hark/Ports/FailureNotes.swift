import Foundation

/// Reports a session's failures to its diagnostics.
struct FailureNotes: Sendable {
  let diagnostics: any Diagnostics
  let recognizer: String

  /// Reports one matter.
  func note(_ matter: FailureReport.Matter, phase: WorkPhase) {
    diagnostics.note(FailureReport(matter, phase: phase, recognizer: recognizer))
  }

  /// Returns the `VoiceFailure` for a port's error.
  ///
  /// Ports must throw `VoiceFailure`. Any other error maps to `otherwise` and is reported by its
  /// domain and number only, because its text may contain speech content.
  func failure(
    of error: any Error, otherwise: VoiceFailure, phase: WorkPhase
  ) -> VoiceFailure {
    if let failure = error as? VoiceFailure { return failure }
    let plain = error as NSError
    note(.cause(ErrorCause(plain.domain, plain.code), of: otherwise), phase: phase)
    return otherwise
  }
}

extension Phase {
  /// The work phase to report with an error that occurs in this phase.
  var work: WorkPhase {
    switch self {
    case .idle, .rationale, .authorizing, .starting, .paused, .muted, .failed: .starting
    case .listening, .recording: .running
    case .finalizing, .waiting, .speaking: .stopping
    }
  }
}
