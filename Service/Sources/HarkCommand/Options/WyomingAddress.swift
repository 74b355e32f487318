import Foundation
import HarkServices

/// The address of a Wyoming server, in the notation that Wyoming's own programs use.
struct WyomingAddress: Equatable {
  let host: String
  let port: Int

  var url: String { "tcp://\(host.contains(":") ? "[\(host)]" : host):\(port)" }

  static let example = "tcp://localhost:\(WyomingSettings.standardPort)"

  /// Returns whether `address` is intended as a Wyoming address, even if it is invalid.
  static func isMeant(_ address: String) -> Bool { address.lowercased().hasPrefix("tcp:") }

  init(_ address: String) throws(CommandFailure) {
    guard let parts = URLComponents(string: address), parts.scheme?.lowercased() == "tcp",
      let host = parts.host, !host.isEmpty, let port = parts.port, 1...65_535 ~= port,
      ["", "/"].contains(parts.path), parts.query == nil
    else {
      throw .usage("The server's address is not a Wyoming URL; give one such as \(Self.example).")
    }
    self.host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    self.port = port
  }
}
