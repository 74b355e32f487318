/// Receives failure reports for developers.
///
/// For adapter authors: `note` returns immediately and may be called from any thread. Write
/// `report.description` to your platform's log, or count `report` as a metric; a report never
/// contains speech content. An adapter that knows a cause that the session cannot see accepts its own
/// `Diagnostics` and reports the cause itself.
public protocol Diagnostics: Sendable {
  /// Records one report.
  func note(_ report: FailureReport)
}

/// Diagnostics that discard all reports.
public struct NoDiagnostics: Diagnostics {
  /// Creates diagnostics that discard all reports.
  public init() {}

  /// Does nothing.
  public func note(_ report: FailureReport) {}
}

/// Reports a session's failures to its diagnostics.
struct FailureNotes: Sendable {
  let diagnostics: any Diagnostics
  let recognizer: String

  private let causes = Locked<[VoiceFailure: ErrorCause]>([:])

  /// Removes and returns the cause of a failure; `nil` if its port reported none.
  func takeCause(of failure: VoiceFailure) -> ErrorCause? {
    causes.withLock { $0.removeValue(forKey: failure) }
  }

  func note(_ matter: FailureReport.Matter, phase: WorkPhase) {
    diagnostics.note(FailureReport(matter, phase: phase, recognizer: recognizer))
  }

  /// Returns the `VoiceFailure` for a port's error.
  ///
  /// Ports must throw `VoiceFailure`. Any other error maps to `otherwise` and is reported by its
  /// domain and number, without its text, which may contain speech content.
  func failure(of error: any Error, otherwise: VoiceFailure, phase: WorkPhase) -> VoiceFailure {
    if let failure = error as? VoiceFailure {
      // Discards the stale cause of an earlier failure that was never reported.
      _ = takeCause(of: failure)
      return failure
    }
    let cause = ErrorCause(of: error)
    causes.withLock { $0[otherwise] = cause }
    note(.cause(cause, of: otherwise), phase: phase)
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
