import Foundation
import Hark

/// Issues and verifies tokens: JSON Web Tokens signed with HS256 and nothing else.
public struct TokenAuthority: Sendable {
  private let signer: JSONWebTokenSigner
  private let now: @Sendable () -> Date

  /// The longest that a token holds, in seconds: thirty days.
  public static let longestLifetime = 30 * 86_400.0

  /// Signs with `secret`; `now` is a clock.
  public init(_ secret: TokenSecret, now: @escaping @Sendable () -> Date = { Date() }) async {
    signer = JSONWebTokenSigner(key: secret.text.utf8)
    self.now = now
  }

  /// A token for `user` that holds for so many seconds, thirty days at most; nil when nobody can go
  /// by this name.
  public func issue(
    to user: String, role: OrganizationUser.Role? = nil, lifetime: Double
  ) async throws -> String? {
    guard TokenClaims.isName(user) else { return nil }
    let moment = now().timeIntervalSince1970.rounded(.down)
    let end = moment + min(lifetime, Self.longestLifetime)
    return try signer.token(with: TokenClaims(sub: user, exp: end, iat: moment, role: role))
  }

  /// A token for one use alone, and when it ends.
  func issue(
    to user: String, use: String, session: String?, lifetime: Double
  ) async throws -> (token: String, expiry: Double) {
    let moment = now().timeIntervalSince1970.rounded(.down)
    let end = moment + min(lifetime, Self.longestLifetime)
    let claims = TokenClaims(sub: user, exp: end, iat: moment, use: use, session: session)
    return (try signer.token(with: claims), end)
  }

  /// What a token says; nil when it is not genuine, no longer valid, or good for one use alone.
  func claims(of token: String) async -> TokenClaims? {
    await genuine(token).flatMap { $0.use == nil ? $0 : nil }
  }

  /// What a token says, whatever it is good for.
  func genuine(_ token: String) async -> TokenClaims? {
    guard let claims = signer.claims(of: token, as: TokenClaims.self),
      TokenClaims.isName(claims.sub)
    else { return nil }
    let moment = now().timeIntervalSince1970
    return claims.nbf ?? moment <= moment && moment < claims.exp ? claims : nil
  }

  /// A token like the one that said `claims`, from now on.
  func renewed(_ claims: TokenClaims) async throws -> String? {
    try await issue(to: claims.sub, role: claims.role, lifetime: claims.lifetime)
  }
}
