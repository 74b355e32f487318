import HTTPTypes
import Hummingbird

/// Finds out who uses the API for files: whoever shows a token is its user; on a server that only this
/// machine reaches, everybody else is the user of the machine, as at the page.
///
/// Clients of OpenAI's API must send some key, so one that is no token is as good as none there.
struct APIAuthentication: RouterMiddleware {
  let tokens: TokenAuthority

  /// Who comes without a token; nil where nobody may.
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

  /// Turns away pages of somebody else's, whose browser says so.
  ///
  /// They can send forms here without asking, and so keep the machine busy.
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
