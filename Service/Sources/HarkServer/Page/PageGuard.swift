import HTTPTypes
import Hummingbird

/// Rejects paths to hidden files and to files outside the page's folder.
struct PageGuard: RouterMiddleware {
  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    guard Self.isOpen(request.uri.path) else { throw HTTPRefusal.unknownPlace }
    return try await next(request, context)
  }

  /// Returns whether the page may serve `path`.
  ///
  /// The path must be validly percent-encoded and must not begin with two slashes. No component may
  /// begin with a dot or contain a control character or a backslash.
  static func isOpen(_ path: String) -> Bool {
    guard let plain = path.removingPercentEncoding, !plain.hasPrefix("//") else { return false }
    return plain.split(separator: "/", omittingEmptySubsequences: true).allSatisfy { part in
      !part.hasPrefix(".") && part.utf8.allSatisfy { $0 > 0x1F && $0 != 0x7F && $0 != 0x5C }
    }
  }
}

/// Adds security headers to every response, except those that have no effect on it, which would slow down
/// a first visit.
///
/// The headers restrict a browser to showing this server's own page, using the microphone, playing
/// audio that the page has loaded (`blob:`), and running the engine's WebAssembly; `wasm-unsafe-eval`
/// allows WebAssembly, but not `eval`.
struct PageHeaders: RouterMiddleware {
  private static let ofAll: [(HTTPField.Name, String)] = [
    (.xContentTypeOptions, "nosniff"),
    (.named("Cross-Origin-Resource-Policy"), "same-origin"),
  ]

  private static let policy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; "
    + "form-action 'none'; frame-ancestors 'none'; object-src 'none'"

  /// Header fields of documents and of scripts, some of which are workers with a policy of their own.
  private static let ofScripts: [(HTTPField.Name, String)] = [
    (.contentSecurityPolicy, policy),
    (.named("Referrer-Policy"), "no-referrer"),
  ]

  /// Header fields that affect only documents, and their policy.
  private static let ofDocuments: [(HTTPField.Name, String)] = [
    (.contentSecurityPolicy, policy + "; media-src blob:"),
    (
      .named("Permissions-Policy"),
      "microphone=(self), camera=(), geolocation=(), display-capture=()"
    ),
    (.named("Cross-Origin-Opener-Policy"), "same-origin"),
  ]

  private static let scriptType = "text/javascript"

  /// The types of files that a browser never runs.
  private static let dataTypes = [
    "text/css", "application/wasm", "image/png", "application/json", "application/manifest+json",
  ]

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    var answer = try await next(request, context)
    let type = answer.headers[.contentType] ?? ""
    var fields = Self.ofAll
    if answer.status != .ok || !Self.dataTypes.contains(where: type.hasPrefix) {
      fields += Self.ofScripts + (type.hasPrefix(Self.scriptType) ? [] : Self.ofDocuments)
    }
    for (name, value) in fields { answer.headers[name] = value }
    return answer
  }
}
