/// A parser for the subset of JSON in a safetensors header: objects, strings, and arrays of
/// integers.
struct HeaderText {
  private let bytes: [UInt8]
  private var position = 0

  /// The largest accepted integer; no offset in a supported file exceeds it.
  private static let greatestInteger = 1 << 28

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Calls `take` with the name of each member of the next object; `take` parses the member's
  /// value.
  mutating func members(
    _ take: (inout HeaderText, String) throws(SileroWeightsProblem) -> Void
  ) throws(SileroWeightsProblem) {
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

  /// Parses an array of nonnegative integers.
  mutating func integers() throws(SileroWeightsProblem) -> [Int] {
    try expect("[")
    var integers: [Int] = []
    if accept("]") { return integers }
    repeat { integers.append(try integer()) } while accept(",")
    try expect("]")
    return integers
  }

  /// Throws if anything but white space follows.
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
