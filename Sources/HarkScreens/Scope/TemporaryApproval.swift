import Foundation
import Hark

/// A user's temporary approval of a field, until the configuration is updated.
public struct TemporaryApproval: Sendable, Hashable, Codable {
  /// The identifier of the field.
  public let field: String

  /// The route of the screen on which the field is approved.
  public let route: String

  /// The user who approved the field.
  public let approver: OrganizationUser

  /// The start date.
  public let begin: Date

  /// The expiration date.
  public let end: Date

  /// The maximum duration of an approval, in seconds: one week, long enough to correct a
  /// configuration.
  public static let longest = 7.0 * 24 * 3_600

  func covers(_ field: String, on route: String, at now: Date) -> Bool {
    self.field == field && self.route == route && begin <= now && now < end
  }
}

/// A user of an organization's forms.
public struct OrganizationUser: Sendable, Hashable, Codable {
  /// The identifier that logs and services use for the user.
  public let id: String

  /// The user's role in the organization.
  public let role: Role

  /// Creates a user.
  public init(id: String, role: Role) {
    self.id = id
    self.role = role
  }

  /// A user's role in an organization.
  public enum Role: String, Sendable, Codable, CaseIterable {
    case member, coordinator, admin

    /// Whether a user with this role may approve a field temporarily.
    package var mayApprove: Bool { self != .member }
  }
}

/// The reason a temporary approval was refused.
public enum ApprovalRefusal: Error, Sendable, Hashable, CaseIterable {
  /// The user is neither a coordinator nor an admin.
  case role

  /// The duration is not positive, or exceeds `TemporaryApproval.longest`.
  case duration

  /// The field does not exist on that screen.
  case unknownField
}

/// A record of one action on the dictation scope, which never contains spoken or written content.
public struct ScopeRecord: Sendable, Hashable, Codable {
  /// The date of the action.
  public let date: Date

  /// The action.
  public let deed: Deed

  /// An action on the dictation scope.
  public enum Deed: Sendable, Hashable, Codable {
    case loaded(organization: String)
    case failed(fault: String)
    case approved(TemporaryApproval)
    case refused(field: String, approver: OrganizationUser)
    case withdrawn(TemporaryApproval, by: OrganizationUser)
    case expired(TemporaryApproval)
  }
}

/// Persists temporary approvals across launches.
public protocol ApprovalArchive: Sendable {
  /// Returns the approvals saved last; empty if none were saved.
  func approvals() async -> [TemporaryApproval]

  /// Saves `approvals`, replacing those saved before.
  func keep(_ approvals: [TemporaryApproval]) async throws
}
