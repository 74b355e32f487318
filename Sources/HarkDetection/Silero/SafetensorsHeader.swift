/// Reads the tensors that a safetensors file declares.
///
/// The first eight bytes are the length of a JSON object, in little-endian order. The object gives
/// the type, shape, and start and end offset of each tensor in the bytes after it.
enum SafetensorsHeader {
  /// The maximum length of the JSON object, in bytes; a network this small needs about a kilobyte.
  private static let greatestLength: UInt64 = 1 << 16

  static func tensors(in source: some ByteSource) throws(SileroWeightsProblem) -> [String:
    TensorFile.Tensor]
  {
    let length = try source.bytes(0..<8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= greatestLength else { throw .damaged }
    let start = 8 + Int(length)
    var text = HeaderText(try source.bytes(8..<start))
    var tensors: [String: TensorFile.Tensor] = [:]
    try text.members { text, name throws(SileroWeightsProblem) in
      guard tensors[name] == nil else { throw .damaged }
      if name == "__metadata__" {
        try text.members { text, _ throws(SileroWeightsProblem) in _ = try text.string() }
      } else {
        tensors[name] = try tensor(&text, after: start)
      }
    }
    try text.end()
    return tensors
  }

  private static func tensor(_ text: inout HeaderText, after start: Int)
    throws(SileroWeightsProblem) -> TensorFile.Tensor
  {
    var tensor = TensorFile.Tensor()
    try text.members { text, name throws(SileroWeightsProblem) in
      switch name {
      case "dtype": tensor.isFloat32 = try text.string() == "F32"
      case "shape": tensor.shape = try text.integers()
      case "data_offsets":
        let offsets = try text.integers()
        guard offsets.count == 2, offsets[0] <= offsets[1] else { throw .damaged }
        tensor.place = start + offsets[0]..<start + offsets[1]
      default: throw .damaged
      }
    }
    return tensor
  }
}

/// A parser for a safetensors header's subset of JSON: objects, strings, and arrays of integers.
struct HeaderText {
  private let bytes: [UInt8]
  private var position = 0

  /// The largest accepted integer; no offset in a supported file exceeds it.
  private static let greatestInteger = 1 << 28

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Calls `take` with the name of each member of the next object, to parse the member's value.
  mutating func members(_ take: (inout HeaderText, String) throws(SileroWeightsProblem) -> Void)
    throws(SileroWeightsProblem)
  {
    try expect("{")
    if accept("}") { return }
    repeat {
      let name = try string()
      try expect(":")
      try take(&self, name)
    } while accept(",")
    try expect("}")
  }

  /// Parses a string; escape sequences are not decoded.
  mutating func string() throws(SileroWeightsProblem) -> String {
    try expect("\"")
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count else { throw .damaged }
    position += 1
    return String(decoding: bytes[start..<position - 1], as: UTF8.self)
  }

  mutating func integers() throws(SileroWeightsProblem) -> [Int] {
    try expect("[")
    var integers: [Int] = []
    if accept("]") { return integers }
    repeat { integers.append(try integer()) } while accept(",")
    try expect("]")
    return integers
  }

  /// Throws if anything but whitespace follows.
  mutating func end() throws(SileroWeightsProblem) {
    skipSpace()
    guard position == bytes.count else { throw .damaged }
  }

  private mutating func integer() throws(SileroWeightsProblem) -> Int {
    skipSpace()
    let start = position
    var value = 0
    while position < bytes.count, (48...57).contains(bytes[position]) {
      value = 10 * value + Int(bytes[position] - 48)
      guard value <= Self.greatestInteger else { throw .damaged }
      position += 1
    }
    guard position > start else { throw .damaged }
    return value
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(SileroWeightsProblem) {
    guard accept(character) else { throw .damaged }
  }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count, [9, 10, 13, 32].contains(bytes[position]) { position += 1 }
  }
}
