/// The bytes of a file, read in pieces so that the whole file need not be in memory.
package protocol ByteSource {
  /// The number of bytes.
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

/// A byte source backed by an array.
struct HeldBytes: ByteSource {
  private let held: [UInt8]

  init(_ bytes: [UInt8]) { held = bytes }

  var count: Int { held.count }

  func read(_ range: Range<Int>) -> [UInt8] { Array(held[range]) }
}
