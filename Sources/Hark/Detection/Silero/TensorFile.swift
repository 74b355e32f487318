/// The tensors of a file by name, as it announces them; nothing of that is believed before it is used.
struct TensorFile {
  /// What a file says of a tensor.
  struct Tensor: Equatable {
    /// Whether its numbers are 32-bit floats.
    var isFloat32 = false

    /// How many numbers there are along each of its directions.
    var shape: [Int] = []

    /// Where they lie in the file, in bytes.
    var place = 0..<0
  }

  private let tensors: [String: Tensor]

  /// Larger files than this, four times the size of any with these weights, are not even looked at.
  private static let greatestSize = 1 << 22

  /// Up to this size of the weights, no sum in the network leaves what a float can hold; the largest
  /// of the trained ones is 37.
  private static let greatestWeight: Float = 1_000

  /// Bytes that are read at once, so that they are not held beside all the numbers that they make.
  private static let piece = 1 << 14

  /// Reads what `source` announces.
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

  /// Whether it has a tensor of that name.
  func has(_ name: String) -> Bool { tensors[name] != nil }

  /// The numbers of the tensor `name`, which must be as many as `shape` says, and possible weights.
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
    // One that is no number is not of any size either.
    guard numbers.allSatisfy({ $0.magnitude <= Self.greatestWeight }) else { throw .absurd(name) }
    return numbers
  }

  /// Both formats write the lowest byte first.
  private static func append(_ bytes: [UInt8], to numbers: inout [Float]) {
    bytes.withUnsafeBytes { bytes in
      for index in 0..<bytes.count / 4 {
        let bits = bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
        numbers.append(Float(bitPattern: UInt32(littleEndian: bits)))
      }
    }
  }
}
