import HTTPTypes
import Hummingbird

/// A middleware that authenticates the users of the file API.
///
/// A valid token identifies its user. On a server that only this machine can reach, all other
/// requests belong to the machine's user, as on the page.
///
/// Because OpenAI API clients must send some key, such a server treats an invalid token like a
/// missing one.
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
      claims = await tokens.claims(of: token)
    }
    guard let claims = claims ?? localUser.map({ TokenClaims(sub: $0, exp: .infinity) }) else {
      throw Refusal.unknownKey
    }
    var context = context
    context.claims = claims
    return try await next(request, context)
  }

  /// Refuses requests from pages of other sites, which the browser identifies in the `Origin`
  /// header.
  ///
  /// These pages can send forms to the server without permission, and so keep the machine busy.
  private static func checkOrigin(of request: Request) throws(Refusal) {
    let origins = request.headers[values: .origin]
    guard HostGuard.isOwnPage(origins, host: request.head.authority) else { throw .foreignPage }
  }
}

extension Refusal {
  static let unknownKey = Refusal(
    .unauthorized,
    "Send an API key that is valid now; hark token writes one, for the field Authorization after "
      + "Bearer.", code: "invalid_api_key", [.wwwAuthenticate: "Bearer"])
  static let foreignPage = Refusal(
    .forbidden, "This server answers its own pages and programs; ask from a page of its own.",
    code: "foreign_origin")
}
