/// The bytes of a file, read piece by piece, so that the whole need not be held.
protocol ByteSource {
  /// How many there are.
  var count: Int { get }

  /// Those in `range`, which lies within 0…`count`.
  func read(_ range: Range<Int>) throws(SileroWeightsProblem) -> [UInt8]
}

extension ByteSource {
  /// Those in `range`; throws `cutShort` when it reaches beyond the end.
  func bytes(_ range: Range<Int>) throws(SileroWeightsProblem) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= count else { throw .cutShort }
    let bytes = try read(range)
    guard bytes.count == range.count else { throw .cutShort }
    return bytes
  }
}

/// Bytes that are held anyway.
struct HeldBytes: ByteSource {
  private let held: [UInt8]

  init(_ bytes: [UInt8]) { held = bytes }

  var count: Int { held.count }

  func read(_ range: Range<Int>) -> [UInt8] { Array(held[range]) }
}
