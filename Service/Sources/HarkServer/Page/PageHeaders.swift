import HTTPTypes
import Hummingbird

/// Says with every answer what a browser may do with it: nothing but show this server's own page,
/// which may listen, and run what the engine was compiled to for it; `wasm-unsafe-eval` allows that
/// alone, and no `eval`.
struct PageHeaders: RouterMiddleware {
  private static let fields: [(HTTPField.Name, String)] = [
    (
      .contentSecurityPolicy,
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'; object-src 'none'"
    ),
    (
      .named("Permissions-Policy"),
      "microphone=(self), camera=(), geolocation=(), display-capture=()"
    ),
    (.xContentTypeOptions, "nosniff"),
    (.named("Referrer-Policy"), "no-referrer"),
    (.named("Cross-Origin-Opener-Policy"), "same-origin"),
    (.named("Cross-Origin-Resource-Policy"), "same-origin"),
  ]

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    var answer = try await next(request, context)
    for (name, value) in Self.fields { answer.headers[name] = value }
    return answer
  }
}
