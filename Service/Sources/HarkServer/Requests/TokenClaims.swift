import Hark
import HarkScreens

struct TokenClaims: Codable, Equatable, Sendable {
  var sub: String

  /// The expiration time, in seconds since 1970.
  var exp: Double

  /// The time from which the token is valid, in seconds since 1970, if there is such a limit.
  var nbf: Double?

  /// The services for which the token is meant; `nil` if the issuer omits them.
  var aud: Audience?

  /// The time of issue, in seconds since 1970; `nil` if the issuer omits it.
  var iat: Double?

  /// The identifier by which the token can be revoked, together with those that were derived from it;
  /// `nil` if the issuer omits it.
  var jti: String?

  /// The time at which the first of a series of renewed tokens was issued, in seconds since 1970;
  /// `nil` for that first token of another issuer.
  var authTime: Double?

  /// The user's role in the organization; `nil` for a member.
  var role: OrganizationUser.Role?

  /// The only permitted use; `nil` if the token allows everything its user may do.
  var use: String?

  /// The transcription session that the token opens, as JSON; `nil` for any.
  var session: String?

  enum CodingKeys: String, CodingKey {
    case sub, exp, nbf, aud, iat, jti, role, use, session
    case authTime = "auth_time"
  }

  /// Whether the token is meant for Hark, among others; RFC 7519 requires services to check this.
  var isForHark: Bool { aud?.names.contains("hark") ?? true }

  /// The maximum length of a user's name, in UTF-8 bytes.
  static let longestName = 128

  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= longestName
      && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// The start of the series of renewed tokens, in seconds since 1970, if it is known.
  var begun: Double? { authTime ?? iat }

  /// The total validity period, in seconds; an hour if its start is unknown.
  var lifetime: Double { iat.map { max(exp - $0, 0) } ?? 3_600 }
}

extension TokenClaims {
  /// The services in a claim `aud`: one name, or a list of names.
  struct Audience: Codable, Equatable, Sendable {
    let names: [String]

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      names = try (try? value.decode(String.self)).map { [$0] } ?? value.decode([String].self)
    }

    func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      try value.encode(names)
    }
  }
}
