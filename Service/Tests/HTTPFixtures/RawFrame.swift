/// A WebSocket frame from a client that can follow or break any protocol rule.
public struct RawFrame: Sendable {
  /// The opcode, 0…15.
  public var opcode: UInt8

  /// The payload.
  public var payload: [UInt8]

  /// Whether this is the final frame of its message.
  public var isFinal = true

  /// The three reserved bits, 0…7.
  public var reserved: UInt8 = 0

  /// Whether the frame is masked, as every frame of a client must be.
  public var isMasked = true

  /// The length in the header, or `nil` for the actual length.
  public var claimedLength: UInt64?

  /// The number of bytes for the length: 1, 3, or 9, or `nil` for the minimum.
  public var lengthBytes: Int?

  /// Creates a frame.
  public init(_ opcode: UInt8, _ payload: [UInt8] = []) {
    self.opcode = opcode
    self.payload = payload
  }

  /// Returns a copy of the frame with one property changed.
  public func with<Value>(_ path: WritableKeyPath<RawFrame, Value>, _ value: Value) -> RawFrame {
    var frame = self
    frame[keyPath: path] = value
    return frame
  }

  /// Returns a text frame.
  public static func text(_ text: String) -> RawFrame { RawFrame(1, Array(text.utf8)) }

  /// Returns a close frame with a code.
  public static func close(_ code: UInt16, _ reason: [UInt8] = []) -> RawFrame {
    RawFrame(8, [UInt8(code >> 8), UInt8(code & 0xFF)] + reason)
  }

  /// The encoded frame.
  public var bytes: [UInt8] {
    let length = claimedLength ?? UInt64(payload.count)
    let size = lengthBytes ?? (length < 126 ? 1 : length < 65_536 ? 3 : 9)
    let mask: UInt8 = isMasked ? 0x80 : 0
    var bytes = [(isFinal ? 0x80 : 0) | reserved << 4 | opcode]
    switch size {
    case 1: bytes.append(mask | UInt8(length))
    case 3: bytes += [mask | 126] + Self.bigEndian(length, 2)
    default: bytes += [mask | 127] + Self.bigEndian(length, 8)
    }
    guard isMasked else { return bytes + payload }
    let key: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]
    return bytes + key + payload.enumerated().map { $1 ^ key[$0 % 4] }
  }

  private static func bigEndian(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(value >> (8 * UInt64($0)) & 0xFF) }
  }
}
