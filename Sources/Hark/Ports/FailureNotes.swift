import Foundation

/// A session's way to its diagnostics.
struct FailureNotes: Sendable {
  let diagnostics: any Diagnostics
  let recognizer: String

  /// Notes one thing.
  func note(_ matter: FailureReport.Matter, phase: WorkPhase) {
    diagnostics.note(FailureReport(matter, phase: phase, recognizer: recognizer))
  }

  /// The failure that an error of a port stands for.
  ///
  /// Ports owe `VoiceFailure`s. Any other error counts as `otherwise` and is noted by its domain and
  /// number, because its text may say anything, also what was spoken.
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
  /// What is being done, as far as an error is concerned.
  var work: WorkPhase {
    switch self {
    case .idle, .rationale, .authorizing, .starting, .paused, .muted, .failed: .starting
    case .listening, .recording: .running
    case .finalizing, .waiting, .speaking: .stopping
    }
  }
}
