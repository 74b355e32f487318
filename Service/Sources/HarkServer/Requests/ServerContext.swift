import Hummingbird
import NIOCore

struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage

  /// The claims of the request's token; `nil` until the token has been checked.
  var claims: TokenClaims?
  let channel: any Channel

  init(source: Source) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }

  /// Closes the connection after `lingerSeconds`, even if the client is still sending.
  ///
  /// Until then, input is read and discarded. Closing earlier would cause a reset, which many
  /// clients report instead of the response.
  func closeSoon() { channel.close(in: .seconds(Self.lingerSeconds)) }

  /// The time that a client has to read a response before its connection is closed, in seconds.
  static let lingerSeconds: Int64 = 10
}

struct UserContext: ChildRequestContext {
  var coreContext: CoreRequestContextStorage
  let claims: TokenClaims
  let channel: any Channel

  var user: String { claims.sub }

  init(context: ServerContext) throws {
    guard let claims = context.claims else { throw HTTPRefusal.unknownUser }
    coreContext = context.coreContext
    self.claims = claims
    channel = context.channel
  }
}
