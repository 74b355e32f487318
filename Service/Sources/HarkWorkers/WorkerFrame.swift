import Foundation

/// A message on the socket between Hark and its worker.
///
/// It consists of the length of the rest as a four-byte little-endian integer, one byte for the
/// kind, and the payload.
struct WorkerFrame: Equatable {
  struct Garbage: Error {}

  let kind: UInt8
  let payload: [UInt8]

  /// The maximum length, in bytes; the text of a minute of speech takes a hundredth of it.
  static let longest = 1 << 20

  var bytes: [UInt8] { Self.bytes(of: UInt32(payload.count + 1)) + [kind] + payload }

  /// Returns the bytes of a number, in little-endian order.
  static func bytes(of number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// Returns the number in the first four bytes; `nil` if there are fewer.
  static func number(_ bytes: some Collection<UInt8>) -> UInt32? {
    guard bytes.count >= 4 else { return nil }
    return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// Finds frames in bytes that arrive in pieces.
struct WorkerFrameReader {
  private var bytes: [UInt8] = []
  private var start = 0

  mutating func add(_ more: some Sequence<UInt8>) { bytes += more }

  /// Returns the next frame, or `nil` if it is incomplete; throws if its length is impossible.
  mutating func next() throws(WorkerFrame.Garbage) -> WorkerFrame? {
    guard let length = WorkerFrame.number(bytes[start...]).map(Int.init) else { return nil }
    guard 1...WorkerFrame.longest ~= length else { throw WorkerFrame.Garbage() }
    let body = start + 4
    guard bytes.count - body >= length else { return nil }
    let frame = WorkerFrame(kind: bytes[body], payload: Array(bytes[(body + 1)..<(body + length)]))
    start = body + length
    // Consumed bytes are removed in bulk, so that a long backlog is not moved for each frame.
    if start == bytes.count || start > WorkerFrame.longest {
      bytes.removeFirst(start)
      start = 0
    }
    return frame
  }
}

/// One end of the socket between Hark and its worker.
///
/// One thread may read while another writes. The creator of the socket closes it.
struct WorkerSocket: Sendable {
  let descriptor: Int32

  /// Returns a pair of sockets that no other program inherits; `nil` if too many files are open.
  static func pair() -> (WorkerSocket, WorkerSocket)? {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (WorkerSocket(descriptor: ends[0]), WorkerSocket(descriptor: ends[1]))
  }

  /// Writes all bytes, however long that takes; returns `false` if the other end is closed.
  func write(_ bytes: [UInt8]) -> Bool {
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

  enum Reading {
    case bytes(ArraySlice<UInt8>)
    /// No bytes arrived in time.
    case nothing

    case end
  }

  /// Reads available bytes, waiting up to `patience` milliseconds, or indefinitely if it is
  /// negative.
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
