import HTTPTypes
import Hummingbird

/// Turns away requests that call the server by a name that is not its own.
///
/// A page of somebody else's can give its own name the address of this machine and so reach a server
/// that listens here alone; the name it calls by still gives it away.
struct HostGuard: RouterMiddleware {
  /// Names that are the server's own, in small letters.
  let names: Set<String>

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    // The first one is the request's authority; a second one is left among the fields.
    guard request.headers[.named("host")] == nil else { throw Refusal.twoHosts }
    guard let host = Self.name(in: request.head.authority), names.contains(host) else {
      throw Refusal.foreignHost
    }
    return try await next(request, context)
  }

  /// The name in a field such as `localhost:4275` or `[::1]:4275`, in small letters.
  static func name(in authority: String?) -> String? {
    guard let authority, !authority.isEmpty else { return nil }
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]"),
        isPort(authority[authority.index(after: end)...])
      else { return nil }
      return authority[authority.index(after: authority.startIndex)..<end].lowercased()
    }
    let name = authority.prefix { $0 != ":" }
    return name.isEmpty || !isPort(authority[name.endIndex...]) ? nil : name.lowercased()
  }

  /// Whether what says that it comes from `origins` comes from no page, or from one of the server that is
  /// called by `host`.
  static func isOwnPage(_ origins: [String], host: String?) -> Bool {
    guard let origin = origins.first, let host else { return true }
    return origins.count == 1
      && ["http://\(host)", "https://\(host)"].contains { $0.lowercased() == origin.lowercased() }
  }

  /// Whether nothing but a port, if that, stands behind a name.
  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || text.first == ":" && text.utf8.dropFirst().allSatisfy { 48...57 ~= $0 }
  }
}
