/// A byte range of a file in the syntax of RFC 9110: `bytes=0-99`, `bytes=100-`, or `bytes=-50`.
struct ByteRange: Equatable {
  private let first: Int?
  private let last: Int?

  /// Creates a range from a `Range` header field; `nil` for other forms, such as multiple ranges,
  /// which a server may ignore.
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

  /// Returns the requested bytes of a file of the given size, or `nil` if it has none of them.
  func bytes(of size: Int) -> ClosedRange<Int>? {
    guard let first else {
      let count = min(last ?? 0, size)
      return count > 0 ? size - count...size - 1 : nil
    }
    return first < size ? first...min(last ?? size - 1, size - 1) : nil
  }
}
