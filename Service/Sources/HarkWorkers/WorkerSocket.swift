import Foundation

/// One end of the socket between Hark and its worker.
///
/// One thread may read while another writes. The creator of the socket closes it.
package struct WorkerSocket: Sendable {
  package let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Returns a pair of sockets that no other program inherits; `nil` if too many files are open.
  package static func pair() -> (WorkerSocket, WorkerSocket)? {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (WorkerSocket(descriptor: ends[0]), WorkerSocket(descriptor: ends[1]))
  }

  /// Writes all bytes, however long that takes; returns `false` if the other end is closed.
  package func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      // MSG_NOSIGNAL prevents SIGPIPE, which would end programs that do not handle it.
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  package enum Reading {
    case bytes(ArraySlice<UInt8>)
    case nothing
    case end
  }

  /// Reads available bytes, waiting up to `patience` milliseconds, or indefinitely if it is
  /// negative.
  package func read(patience: Int32) -> Reading {
    var wish = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      // A signal starts the wait again; it is not the end of the wait.
      let ready = poll(&wish, 1, patience)
      if ready == 0 { return .nothing }
      let count = ready < 0 ? -1 : recv(descriptor, &bytes, bytes.count, 0)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? .bytes(bytes[..<count]) : .end
    }
  }
}
