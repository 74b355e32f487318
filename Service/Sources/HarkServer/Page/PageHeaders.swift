import HTTPTypes
import Hummingbird

/// Adds security headers to every response.
///
/// The headers restrict a browser to showing this server's own page, using the microphone, and
/// running the engine's WebAssembly; `wasm-unsafe-eval` allows WebAssembly, but not `eval`.
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
