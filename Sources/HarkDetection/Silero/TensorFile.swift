/// The tensors that a file declares, by name; declarations are validated when a tensor is read.
struct TensorFile {
  /// A tensor declared in a file.
  struct Tensor: Equatable {
    /// Whether the elements are 32-bit floats.
    var isFloat32 = false

    /// The size of each dimension.
    var shape: [Int] = []

    /// The byte range of the data in the file.
    var place = 0..<0
  }

  private let tensors: [String: Tensor]

  /// The maximum file size, four times the size of any file with these weights; larger files are
  /// rejected unread.
  private static let greatestSize = 1 << 22

  /// The maximum magnitude of a weight, up to which no sum in the network exceeds the range of a
  /// float.
  ///
  /// The largest trained weight is 37.
  private static let greatestWeight: Float = 1_000

  /// The number of bytes read at a time, which is small to avoid holding all raw bytes of a tensor
  /// alongside its numbers.
  private static let piece = 1 << 14

  /// Reads the declarations of `source`.
  init(_ source: some ByteSource) throws(SileroWeightsProblem) {
    guard source.count <= Self.greatestSize else { throw .unknownFormat }
    guard source.count > 8 else { throw .cutShort }
    let start = try source.bytes(0..<9)
    if start[8] == UInt8(ascii: "{") {
      tensors = try SafetensorsHeader.tensors(in: source)
    } else if start[0] == ONNXInitializers.firstByte {
      tensors = try ONNXInitializers.tensors(in: source)
    } else {
      throw .unknownFormat
    }
  }

  /// Returns whether the file declares a tensor with this name.
  func has(_ name: String) -> Bool { tensors[name] != nil }

  /// Returns the numbers of the tensor `name`, which must match `shape` and be plausible weights.
  func numbers(
    _ name: String, _ shape: [Int], in source: some ByteSource
  ) throws(SileroWeightsProblem) -> [Float] {
    guard let tensor = tensors[name], tensor.isFloat32, tensor.shape == shape,
      tensor.place.count == 4 * shape.reduce(1, *)
    else { throw .lacks(name) }
    var numbers: [Float] = []
    numbers.reserveCapacity(tensor.place.count / 4)
    for start in stride(from: tensor.place.lowerBound, to: tensor.place.upperBound, by: Self.piece)
    {
      let end = min(start + Self.piece, tensor.place.upperBound)
      Self.append(try source.bytes(start..<end), to: &numbers)
    }
    // The comparison also rejects NaN.
    guard numbers.allSatisfy({ $0.magnitude <= Self.greatestWeight }) else { throw .absurd(name) }
    return numbers
  }

  /// Appends the floats in `bytes`; both formats are little-endian.
  private static func append(_ bytes: [UInt8], to numbers: inout [Float]) {
    bytes.withUnsafeBytes { bytes in
      for index in 0..<bytes.count / 4 {
        let bits = bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
        numbers.append(Float(bitPattern: UInt32(littleEndian: bits)))
      }
    }
  }
}
