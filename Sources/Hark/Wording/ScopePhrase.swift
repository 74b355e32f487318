import Foundation

/// Something that only a form says whose fields are approved for dictation one by one.
public enum ScopePhrase: Sendable, Hashable {
  /// Why one may not dictate, and what to do.
  case denied(ScopeDecision.Reason, SettingsLayout)

  /// Why one may, where that is worth a word: an old configuration, or a while of which the end is
  /// named by the clock.
  case allowed(ScopeDecision.Ground)

  /// Approves the field for so many minutes.
  case approve(minutes: Int)

  /// Takes such an approval back.
  case withdraw

  /// Loads the configuration anew.
  case reload

  /// Why a field was not approved for a while.
  case refused(ApprovalRefusal)
}

extension Wording {
  /// The text of a phrase about the scope of dictation; empty where a field is simply approved.
  public subscript(scope phrase: ScopePhrase) -> String {
    // Every screen tells a missing permission alike.
    if case .denied(.permission(let permission), let layout) = phrase {
      return self[.settingsPath(permission, layout)]
    }
    return switch language {
    case .english: ScopeEnglish.text(phrase)
    case .bokmal: ScopeBokmal.text(phrase)
    }
  }
}
