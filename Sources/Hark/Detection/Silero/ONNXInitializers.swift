/// What an ONNX file says of its constant tensors; the graph around them is not looked at.
///
/// Such a file is a protocol buffer: a model, whose field 7 is a graph, whose fields 5 are the
/// constants.
enum ONNXInitializers {
  /// The first field, 1, is a number: the version of the format.
  static let firstByte: UInt8 = 1 << 3

  private static let graph = 7
  private static let initializer = 5

  /// Every constant by its name.
  static func tensors(
    in source: some ByteSource
  ) throws(SileroWeightsProblem) -> [String: TensorFile.Tensor] {
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

  /// A constant's sizes are its fields 1, its kind field 2 (1 for 32-bit floats), its name field 8,
  /// its numbers field 9.
  private static func constant(
    at place: Range<Int>, in source: some ByteSource
  ) throws(SileroWeightsProblem) -> (String, TensorFile.Tensor) {
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
