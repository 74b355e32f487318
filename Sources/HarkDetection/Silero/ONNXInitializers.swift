/// Reads the constant tensors that an ONNX file declares; the graph itself is ignored.
///
/// An ONNX file is a protocol buffer. Field 7 of the model is the graph, and each field 5 of the
/// graph is a constant.
enum ONNXInitializers {
  /// The key of the first field, number 1, an integer that holds the format version.
  static let firstByte: UInt8 = 1 << 3

  private static let graph = 7
  private static let initializer = 5

  /// Returns all constants by name.
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

  /// Reads the name and the tensor of the constant at `place`.
  ///
  /// In a constant, field 1 is a dimension and is repeated for each dimension, field 2 is the type
  /// (1 for 32-bit floats), field 8 is the name, and field 9 is the data.
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
