import Foundation
import HarkServer

struct HTTPAddress: Equatable {
  let url: String

  /// An example address of an OpenAI-compatible server.
  static let example = "http://localhost:8000/v1"

  private let parts: URLComponents

  /// Parses `address`; the error for an invalid URL shows the valid `example`.
  init(_ address: String, example: String = Self.example) throws(CommandFailure) {
    guard let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), parts.host?.isEmpty == false,
      parts.port.map({ 1...65_535 ~= $0 }) ?? true, URL(string: address)?.host != nil
    else { throw .usage("The server's address is not an HTTP URL; give one such as \(example).") }
    // IPv6 addresses are rejected because the clients that use the URL are not tested with them.
    guard parts.host?.contains(":") == false else {
      throw .usage("IPv6 addresses are not supported here; give the server's name or IPv4 address.")
    }
    let rest = address.dropFirst(scheme.count)
    url = scheme + String(rest.reversed().drop { $0 == "/" }.reversed())
    self.parts = parts
  }

  /// The scheme, host, and port, without the path and the credentials, which are private.
  var server: String {
    var server = URLComponents()
    (server.scheme, server.host, server.port) = (parts.scheme, parts.host, parts.port)
    return server.string ?? "that address"
  }

  var isOnThisMachine: Bool { ServerSettings.isLocal(parts.host ?? "") }
}
