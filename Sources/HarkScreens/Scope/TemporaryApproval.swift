import Foundation
import Hark

/// A user's approval of a field for dictation until a given date.
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

/// The reason a temporary approval or its withdrawal was refused.
public enum ApprovalRefusal: Error, Sendable, Hashable, CaseIterable {
  /// The user is neither a coordinator nor an admin.
  case role

  /// The duration is not positive, or exceeds `TemporaryApproval.longest`.
  case duration

  /// The field does not exist on that screen.
  case unknownField
}

/// Persists temporary approvals across launches.
public protocol ApprovalArchive: Sendable {
  /// Returns the most recently saved approvals; empty if none were saved or they cannot be read.
  func approvals() async -> [TemporaryApproval]

  /// Saves `approvals`, replacing those saved earlier.
  func keep(_ approvals: [TemporaryApproval]) async throws
}
