import Foundation
import Hark

/// The decision on whether a field allows dictation, with its reason.
public enum ScopeDecision: Sendable, Hashable {
  case allowed(Ground)
  case denied(Reason)

  /// Whether dictation is allowed.
  public var isAllowed: Bool { if case .allowed = self { true } else { false } }

  /// The reason dictation is allowed.
  public enum Ground: Sendable, Hashable {
    /// The configuration approves the field.
    case approved

    /// The field was approved by an outdated configuration, which has expired or could not be
    /// refreshed.
    case approvedEarlier

    /// An authorized user approved the field until the given date.
    case approvedUntil(Date)
  }

  /// The reason dictation is denied.
  ///
  /// Each reason has its own message, so that dictation is never blocked without an explanation.
  public enum Reason: Sendable, Hashable {
    /// The configuration does not approve the field.
    case field

    /// The configuration has no form for the screen.
    case screen

    /// An outdated configuration, which has expired or could not be refreshed, does not approve the
    /// field.
    case fieldEarlier

    /// No configuration is available.
    case configuration(ConfigurationFault)
  }
}

/// The reason a new configuration could not be loaded.
public enum ConfigurationFault: String, Error, Sendable, Hashable, CaseIterable {
  /// No configuration exists, or it could not be fetched.
  case missing

  /// The fetched data is not a valid configuration.
  case damaged
}

/// A form and its dictation decisions at one moment.
public struct ScopeView: Sendable, Equatable {
  /// The route of the screen.
  public let route: String

  /// The fields as configured; empty if there is no configuration or it has no such screen.
  public let fields: [FormField]

  /// The decisions, by field identifier.
  public let decisions: [FormField.ID: ScopeDecision]

  /// The decision for fields that are not in the configuration.
  public let otherwise: ScopeDecision

  /// Returns the decision for a field, including one that is not in the configuration.
  public func decision(for field: FormField.ID) -> ScopeDecision { decisions[field] ?? otherwise }
}
