import HTTPTypes
import Hummingbird

/// A middleware that identifies the user of a request by its token, and refuses requests without a
/// valid one.
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

  /// Returns the token in a field `Bearer TOKEN`, or `nil` if there is none.
  static func token(in field: String?) -> String? {
    let words = field?.split(separator: " ") ?? []
    guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
    return String(words[1])
  }
}
