/// Reads the tensors that a safetensors file declares.
///
/// The first eight bytes are the length of a JSON object, lowest byte first. The object gives the
/// type, shape, and start and end offset of each tensor in the bytes after it.
enum SafetensorsHeader {
  /// The maximum length of the JSON object, in bytes; a network this small needs about a kilobyte.
  private static let greatestLength: UInt64 = 1 << 16

  /// Returns all tensors by name.
  static func tensors(
    in source: some ByteSource
  ) throws(SileroWeightsProblem) -> [String: TensorFile.Tensor] {
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

  private static func tensor(
    _ text: inout HeaderText, after start: Int
  ) throws(SileroWeightsProblem) -> TensorFile.Tensor {
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
