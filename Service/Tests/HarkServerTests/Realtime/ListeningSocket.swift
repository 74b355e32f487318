import Foundation

/// A socket that listens on any free local port and does not respond by itself.
final class ListeningSocket: Sendable {
  let port: Int
  let descriptor: Int32

  /// A socket that never listens, and that reserves the port after the other one has stopped.
  private let keeper: Int32

  init() throws {
    (keeper, port) = try Self.bound(to: 0)
    (descriptor, _) = try Self.bound(to: port)
    guard listen(descriptor, 16) == 0 else { throw POSIXError(.EADDRINUSE) }
  }

  deinit {
    close(descriptor)
    close(keeper)
  }

  /// Stops accepting connections.
  func stop() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  private static func bound(to port: Int) throws -> (descriptor: Int32, port: Int) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // Without this option, two sockets cannot share a port.
    var isShared: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &isShared, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }
}
