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
