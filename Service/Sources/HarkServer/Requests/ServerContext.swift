import Hummingbird
import NIOCore

/// A request on its way through the server.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage

  /// What its token says; nil until that has been looked at.
  var claims: TokenClaims?

  /// The connection.
  let channel: any Channel

  init(source: Source) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }

  /// Ends the connection when its answer has had time to be read, whatever is still being sent over it.
  ///
  /// What comes until then is read and thrown away: closed before, it would turn into a reset, which
  /// many clients tell instead of the answer.
  func closeSoon() {
    channel.eventLoop.scheduleTask(in: .seconds(Self.lingerSeconds)) { [channel] in
      channel.close(promise: nil)
    }
  }

  /// How long an answer may take to be read, in seconds.
  static let lingerSeconds: Int64 = 10
}

/// A request of a user who is known.
struct UserContext: ChildRequestContext {
  var coreContext: CoreRequestContextStorage

  /// What its token says.
  let claims: TokenClaims

  /// The connection.
  let channel: any Channel

  /// Whose request it is.
  var user: String { claims.sub }

  init(context: ServerContext) throws {
    guard let claims = context.claims else { throw Refusal.unknownUser }
    coreContext = context.coreContext
    self.claims = claims
    channel = context.channel
  }
}
