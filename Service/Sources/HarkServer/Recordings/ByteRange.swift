/// A part of a file that a request asks for, as RFC 9110 writes it: `bytes=0-99`, `bytes=100-` or
/// `bytes=-50`.
struct ByteRange: Equatable {
  private let first: Int?
  private let last: Int?

  /// Reads a field `Range`; nil for what is none of these, as several ranges at once, which one may
  /// leave aside.
  init?(_ field: String) {
    guard field.hasPrefix("bytes="), case let text = field.dropFirst(6), !text.contains(",")
    else { return nil }
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let numbers = parts.map { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard zip(parts, numbers).allSatisfy({ $0.isEmpty || $1 != nil }) else { return nil }
    (first, last) = (numbers[0], numbers[1])
    if first == nil && last == nil { return nil }
    if let first, let last, last < first { return nil }
  }

  /// The bytes of a file of so many that are asked for; nil where it has none of them.
  func bytes(of size: Int) -> ClosedRange<Int>? {
    guard let first else {
      let count = min(last ?? 0, size)
      return count > 0 ? size - count...size - 1 : nil
    }
    return first < size ? first...min(last ?? size - 1, size - 1) : nil
  }
}
