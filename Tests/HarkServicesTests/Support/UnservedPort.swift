import Foundation

/// A local port that refuses or drops connections, bound so that no other server receives it.
struct UnservedPort {
  /// The URL of the port.
  let url: String

  private let descriptor: Int32
  private var waiting: Int32?

  /// Binds a port that refuses connections or, if `drops`, drops their packets because its queue is
  /// full.
  init(drops: Bool = false) throws {
    let descriptor = openSocket()
    self.descriptor = descriptor
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && getsockname(descriptor, address, &size) == 0
          && (!drops || listen(descriptor, 0) == 0)
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
    guard drops else { return }
    let waiting = openSocket()
    self.waiting = waiting
    let isFull = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(waiting, $0, size) == 0 }
    }
    guard isFull else { throw POSIXError(.ECONNREFUSED) }
  }

  /// Releases the port.
  func free() {
    close(descriptor)
    if let waiting { close(waiting) }
  }
}
