import Foundation

/// Whether one may dictate into a field, and why.
public enum ScopeDecision: Sendable, Hashable {
  case allowed(Ground)
  case denied(Reason)

  /// Whether one may.
  public var isAllowed: Bool { if case .allowed = self { true } else { false } }

  /// Why one may.
  public enum Ground: Sendable, Hashable {
    /// The configuration approves it.
    case approved

    /// A configuration approved it that has run out, or that nothing newer could be had for.
    case approvedEarlier

    /// Somebody who may has approved it for a while.
    case approvedUntil(Date)
  }

  /// Why one may not.
  ///
  /// Each has its own words, so that nothing is ever blocked in silence.
  public enum Reason: Sendable, Hashable {
    /// The configuration does not approve the field.
    case field

    /// The configuration knows no form on this screen.
    case screen

    /// A configuration that has run out, or that nothing newer could be had for, does not approve it.
    case fieldEarlier

    /// There is no configuration to go by.
    case configuration(ConfigurationFault)

    /// The person has refused what dictation needs.
    case permission(Permission)
  }
}

/// Why there is no new configuration.
public enum ConfigurationFault: String, Error, Sendable, Hashable, CaseIterable {
  /// There is none, or it could not be fetched.
  case missing

  /// What was fetched is no configuration.
  case damaged
}
