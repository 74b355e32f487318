import HTTPTypes
import Hummingbird

/// Finds out whose request it is by the token in it, and turns away those of nobody.
struct Authentication: RouterMiddleware {
  let tokens: TokenAuthority

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    guard let token = Self.token(in: request.headers[.authorization]),
      let claims = await tokens.claims(of: token)
    else { throw Refusal.unknownUser }
    var context = context
    context.claims = claims
    return try await next(request, context)
  }

  /// The token in a field `Bearer TOKEN`; nil when there is none.
  static func token(in field: String?) -> String? {
    let words = field?.split(separator: " ") ?? []
    guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
    return String(words[1])
  }
}
