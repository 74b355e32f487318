import Foundation
import Hark

/// A JSON Web Token that identifies the user to a server, which verifies it.
///
/// It appears in no log, error, or description.
public struct BearerToken: Sendable, Equatable {
  let secret: Secret

  /// The expiration time, in seconds since 1970; `nil` if the token specifies none.
  public let expiry: Double?

  /// Parses a token; `nil` if `text` is not a token.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let payload = Self.decoded(parts[1]),
      let claims = try? JSONDecoder().decode(Claims.self, from: payload)
    else { return nil }
    secret = Secret(text)
    expiry = claims.exp
  }

  private struct Claims: Decodable { var exp: Double? }

  private static func decoded(_ part: Substring) -> Data? {
    var text = part.replacingOccurrences(of: "-", with: "+").replacingOccurrences(
      of: "_", with: "/")
    while text.count % 4 != 0 { text += "=" }
    return Data(base64Encoded: text)
  }
}

/// A source of tokens.
///
/// Requirements for adapters: Return a token that is valid for at least one minute, renewing it
/// first if necessary. Throw `CaptureFailure.unauthorized` if the user must sign in again.
public protocol TokenSource: Sendable {
  /// Returns a token that can be sent now.
  func token() async throws -> BearerToken
}

/// A token source that first renews its token if the token has expired or is about to expire.
///
/// Concurrent callers share one renewal.
public actor RefreshingTokenSource: TokenSource {
  /// The remaining validity, in seconds, below which a token is renewed before it is returned.
  public static let margin = 60.0

  private var current: BearerToken
  private var renewing: Task<BearerToken, any Error>?
  private let url: String
  private let transport: any HTTPTransport
  private let now: @Sendable () -> Double

  /// Creates a source that begins with `token`; `baseURL` is the server's address without `/api`.
  public init(
    _ token: BearerToken, baseURL: String, transport: any HTTPTransport,
    now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }
  ) {
    current = token
    url = baseURL + "/api/token/refresh"
    self.transport = transport
    self.now = now
  }

  /// Returns the current token, renewing it first if it expires within `margin` seconds.
  public func token() async throws -> BearerToken {
    guard let expiry = current.expiry, expiry - now() < Self.margin else { return current }
    let task = renewing ?? Task { try await renew() }
    renewing = task
    return try await task.value
  }

  private func renew() async throws -> BearerToken {
    // The renewal itself clears `renewing`, before its callers resume: a caller that cleared it
    // could resume late and clear a newer renewal.
    defer { renewing = nil }
    let request = HTTPRequest(
      "POST", url, headers: HTTPField.authorization(current.secret), timeout: 10)
    let response = try await CaptureFailure.translating { try await transport.send(request) }
    guard response.status == 200 else {
      throw response.status == 401 ? .unauthorized : CaptureFailure(status: response.status)
    }
    let body = try await CaptureFailure.translating { try await response.wholeBody() }
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(body)),
      let token = BearerToken(answer.token)
    else { throw CaptureFailure.serverError }
    current = token
    return token
  }

  private struct Answer: Decodable { var token: String }
}
