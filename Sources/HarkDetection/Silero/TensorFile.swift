/// The tensors that a file declares, by name; types, shapes, and byte ranges are validated when a
/// tensor is read.
struct TensorFile {
  struct Tensor: Equatable {
    var isFloat32 = false
    var shape: [Int] = []
    var place = 0..<0
  }

  private let tensors: [String: Tensor]

  /// The maximum file size, more than three times that of a file with only these weights.
  private static let greatestSize = 1 << 22

  /// The maximum magnitude of a weight, so that no sum exceeds a float's range; trained ones reach 37.
  private static let greatestWeight: Float = 1_000

  /// The number of bytes read at a time; small, because a tensor's numbers are also in memory.
  private static let piece = 1 << 14

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

  func has(_ name: String) -> Bool { tensors[name] != nil }

  /// Returns the numbers of the tensor `name`, which must match `shape` and be plausible weights.
  func numbers(_ name: String, _ shape: [Int], in source: some ByteSource)
    throws(SileroWeightsProblem) -> [Float]
  {
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

/// The bytes of a file, read in pieces so that the whole file need not be in memory.
package protocol ByteSource {
  var count: Int { get }

  /// Returns the bytes in `range`, which lies within 0…`count`.
  func read(_ range: Range<Int>) throws(SileroWeightsProblem) -> [UInt8]
}

extension ByteSource {
  /// Returns the bytes in `range`; throws `cutShort` if the range extends beyond the end.
  func bytes(_ range: Range<Int>) throws(SileroWeightsProblem) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= count else { throw .cutShort }
    let bytes = try read(range)
    guard bytes.count == range.count else { throw .cutShort }
    return bytes
  }
}

extension [UInt8]: ByteSource {
  package func read(_ range: Range<Int>) -> [UInt8] { Array(self[range]) }
}
