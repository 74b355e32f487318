import HTTPTypes
import Hummingbird
import NIOCore

/// Rejects requests that address the server by a name other than its own.
///
/// A foreign page can point its own host name at this machine's address (DNS rebinding) and so
/// reach a server that listens only locally. The host name in its requests still reveals this.
struct HostGuard: RouterMiddleware {
  /// The server's own names, in lowercase.
  let names: Set<String>

  /// Whether requests may also address the server by any IP address.
  ///
  /// DNS rebinding needs a host name, so this does not permit it.
  var allowsAddresses = false

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    // The first Host header is the request's authority; a second one remains among the headers.
    guard request.headers[.named("host")] == nil else { throw HTTPRefusal.twoHosts }
    guard let host = Self.name(in: request.head.authority),
      names.contains(host) || allowsAddresses && !Self.isDomain(host)
    else { throw HTTPRefusal.foreignHost }
    return try await next(request, context)
  }

  /// Returns the host name in a header such as `localhost:4275` or `[::1]:4275`, in lowercase.
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

  /// Returns whether `name` is a domain's and not an address or a name of this machine only.
  static func isDomain(_ name: String?) -> Bool {
    guard let name, name != "localhost", !name.hasSuffix(".localhost") else { return false }
    return (try? SocketAddress(ipAddress: name, port: 0)) == nil
  }

  /// Returns whether `origins` is empty or contains only the origin of the server at `host`; also
  /// `true` if `host` is `nil`.
  static func isOwnPage(_ origins: [String], host: String?) -> Bool {
    guard let origin = origins.first, let host else { return true }
    return origins.count == 1
      && ["http://\(host)", "https://\(host)"].contains { $0.lowercased() == origin.lowercased() }
  }

  /// Returns whether the text after a host name is empty or a port.
  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || text.first == ":" && text.utf8.dropFirst().allSatisfy { 48...57 ~= $0 }
  }
}

extension HTTPField.Name {
  /// Returns a field name for which the library has no constant.
  static func named(_ name: String) -> Self {
    guard let field = Self(name) else { preconditionFailure("invalid field name \(name)") }
    return field
  }
}
