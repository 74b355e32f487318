import HTTPTypes
import Hummingbird

/// A middleware that requires a valid token and identifies the user by it.
struct Authentication: RouterMiddleware {
  let tokens: TokenAuthority

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    guard let token = Self.token(in: request.headers[.authorization]),
      let claims = try await tokens.admitted(token)
    else { throw HTTPRefusal.unknownUser }
    var context = context
    context.claims = claims
    return try await next(request, context)
  }

  /// Returns the token in a field `Bearer TOKEN`, or `nil` if there is none.
  static func token(in field: String?) -> String? {
    let words = field?.split(separator: " ") ?? []
    guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
    return String(words[1])
  }
}

extension TokenAuthority {
  /// Returns the claims of a valid token of a request, which is refused if they cannot be checked.
  func admitted(_ token: String) async throws(HTTPRefusal) -> TokenClaims? {
    do { return try await claims(of: token) } catch { throw .uncheckedToken }
  }
}

/// A middleware that authenticates the users of the file API.
///
/// A valid token identifies its user. On a server that only this machine can reach, all other
/// requests belong to the machine's user, even those with an invalid token, because OpenAI's
/// clients must send some key.
struct APIAuthentication: RouterMiddleware {
  let tokens: TokenAuthority

  /// The user of requests without a valid token; `nil` if a token is required.
  let localUser: String?

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    try Self.checkOrigin(of: request)
    var claims: TokenClaims?
    if let token = Authentication.token(in: request.headers[.authorization]) {
      claims = try await tokens.admitted(token)
    }
    guard let claims = claims ?? localUser.map({ TokenClaims(sub: $0, exp: .infinity) }) else {
      throw HTTPRefusal.unknownKey
    }
    var context = context
    context.claims = claims
    return try await next(request, context)
  }

  /// Refuses requests from pages of other sites, which could send forms without permission and so
  /// keep the machine busy; browsers identify the site in the `Origin` header.
  private static func checkOrigin(of request: Request) throws(HTTPRefusal) {
    let origins = request.headers[values: .origin]
    guard HostGuard.isOwnPage(origins, host: request.head.authority) else { throw .foreignPage }
  }
}

/// The route `/api/token/refresh`, which renews a valid token.
struct TokenRoutes: Sendable {
  let tokens: TokenAuthority

  func add(to group: RouterGroup<UserContext>) {
    group.post("token/refresh") { _, context in
      guard let token = try await tokens.renewed(context.claims) else {
        throw HTTPRefusal.unknownUser
      }
      return try JSONAnswer.response(["token": token])
    }
  }
}
