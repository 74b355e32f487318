import Foundation
import HarkServer
import HarkServices

/// The address of an HTTP server.
struct HTTPAddress: Equatable {
  /// The address without trailing slashes.
  let url: String

  /// An example address of an OpenAI-compatible server.
  static let example = "http://localhost:8000/v1"

  private let parts: URLComponents

  /// `example` is a valid address for the error message.
  init(_ address: String, example: String) throws(CommandFailure) {
    guard let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), parts.host?.isEmpty == false,
      parts.port.map({ 1...65_535 ~= $0 }) ?? true, URL(string: address)?.host != nil
    else {
      throw CommandFailure(
        status: .usage,
        sentence: "The server's address is not an HTTP URL; give one such as \(example).")
    }
    // The system's HTTP client on Linux supports only host names and IPv4 addresses.
    guard parts.host?.contains(":") == false else {
      throw CommandFailure(
        status: .usage,
        sentence: "IPv6 addresses are not supported here; give the server's name or IPv4 address.")
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

/// The address of a Wyoming server, in the notation that Wyoming's own programs use.
struct WyomingAddress: Equatable {
  let host: String
  let port: Int

  var url: String { "tcp://\(host.contains(":") ? "[\(host)]" : host):\(port)" }

  static let example = "tcp://localhost:\(WyomingSettings.standardPort)"

  /// Returns whether `address` is intended as a Wyoming address, even if it is invalid.
  static func isMeant(_ address: String) -> Bool { address.lowercased().hasPrefix("tcp:") }

  init?(_ address: String) {
    guard let parts = URLComponents(string: address), parts.scheme?.lowercased() == "tcp",
      let host = parts.host, !host.isEmpty, let port = parts.port, 1...65_535 ~= port,
      ["", "/"].contains(parts.path), parts.query == nil
    else { return nil }
    self.host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    self.port = port
  }
}
