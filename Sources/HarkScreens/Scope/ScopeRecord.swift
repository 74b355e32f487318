import Foundation

/// A record of one action on the dictation scope, which never contains spoken or written content.
public struct ScopeRecord: Sendable, Hashable, Codable {
  /// The date of the action.
  public let date: Date

  /// The action.
  public let action: Action

  /// An action on the dictation scope.
  public enum Action: Sendable, Hashable, Codable {
    case loaded(organization: String)
    case failed(fault: String)
    case approved(TemporaryApproval)
    case refused(field: String, approver: OrganizationUser)
    case withdrawn(TemporaryApproval, by: OrganizationUser)
    case expired(TemporaryApproval)
  }
}

/// A warning that the app displays a field that is suitable for dictation but that the configuration
/// does not approve.
///
/// Warnings, which only debug builds print by default, reveal differences between a form and the
/// organization's configuration (S4-48).
public struct ScopeWarning: Sendable, Hashable {
  /// The identifier of the field.
  public let field: String

  /// The route of the screen that displays the field.
  public let route: String

  /// The recommended fix, in one sentence.
  public var sentence: String {
    "The field \(field) is displayed on \(route), but the organization's configuration does not "
      + "approve it; approve it there, or display it as a field without dictation."
  }
}
