/// One message between Hark and its worker, as it goes through their socket: four bytes with the length
/// of what follows, the lowest first, a byte that says what it is, and the rest.
struct WorkerFrame: Equatable {
  /// What came is no frame.
  struct Garbage: Error {}

  /// What it is.
  let kind: UInt8

  /// What it says.
  let payload: [UInt8]

  /// The longest that is taken: what was said in a minute is a hundredth of that.
  static let longest = 1 << 20

  /// The frame as it goes through the socket.
  var bytes: [UInt8] { Self.bytes(of: UInt32(payload.count + 1)) + [kind] + payload }

  /// The four bytes of a number, the lowest first.
  static func bytes(of number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// The number that `bytes` begin with; nil when they are too few.
  static func number(_ bytes: some Collection<UInt8>) -> UInt32? {
    guard bytes.count >= 4 else { return nil }
    return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// Finds the frames in bytes that come in pieces.
struct WorkerFrameReader {
  private var bytes: [UInt8] = []
  private var start = 0

  /// Adds what was read.
  mutating func add(_ more: some Sequence<UInt8>) { bytes += more }

  /// The next whole frame; nil until more has come.
  ///
  /// Throws at a length that no frame has.
  mutating func next() throws(WorkerFrame.Garbage) -> WorkerFrame? {
    guard let length = WorkerFrame.number(bytes[start...]).map(Int.init) else { return nil }
    guard 1...WorkerFrame.longest ~= length else { throw WorkerFrame.Garbage() }
    let body = start + 4
    guard bytes.count - body >= length else { return nil }
    let frame = WorkerFrame(
      kind: bytes[body], payload: Array(bytes[(body + 1)..<(body + length)]))
    start = body + length
    // What was read goes in bulk, so that a long backlog is not moved at each frame.
    if start == bytes.count || start > WorkerFrame.longest {
      bytes.removeFirst(start)
      start = 0
    }
    return frame
  }
}
