/// A message on the socket between Hark and its worker.
///
/// It consists of the length of the rest as a four-byte little-endian integer, one byte for the
/// kind, and the payload.
struct WorkerFrame: Equatable {
  /// The error for data that is not a frame.
  struct Garbage: Error {}

  /// The kind of message.
  let kind: UInt8

  /// The content of the message.
  let payload: [UInt8]

  /// The maximum length, in bytes; the text of a minute of speech takes a hundredth of it.
  static let longest = 1 << 20

  /// The frame as sent through the socket.
  var bytes: [UInt8] { Self.bytes(of: UInt32(payload.count + 1)) + [kind] + payload }

  /// Returns the four bytes of a number in little-endian order.
  static func bytes(of number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// Returns the little-endian number in the first four of `bytes`; `nil` if there are fewer.
  static func number(_ bytes: some Collection<UInt8>) -> UInt32? {
    guard bytes.count >= 4 else { return nil }
    return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// Finds frames in bytes that arrive in pieces.
struct WorkerFrameReader {
  private var bytes: [UInt8] = []
  private var start = 0

  /// Adds bytes that were read.
  mutating func add(_ more: some Sequence<UInt8>) { bytes += more }

  /// Returns the next complete frame; `nil` until more bytes arrive.
  ///
  /// Throws if no frame can have the stated length.
  mutating func next() throws(WorkerFrame.Garbage) -> WorkerFrame? {
    guard let length = WorkerFrame.number(bytes[start...]).map(Int.init) else { return nil }
    guard 1...WorkerFrame.longest ~= length else { throw WorkerFrame.Garbage() }
    let body = start + 4
    guard bytes.count - body >= length else { return nil }
    let frame = WorkerFrame(
      kind: bytes[body], payload: Array(bytes[(body + 1)..<(body + length)]))
    start = body + length
    // Consumed bytes are removed in bulk, so that a long backlog is not moved for each frame.
    if start == bytes.count || start > WorkerFrame.longest {
      bytes.removeFirst(start)
      start = 0
    }
    return frame
  }
}
