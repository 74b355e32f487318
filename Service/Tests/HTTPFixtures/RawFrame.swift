/// A WebSocket frame as a client sends it, with every rule to be kept or broken.
public struct RawFrame: Sendable {
  /// What kind of frame it is, 0…15.
  public var opcode: UInt8

  /// What it holds.
  public var payload: [UInt8]

  /// Whether it is the last of its message.
  public var isFinal = true

  /// The three bits that nobody may use, 0…7.
  public var reserved: UInt8 = 0

  /// Whether it is masked, as every frame of a client must be.
  public var isMasked = true

  /// The length that it claims to have; nil for the real one.
  public var claimedLength: UInt64?

  /// In how many bytes the length is written: 1, 3 or 9; nil for as few as there need be.
  public var lengthBytes: Int?

  /// Makes a frame.
  public init(_ opcode: UInt8, _ payload: [UInt8] = []) {
    self.opcode = opcode
    self.payload = payload
  }

  /// The same frame with something about it changed.
  public func with<Value>(_ path: WritableKeyPath<RawFrame, Value>, _ value: Value) -> RawFrame {
    var frame = self
    frame[keyPath: path] = value
    return frame
  }

  /// A text.
  public static func text(_ text: String) -> RawFrame { RawFrame(1, Array(text.utf8)) }

  /// A goodbye with a code.
  public static func close(_ code: UInt16, _ reason: [UInt8] = []) -> RawFrame {
    RawFrame(8, [UInt8(code >> 8), UInt8(code & 0xFF)] + reason)
  }

  /// As it is sent.
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
