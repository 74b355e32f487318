import Foundation
import Hark
import JWTKit

/// Makes tokens and tells the genuine ones: JSON Web Tokens signed with HS256 and nothing else.
public struct TokenAuthority: Sendable {
  private let keys: JWTKeyCollection
  private let now: @Sendable () -> Date

  /// The longest that a token holds, in seconds: thirty days.
  public static let longestLifetime = 30 * 86_400.0

  private static let algorithm = "HS256"

  /// Signs with `secret`; `now` is a clock.
  public init(_ secret: TokenSecret, now: @escaping @Sendable () -> Date = { Date() }) async {
    keys = await JWTKeyCollection().add(
      hmac: HMACKey(from: secret.text), digestAlgorithm: .sha256)
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
    return try await keys.sign(TokenClaims(sub: user, exp: end, iat: moment, role: role))
  }

  /// A token for one use alone, and when it ends.
  func issue(
    to user: String, use: String, session: String?, lifetime: Double
  ) async throws -> (token: String, expiry: Double) {
    let moment = now().timeIntervalSince1970.rounded(.down)
    let end = moment + min(lifetime, Self.longestLifetime)
    let claims = TokenClaims(sub: user, exp: end, iat: moment, use: use, session: session)
    return (try await keys.sign(claims), end)
  }

  /// What a token says; nil when it is not genuine, no longer valid, or good for one use alone.
  func claims(of token: String) async -> TokenClaims? {
    await genuine(token).flatMap { $0.use == nil ? $0 : nil }
  }

  /// What a token says, whatever it is good for.
  func genuine(_ token: String) async -> TokenClaims? {
    guard Self.isSigned(token, with: Self.algorithm),
      let claims = try? await keys.verify(token, as: TokenClaims.self)
    else { return nil }
    let moment = now().timeIntervalSince1970
    return claims.nbf ?? moment <= moment && moment < claims.exp ? claims : nil
  }

  /// A token like the one that said `claims`, from now on.
  func renewed(_ claims: TokenClaims) async throws -> String? {
    try await issue(to: claims.sub, role: claims.role, lifetime: claims.lifetime)
  }

  /// Whether a token names this algorithm and asks for nothing else to be understood; the check of
  /// the signature looks at neither.
  private static func isSigned(_ token: String, with algorithm: String) -> Bool {
    guard let part = token.split(separator: ".", omittingEmptySubsequences: false).first,
      let bytes = Data(base64URL: part),
      let head = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    else { return false }
    return head["alg"] as? String == algorithm && head["crit"] == nil
  }
}

extension Data {
  /// Reads the alphabet of RFC 4648 that is safe in addresses, without padding.
  init?(base64URL text: Substring) {
    let plain = text.replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    self.init(base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4))
  }
}
