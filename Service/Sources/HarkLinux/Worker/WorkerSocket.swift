import Foundation

/// One end of the socket between Hark and its worker.
///
/// It may be read by one thread while another writes; who made it closes it.
struct WorkerSocket: Sendable {
  let descriptor: Int32

  /// Two ends that no other program inherits; nil when too many files are open.
  static func pair() -> (WorkerSocket, WorkerSocket)? {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (WorkerSocket(descriptor: ends[0]), WorkerSocket(descriptor: ends[1]))
  }

  /// Writes all of `bytes`, however long the other end lets it wait; false when that is gone.
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      // Without a signal, which would end programs that do not expect it.
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// What was read.
  enum Reading {
    case bytes(ArraySlice<UInt8>)

    /// Nothing came in time.
    case nothing

    /// The other end is gone.
    case end
  }

  /// Reads what there is, and waits up to `patience` milliseconds for it; negative for ever.
  func read(patience: Int32) -> Reading {
    var wish = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = poll(&wish, 1, patience)
    if ready == 0 || (ready < 0 && errno == EINTR) { return .nothing }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count < 0, errno == EINTR { return .nothing }
    return count > 0 ? .bytes(bytes[..<count]) : .end
  }
}
