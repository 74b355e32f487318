/// A reader for the fields of a protocol buffer message.
struct MessageFields {
  /// A field number and its value.
  struct Field: Equatable {
    let number: Int
    let value: Value
  }

  /// The value of a field; fixed-size values of 32 and 64 bits are reported as byte ranges.
  enum Value: Equatable {
    case integer(Int)
    case bytes(Range<Int>)
  }

  private var rest: Range<Int>
  private var count = 0

  /// The maximum number of fields in a message, which a network as small as Silero's never reaches.
  private static let greatestCount = 4_096

  /// Creates a reader for the message at the byte range `place` of a source.
  init(in place: Range<Int>) { rest = place }

  /// Returns the next field, or `nil` at the end of the message.
  mutating func next(_ source: some ByteSource) throws(SileroWeightsProblem) -> Field? {
    guard !rest.isEmpty else { return nil }
    count += 1
    guard count <= Self.greatestCount else { throw .damaged }
    let key = try integer(source)
    let value: Value
    switch key & 7 {
    case 0: value = .integer(try integer(source))
    case 1: value = .bytes(try take(8))
    case 2: value = .bytes(try take(try integer(source)))
    case 5: value = .bytes(try take(4))
    default: throw .damaged
    }
    return Field(number: key >> 3, value: value)
  }

  private mutating func take(_ length: Int) throws(SileroWeightsProblem) -> Range<Int> {
    guard length <= rest.count else { throw .cutShort }
    let place = rest.lowerBound..<rest.lowerBound + length
    rest = place.upperBound..<rest.upperBound
    return place
  }

  /// Reads a varint: seven bits per byte, lowest first, continued while the eighth bit is set.
  private mutating func integer(_ source: some ByteSource) throws(SileroWeightsProblem) -> Int {
    let bytes = try source.bytes(rest.prefix(10))
    var value: UInt64 = 0
    for (index, byte) in bytes.enumerated() {
      value |= UInt64(byte & 0x7f) << UInt64(7 * index)
      if byte & 0x80 == 0 {
        _ = try take(index + 1)
        guard let integer = Int(exactly: value) else { throw .damaged }
        return integer
      }
    }
    throw bytes.count < 10 ? .cutShort : .damaged
  }
}
