import Foundation

/// Text that only forms with individually approved fields use.
public enum ScopePhrase: Sendable, Hashable {
  /// The reason that dictation is not allowed, with the remedy.
  case denied(ScopeDecision.Reason, SettingsLayout)

  /// The reason that dictation is allowed, if worth showing: an outdated configuration, or a
  /// temporary approval with its end as a time of day.
  case allowed(ScopeDecision.Ground)

  /// The button that approves the field for a number of minutes.
  case approve(minutes: Int)

  /// The button that withdraws a temporary approval.
  case withdraw

  /// The button that reloads the configuration.
  case reload

  /// The reason that a temporary approval was refused.
  case refused(ApprovalRefusal)
}

extension Wording {
  /// The text of a phrase about the scope of dictation; empty for a field that the current
  /// configuration approves.
  public subscript(scope phrase: ScopePhrase) -> String {
    // Every screen uses the same text for a missing permission.
    if case .denied(.permission(let permission), let layout) = phrase {
      return self[.settingsPath(permission, layout)]
    }
    return switch language {
    case .english: ScopeEnglish.text(phrase)
    case .bokmal: ScopeBokmal.text(phrase)
    }
  }
}
