import Foundation

/// A field that somebody approved for a while, until the configuration catches up.
public struct TemporaryApproval: Sendable, Hashable, Codable {
  /// The field.
  public let field: String

  /// The screen on which it is approved.
  public let route: String

  /// Who approved it.
  public let approver: OrganizationUser

  /// When it began.
  public let begin: Date

  /// When it ends by itself.
  public let end: Date

  /// The longest that one may last, in seconds: a week, in which a configuration can be mended.
  public static let longest = 7.0 * 24 * 3_600

  func covers(_ field: String, on route: String, at now: Date) -> Bool {
    self.field == field && self.route == route && begin <= now && now < end
  }
}

/// Somebody who works with an organisation's forms.
public struct OrganizationUser: Sendable, Hashable, Codable {
  /// Who it is, by the name that logs and services know.
  public let id: String

  /// What it is in the organisation.
  public let role: Role

  /// Makes one.
  public init(id: String, role: Role) {
    self.id = id
    self.role = role
  }

  /// What somebody is in an organisation.
  public enum Role: String, Sendable, Codable, CaseIterable {
    case member, coordinator, admin

    /// Whether such a person may approve a field for a while.
    public var mayApprove: Bool { self != .member }
  }
}

/// Why a field was not approved for a while.
public enum ApprovalRefusal: Error, Sendable, Hashable, CaseIterable {
  /// Only coordinators and admins may.
  case role

  /// It would last no time, or longer than `TemporaryApproval.longest`.
  case duration

  /// There is no such field on that screen.
  case unknownField
}

/// What was done about the scope of dictation; it never holds what anybody said or wrote.
public struct ScopeRecord: Sendable, Hashable, Codable {
  /// When.
  public let date: Date

  /// What.
  public let deed: Deed

  /// What can be done.
  public enum Deed: Sendable, Hashable, Codable {
    case loaded(organization: String)
    case failed(fault: String)
    case approved(TemporaryApproval)
    case refused(field: String, approver: OrganizationUser)
    case withdrawn(TemporaryApproval, by: OrganizationUser)
    case expired(TemporaryApproval)
  }
}

/// Keeps what was approved for a while beyond the end of the app.
public protocol ApprovalArchive: Sendable {
  /// What was kept last; nothing when nothing was.
  func approvals() async -> [TemporaryApproval]

  /// Keeps `approvals` in place of what was kept before.
  func keep(_ approvals: [TemporaryApproval]) async throws
}
