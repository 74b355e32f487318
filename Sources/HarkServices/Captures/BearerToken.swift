import Foundation
import Hark

/// A JSON Web Token that shows a server who somebody is.
///
/// Only its expiry is read here; whether it is genuine is the server's to say. It appears in no log,
/// error or description.
public struct BearerToken: Sendable, Equatable {
  /// The token as it is sent.
  let secret: Secret

  /// When it ends, in seconds since 1970; nil when it does not say.
  public let expiry: Double?

  /// Reads a token; nil when `text` is none.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let payload = Self.decoded(parts[1]),
      let claims = try? JSONDecoder().decode(Claims.self, from: payload)
    else { return nil }
    secret = Secret(text)
    expiry = claims.exp
  }

  private struct Claims: Decodable {
    var exp: Double?
  }

  private static func decoded(_ part: Substring) -> Data? {
    var text = part.replacingOccurrences(of: "-", with: "+").replacingOccurrences(
      of: "_", with: "/")
    while text.count % 4 != 0 { text += "=" }
    return Data(base64Encoded: text)
  }
}

/// Where a token comes from.
///
/// To the author of an adapter: hand out one that will hold for a minute at least, renewing it first
/// where needed; throw `CaptureFailure.unauthorized` when the person must sign in again.
public protocol TokenSource: Sendable {
  /// A token that may be sent now.
  func token() async throws -> BearerToken
}

/// Renews its token at the server before it ends; whoever asks meanwhile waits for the same one.
public actor RefreshingTokenSource: TokenSource {
  /// How long before its end a token is renewed, in seconds.
  public static let margin = 60.0

  private var current: BearerToken
  private var renewing: Task<BearerToken, any Error>?
  private let url: String
  private let transport: any HTTPTransport
  private let now: @Sendable () -> Double

  /// Begins with `token`; `baseURL` is the server's, up to and without `/api`.
  public init(
    _ token: BearerToken, baseURL: String, transport: any HTTPTransport,
    now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }
  ) {
    current = token
    url = baseURL + "/api/token/refresh"
    self.transport = transport
    self.now = now
  }

  /// A token that holds for a minute at least, renewed where needed.
  public func token() async throws -> BearerToken {
    guard let expiry = current.expiry, expiry - now() < Self.margin else { return current }
    let task = renewing ?? Task { try await renew() }
    renewing = task
    defer { renewing = nil }
    current = try await task.value
    return current
  }

  private func renew() async throws -> BearerToken {
    let request = HTTPRequest(
      "POST", url, headers: [HTTPField("Authorization", "Bearer \(current.secret.text)")],
      timeout: 10)
    let response = try await CaptureFailure.translating { try await transport.send(request) }
    guard response.status == 200 else {
      throw response.status == 401 ? .unauthorized : CaptureFailure(status: response.status)
    }
    let body = try await CaptureFailure.translating { try await ChatCompletions.body(of: response) }
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(body)),
      let token = BearerToken(answer.token)
    else { throw CaptureFailure.serverError }
    return token
  }

  private struct Answer: Decodable {
    var token: String
  }
}
