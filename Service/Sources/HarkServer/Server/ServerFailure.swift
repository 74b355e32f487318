import Foundation
import NIOCore

/// Why a server could not begin.
public enum ServerFailure: Error, Sendable, Hashable {
  /// Something else listens there.
  case addressInUse(host: String, port: Int)

  /// There is no such address on this machine, or it may not be used.
  case noSuchAddress(host: String, port: Int)

  /// What is wrong and what to do, in one sentence.
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
