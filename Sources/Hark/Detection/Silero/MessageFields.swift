/// The fields of a message of a protocol buffer, one after another.
struct MessageFields {
  /// A field: its number, and what it holds.
  struct Field: Equatable {
    let number: Int
    let value: Value
  }

  /// What a field holds; 32 and 64 bits of a fixed size are told as their place.
  enum Value: Equatable {
    case integer(Int)
    case bytes(Range<Int>)
  }

  private var rest: Range<Int>
  private var count = 0

  /// A message that holds this many fields is none of a network as small as Silero's.
  private static let greatestCount = 4_096

  /// Reads the message that takes `place` of a source.
  init(in place: Range<Int>) { rest = place }

  /// The next field; nil at the message's end.
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

  /// Seven bits a byte, the lowest first, for as long as the eighth is set.
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
