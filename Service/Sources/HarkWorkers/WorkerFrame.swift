import Foundation

/// A message on the socket between Hark and its worker.
///
/// It consists of the length of the rest as a four-byte little-endian integer, one byte for the
/// kind, and the payload.
package struct WorkerFrame: Equatable, Sendable {
  package struct Garbage: Error {
    package init() {}
  }

  package let kind: UInt8
  package let payload: [UInt8]

  package init(kind: UInt8, payload: [UInt8]) { (self.kind, self.payload) = (kind, payload) }

  /// The maximum length, in bytes; the text of a minute of speech takes a hundredth of it.
  static let longest = 1 << 20

  package var bytes: [UInt8] { Self.bytes(of: UInt32(payload.count + 1)) + [kind] + payload }

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
package struct WorkerFrameReader: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0

  package init() {}

  package mutating func add(_ more: some Sequence<UInt8>) { bytes += more }

  /// Returns the next frame, or `nil` if it is incomplete; throws if its length is impossible.
  package mutating func next() throws(WorkerFrame.Garbage) -> WorkerFrame? {
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

extension WorkerFrame {
  /// Creates a frame whose payload begins with a number, such as that of a stream.
  init(_ kind: UInt8, _ number: UInt32, _ rest: [UInt8] = []) {
    self.init(kind: kind, payload: Self.bytes(of: number) + rest)
  }

  func split() throws(Garbage) -> (number: UInt32, rest: ArraySlice<UInt8>) {
    guard let number = Self.number(payload) else { throw Garbage() }
    return (number, payload.dropFirst(4))
  }
}

// MARK: - Payloads

extension WorkerFrame {
  /// Encodes samples in their memory layout, because both ends are the same program on one machine.
  package static func bytes(of samples: [Float]) -> [UInt8] {
    samples.withUnsafeBytes { [UInt8]($0) }
  }

  package static func samples(in bytes: ArraySlice<UInt8>) -> [Float] {
    bytes.withUnsafeBytes { bytes in
      let count = bytes.count / 4
      return [Float](unsafeUninitializedCapacity: count) { samples, filled in
        UnsafeMutableRawBufferPointer(samples).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes.prefix(4 * count)))
        filled = count
      }
    }
  }

  /// Encodes a value; this always succeeds, because the types contain neither cycles nor numbers that
  /// JSON cannot represent.
  package static func encoded(_ value: some Encodable) -> [UInt8] {
    (try? JSONEncoder().encode(value)).map { [UInt8]($0) } ?? []
  }

  package static func decoded<Value: Decodable>(_ bytes: some Collection<UInt8>) throws(Garbage)
    -> Value
  {
    do { return try JSONDecoder().decode(Value.self, from: Data(bytes)) } catch { throw Garbage() }
  }
}
