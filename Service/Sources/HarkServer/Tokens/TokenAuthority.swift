import Foundation
import Hark
import HarkScreens

/// An issuer and verifier of tokens: JSON Web Tokens signed only with HS256.
public struct TokenAuthority: Sendable {
  private let signer: JSONWebTokenSigner
  private let now: @Sendable () -> Date

  /// The maximum lifetime of a token, in seconds: thirty days.
  public static let longestLifetime = 30 * 86_400.0

  /// Creates an authority that signs with `secret`; `now` returns the current date.
  public init(_ secret: TokenSecret, now: @escaping @Sendable () -> Date = { Date() }) async {
    signer = JSONWebTokenSigner(key: secret.text.utf8)
    self.now = now
  }

  /// Returns a token for `user` that is valid for `lifetime` seconds, thirty days at most.
  ///
  /// Returns `nil` if `user` is not a valid name.
  public func issue(
    to user: String, role: OrganizationUser.Role? = nil, lifetime: Double
  ) async throws -> String? {
    guard TokenClaims.isName(user) else { return nil }
    return try signer.token(with: claims(of: user, lifetime, role: role))
  }

  /// Returns a token that can only open realtime sessions, and its expiry in seconds since 1970.
  func secret(
    for user: String, session: String?, lifetime: Double
  ) async throws -> (token: String, expiry: Double) {
    let claims = claims(of: user, lifetime, use: Self.realtime, session: session)
    return (try signer.token(with: claims), claims.exp)
  }

  private static let realtime = "realtime"

  private func claims(
    of user: String, _ lifetime: Double, role: OrganizationUser.Role? = nil, use: String? = nil,
    session: String? = nil
  ) -> TokenClaims {
    let moment = now().timeIntervalSince1970.rounded(.down)
    return TokenClaims(
      sub: user, exp: moment + min(lifetime, Self.longestLifetime), iat: moment, role: role,
      use: use, session: session)
  }

  /// Returns the claims of a valid token that is not restricted to a specific use.
  func claims(of token: String) async -> TokenClaims? {
    await genuine(token).flatMap { $0.use == nil ? $0 : nil }
  }

  func secretClaims(of token: String) async -> TokenClaims? {
    await genuine(token).flatMap { $0.use == Self.realtime ? $0 : nil }
  }

  /// Returns the claims of a valid token, regardless of its use.
  func genuine(_ token: String) async -> TokenClaims? {
    guard let claims = signer.claims(of: token, as: TokenClaims.self),
      TokenClaims.isName(claims.sub)
    else { return nil }
    let moment = now().timeIntervalSince1970
    return claims.nbf ?? moment <= moment && moment < claims.exp ? claims : nil
  }

  func renewed(_ claims: TokenClaims) async throws -> String? {
    try await issue(to: claims.sub, role: claims.role, lifetime: claims.lifetime)
  }
}
