import Foundation
import Hark
import HarkScreens

/// An issuer and verifier of tokens: JSON Web Tokens signed only with HS256.
public struct TokenAuthority: Sendable {
  private let signer: JSONWebTokenSigner
  private let now: @Sendable () -> Date

  private let life: Double
  private var revoked: RevokedTokens?

  /// The maximum lifetime of a token, in seconds: thirty days.
  public static let longestLifetime = 30 * 86_400.0

  /// The limit of the time for which a token and its renewals can be valid together, in seconds.
  public static let longestLife = 365 * 86_400.0

  /// Creates an authority.
  ///
  /// - Parameters:
  ///   - secret: The secret with which it signs.
  ///   - life: The maximum time from the issue of a token to the expiry of its last renewal, in
  ///     seconds; at most `longestLife`.
  ///   - now: Returns the current date.
  public init(
    _ secret: TokenSecret, life: Double = longestLifetime,
    now: @escaping @Sendable () -> Date = { Date() }
  ) async {
    signer = JSONWebTokenSigner(key: secret.text.utf8)
    self.life = min(life, Self.longestLife)
    self.now = now
  }

  /// Returns an authority that rejects the tokens whose identifiers are in `revoked`.
  func rejecting(_ revoked: RevokedTokens) -> TokenAuthority {
    var authority = self
    authority.revoked = revoked
    return authority
  }

  /// Returns a token for `user` that is valid for `lifetime` seconds, thirty days at most.
  ///
  /// Returns `nil` if `user` is not a valid name.
  public func issue(
    to user: String, role: OrganizationUser.Role? = nil, lifetime: Double
  ) async throws -> String? {
    guard TokenClaims.isName(user) else { return nil }
    var claims = claims(of: user, lifetime)
    (claims.jti, claims.authTime, claims.role) = (Self.newID(), claims.iat, role)
    return try signer.token(with: claims)
  }

  /// Returns a token that can only open realtime sessions, and its expiry in seconds since 1970.
  ///
  /// It has the identifier of the token that requests it, so that both are revoked together, and
  /// expires no later.
  func secret(
    for owner: TokenClaims, session: String?, lifetime: Double
  ) async throws -> (token: String, expiry: Double) {
    var claims = claims(of: owner.sub, lifetime)
    (claims.jti, claims.use, claims.session) = (owner.jti, Self.realtime, session)
    claims.exp = min(claims.exp, owner.exp)
    return (try signer.token(with: claims), claims.exp)
  }

  private static let realtime = "realtime"

  private func claims(of user: String, _ lifetime: Double) -> TokenClaims {
    let moment = now().timeIntervalSince1970.rounded(.down)
    return TokenClaims(sub: user, exp: moment + min(lifetime, Self.longestLifetime), iat: moment)
  }

  /// Returns an identifier of 64 random bits, which is not secret.
  private static func newID() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns whether a text has the form of the identifiers that this program issues.
  package static func isID(_ text: String) -> Bool {
    text.utf8.count == 16 && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  /// Returns the claims of a valid token that is not restricted to a specific use.
  func claims(of token: String) async throws(UncheckedToken) -> TokenClaims? {
    try await genuine(token).flatMap { $0.use == nil ? $0 : nil }
  }

  func secretClaims(of token: String) async throws(UncheckedToken) -> TokenClaims? {
    try await genuine(token).flatMap { $0.use == Self.realtime ? $0 : nil }
  }

  /// Returns the identifier of a valid token; `nil` if it has none.
  package func id(of token: String) async throws -> String? { try await genuine(token)?.jti }

  /// Returns the identifier in an unverified token; `nil` if the text is not a token or has none.
  package static func writtenID(in token: String) -> String? {
    let parts = Array(token.utf8).split(separator: UInt8(ascii: "."))
    guard parts.count == 3, let payload = Data(base64URL: parts[1]) else { return nil }
    return (try? JSONDecoder().decode(TokenClaims.self, from: payload))?.jti
  }

  /// Returns the claims of a valid token, regardless of its use.
  ///
  /// Throws `UncheckedToken` if it cannot be found out whether the token is revoked.
  func genuine(_ token: String) async throws(UncheckedToken) -> TokenClaims? {
    guard let claims = signer.claims(of: token, as: TokenClaims.self),
      TokenClaims.isName(claims.sub), claims.isForHark
    else { return nil }
    let moment = now().timeIntervalSince1970
    guard claims.nbf ?? moment <= moment, moment < claims.exp else { return nil }
    switch await standing(of: claims) {
    case .valid: return claims
    case .revoked: return nil
    case .unknown: throw UncheckedToken()
    }
  }

  /// Returns whether a token is known to be revoked; a connected client stays until it is.
  func isRevoked(_ claims: TokenClaims) async -> Bool { await standing(of: claims) == .revoked }

  private func standing(of claims: TokenClaims) async -> RevokedTokens.Standing {
    guard let revoked, let id = claims.jti else { return .valid }
    return await revoked.standing(of: id)
  }

  /// Returns a token that replaces one with these claims, with the same role and identifier, so that
  /// a revocation of either applies to both.
  ///
  /// Returns `nil` if the life of the first token of the series is over.
  func renewed(_ old: TokenClaims) async throws -> String? {
    var claims = claims(of: old.sub, old.lifetime)
    let begun = old.begun ?? claims.iat
    (claims.jti, claims.authTime, claims.role) = (old.jti ?? Self.newID(), begun, old.role)
    claims.exp = min(claims.exp, (begun ?? 0) + life)
    guard let start = claims.iat, start < claims.exp else { return nil }
    return try signer.token(with: claims)
  }
}
