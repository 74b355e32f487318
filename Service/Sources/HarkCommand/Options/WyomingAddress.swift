import Foundation
import HarkServices

/// The address of a server that speaks Wyoming, as that protocol's own programs write it.
struct WyomingAddress: Equatable {
  let host: String
  let port: Int

  /// As it is written.
  var url: String { "tcp://\(host.contains(":") ? "[\(host)]" : host):\(port)" }

  /// One that would do.
  static let example = "tcp://localhost:\(WyomingSettings.standardPort)"

  /// Whether `address` is one, or is to be one.
  static func isMeant(_ address: String) -> Bool { address.lowercased().hasPrefix("tcp:") }

  /// Takes an address; nil when it is none.
  init?(_ address: String) {
    guard let parts = URLComponents(string: address), parts.scheme?.lowercased() == "tcp",
      let host = parts.host, !host.isEmpty, let port = parts.port, 1...65_535 ~= port,
      ["", "/"].contains(parts.path), parts.query == nil
    else { return nil }
    self.host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    self.port = port
  }
}
