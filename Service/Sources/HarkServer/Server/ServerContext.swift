import Hummingbird

/// A request on its way through the server.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage

  /// What its token says; nil until that has been looked at.
  var claims: TokenClaims?

  init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
}

/// A request of a user who is known.
struct UserContext: ChildRequestContext {
  var coreContext: CoreRequestContextStorage

  /// What its token says.
  let claims: TokenClaims

  /// Whose request it is.
  var user: String { claims.sub }

  init(context: ServerContext) throws {
    guard let claims = context.claims else { throw Refusal.unknownUser }
    coreContext = context.coreContext
    self.claims = claims
  }
}
