import Foundation
import Hark
import HarkServices
import Hummingbird

/// The route `POST /v1/realtime/client_secrets`, which issues short-lived keys that only open
/// sessions, for pages that must not see their server's own key.
struct RealtimeSecretRoutes: Sendable {
  let tokens: TokenAuthority
  let locales: [LocaleTag]

  private static let bodyLimit = 64 * 1_024

  /// The maximum size of a session description in a key, in bytes.
  private static let longestSession = 4_096

  func add(to group: RouterGroup<UserContext>) {
    group.post("v1/realtime/client_secrets") { request, context in
      var request = request
      let body = try await request.collectBody(upTo: Self.bodyLimit)
      return try await answer(body, to: context.claims)
    }
  }

  private func answer(_ body: ByteBuffer, to user: TokenClaims) async throws -> Response {
    do throws(RealtimeFault) {
      let bytes = Data(body.readableBytesView)
      let object = bytes.isEmpty ? [:] : try? JSONSerialization.jsonObject(with: bytes)
      guard let fields = object as? [String: Any] else { throw .notJSON }
      return try await issue(to: user, fields)
    } catch {
      return try JSONAnswer.response(["error": error.json] as JSONValue, status: .badRequest)
    }
  }

  private func issue(
    to user: TokenClaims, _ fields: [String: Any]
  ) async throws(RealtimeFault) -> Response {
    var configuration = RealtimeConfiguration()
    var wanted: String?
    if let session = fields["session"], !(session is NSNull) {
      try configuration.update(session, locales: locales)
      let data = try? JSONSerialization.data(withJSONObject: session, options: .sortedKeys)
      // The description becomes part of the secret, so its length is limited.
      guard data?.count ?? 0 <= Self.longestSession else {
        throw .value("session", "an object of at most \(Self.longestSession) bytes")
      }
      wanted = data.map { String(decoding: $0, as: UTF8.self) }
    }
    var seconds = 600.0
    if let after = fields["expires_after"], !(after is NSNull) {
      let after = try RealtimeFields(after, at: "expires_after")
      try after.allow("anchor", "seconds")
      seconds = try after.number("seconds", 10...7_200) ?? seconds
    }
    guard
      let secret = try? await tokens.secret(
        for: user, session: wanted, lifetime: seconds)
    else { throw .key }
    let answer: JSONValue = [
      "value": .string(RealtimeSecret.prefix + secret.token),
      "expires_at": .number(secret.expiry.rounded()), "session": .object(configuration.fields),
    ]
    do { return try JSONAnswer.response(answer) } catch { throw .broken }
  }
}

/// Distinguishes secrets from tokens.
enum RealtimeSecret {
  static let prefix = "ek_"

  static func token(in key: String) -> String? {
    key.hasPrefix(prefix) ? String(key.dropFirst(prefix.count)) : nil
  }
}
