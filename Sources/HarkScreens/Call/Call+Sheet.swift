import Hark

extension Call {
  /// A sheet over a call.
  public enum Sheet: Sendable, Equatable {
    /// The explanation of microphone use, shown before the system's permission request.
    case rationale

    /// The overlay with the settings most useful during a call.
    case quick

    /// The page with all settings.
    case full
  }

  /// The current sheet, at most one; the rationale, which blocks the call, precedes the settings.
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
  /// The action when the user dismisses the sheet.
  public var dismissal: Call.Action {
    switch self {
    // Dismissing the rationale declines the permission request.
    case .rationale: .voice(.declineRationale)
    case .quick, .full: .show(.none)
    }
  }
}
