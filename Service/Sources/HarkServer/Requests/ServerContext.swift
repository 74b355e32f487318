import Foundation
import Hark
import Hummingbird
import NIOCore

/// The context of a request.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage

  /// The claims of the request's token; `nil` until the token has been checked.
  var claims: TokenClaims?
  let channel: any Channel

  init(source: Source) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }

  /// Closes the connection once its response has had time to be read, even if the client is still
  /// sending.
  ///
  /// Until then, input is read and discarded. Closing earlier would cause a reset, which many
  /// clients report instead of the response.
  func closeSoon() {
    channel.eventLoop.scheduleTask(in: .seconds(Self.lingerSeconds)) { [channel] in
      channel.close(promise: nil)
    }
  }

  /// The time that a client has to read a response before its connection is closed, in seconds.
  static let lingerSeconds: Int64 = 10
}

/// The context of a request from an authenticated user.
struct UserContext: ChildRequestContext {
  var coreContext: CoreRequestContextStorage
  let claims: TokenClaims
  let channel: any Channel

  var user: String { claims.sub }

  init(context: ServerContext) throws {
    guard let claims = context.claims else { throw Refusal.unknownUser }
    coreContext = context.coreContext
    self.claims = claims
    channel = context.channel
  }
}

/// The claims of a token.
struct TokenClaims: Codable, Equatable, Sendable {
  var sub: String

  /// The expiration time, in seconds since 1970.
  var exp: Double

  /// The time from which the token is valid, in seconds since 1970; `nil` if there is no such
  /// limit.
  var nbf: Double?

  /// The time at which the token was issued, in seconds since 1970; `nil` in tokens from other
  /// issuers.
  var iat: Double?

  /// The user's role in the organization; `nil` for a member.
  var role: OrganizationUser.Role?

  /// The only permitted use; `nil` if the token allows everything its user may do.
  var use: String?

  /// The transcription session that the token opens, as JSON; `nil` for any.
  var session: String?

  /// In UTF-8 bytes.
  static let longestName = 128

  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= longestName
      && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// The total validity period, in seconds; an hour if its start is unknown.
  var lifetime: Double { iat.map { max(exp - $0, 0) } ?? 3_600 }
}
