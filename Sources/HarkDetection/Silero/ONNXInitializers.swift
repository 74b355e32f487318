/// Reads the constant tensors that an ONNX file declares; the graph itself is ignored.
///
/// In this protocol buffer, field 7 of the model is the graph, and each field 5 of the graph is a
/// constant.
enum ONNXInitializers {
  /// The key of the file's first field: number 1, an integer, which holds the format version.
  static let firstByte: UInt8 = 1 << 3

  private static let graph = 7
  private static let initializer = 5

  static func tensors(in source: some ByteSource) throws(SileroWeightsProblem) -> [String:
    TensorFile.Tensor]
  {
    var tensors: [String: TensorFile.Tensor] = [:]
    var model = MessageFields(in: 0..<source.count)
    while let field = try model.next(source) {
      guard field.number == graph, case .bytes(let place) = field.value else { continue }
      var fields = MessageFields(in: place)
      while let field = try fields.next(source) {
        guard field.number == initializer, case .bytes(let place) = field.value else { continue }
        let (name, tensor) = try constant(at: place, in: source)
        guard tensors.updateValue(tensor, forKey: name) == nil else { throw .damaged }
      }
    }
    return tensors
  }

  /// Reads the constant at `place`: field 1, repeated, is a dimension, field 2 the type (1 for 32-bit
  /// floats), field 8 the name, and field 9 the data.
  private static func constant(at place: Range<Int>, in source: some ByteSource)
    throws(SileroWeightsProblem) -> (String, TensorFile.Tensor)
  {
    var name = ""
    var tensor = TensorFile.Tensor()
    var fields = MessageFields(in: place)
    while let field = try fields.next(source) {
      switch (field.number, field.value) {
      case (1, .integer(let size)): tensor.shape.append(size)
      case (2, .integer(let kind)): tensor.isFloat32 = kind == 1
      case (8, .bytes(let place)):
        guard place.count < 1_000 else { throw .damaged }
        name = String(decoding: try source.bytes(place), as: UTF8.self)
      case (9, .bytes(let place)): tensor.place = place
      default: break
      }
    }
    return (name, tensor)
  }
}

/// A reader for the fields of a protocol buffer message.
struct MessageFields {
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

  /// The maximum number of fields in a message; a network this small has far fewer.
  private static let greatestCount = 4_096

  init(in place: Range<Int>) { rest = place }

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
