import Hark

extension Call {
  /// What stands over a call.
  public enum Sheet: Sendable, Equatable {
    /// Why the microphone is wanted, before the system asks.
    case rationale

    /// The overlay with the few settings that are wanted in mid-call.
    case quick

    /// The full page of them.
    case full
  }

  /// What stands over the call now; one at a time, and what the call waits for before what was opened.
  public var sheet: Sheet? {
    if snapshot.phase == .rationale { return .rationale }
    return switch panel {
    case .none: nil
    case .quick: .quick
    case .full: .full
    }
  }
}

extension Call.Sheet {
  /// What it means when a person puts the sheet away.
  public var dismissal: Call.Action {
    switch self {
    // Whoever puts it away would rather not be asked.
    case .rationale: .voice(.declineRationale)
    case .quick, .full: .show(.none)
    }
  }
}
