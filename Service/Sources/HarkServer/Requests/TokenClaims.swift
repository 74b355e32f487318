import Foundation
import Hark

/// What a token says.
struct TokenClaims: Codable, Equatable, Sendable {
  /// Whose it is.
  var sub: String

  /// When it ends, in seconds since 1970.
  var exp: Double

  /// From when on it holds, in seconds since 1970; nil for always.
  var nbf: Double?

  /// When it was made, in seconds since 1970; nil in tokens that others have made.
  var iat: Double?

  /// What the user is in the organisation; nil for what most are.
  var role: OrganizationUser.Role?

  /// The one thing that it is good for; nil for all that its user may do.
  var use: String?

  /// The transcription session that it opens, as JSON; nil for any.
  var session: String?

  /// The longest name of a user, in bytes.
  static let longestName = 128

  /// Whether a user can go by this name.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= longestName
      && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// How long it holds from beginning to end, in seconds; an hour when its beginning is not known.
  var lifetime: Double { iat.map { max(exp - $0, 0) } ?? 3_600 }
}
