import Foundation
import HarkServer

/// The address of a server that is asked over HTTP.
struct HTTPAddress: Equatable {
  /// The address, without a stroke at its end.
  let url: String

  /// One that would do for a server that speaks OpenAI's way.
  static let example = "http://localhost:8000/v1"

  private let parts: URLComponents

  /// Takes an address; throws when it is none of HTTP.
  ///
  /// `example` is one that would do.
  init(_ address: String, example: String) throws(CommandFailure) {
    guard let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), parts.host?.isEmpty == false,
      parts.port.map({ 1...65_535 ~= $0 }) ?? true, URL(string: address)?.host != nil
    else {
      throw CommandFailure(
        status: .usage,
        sentence: "The server's address is none of HTTP; give one such as \(example).")
    }
    // The system's HTTP client on Linux knows IPv4 and names alone.
    guard parts.host?.contains(":") == false else {
      throw CommandFailure(
        status: .usage,
        sentence: "A server is not reached by an IPv6 number here; give its name or IPv4 address.")
    }
    let rest = address.dropFirst(scheme.count)
    url = scheme + String(rest.reversed().drop { $0 == "/" }.reversed())
    self.parts = parts
  }

  /// The server alone: neither a path nor a name and password, which are nobody else's affair.
  var server: String {
    var server = URLComponents()
    (server.scheme, server.host, server.port) = (parts.scheme, parts.host, parts.port)
    return server.string ?? "that address"
  }

  /// Whether no other machine is meant.
  var isOnThisMachine: Bool {
    ServerSettings.isLocal(parts.host ?? "")
  }
}
