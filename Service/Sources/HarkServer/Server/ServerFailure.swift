import Foundation
import NIOCore

/// The reason that a server could not start.
public enum ServerFailure: Error, Sendable, Hashable {
  /// Another program listens on the address.
  case addressInUse(host: String, port: Int)

  /// The machine has no such address, or the address may not be used.
  case noSuchAddress(host: String, port: Int)

  /// The problem and how to solve it, in one sentence.
  public var sentence: String {
    switch self {
    case .addressInUse(let host, let port):
      "Something else listens at \(host) port \(port); end it, or choose another port with --port."
    case .noSuchAddress(let host, let port):
      "One cannot listen at \(host) port \(port); choose an address of this machine with --host."
    }
  }

  init(_ error: IOError, _ settings: ServerSettings) {
    self =
      error.errnoCode == EADDRINUSE
      ? .addressInUse(host: settings.host, port: settings.port)
      : .noSuchAddress(host: settings.host, port: settings.port)
  }
}
