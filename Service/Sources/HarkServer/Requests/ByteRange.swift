/// A byte range of a file in the syntax of RFC 9110: `bytes=0-99`, `bytes=100-`, or `bytes=-50`.
struct ByteRange: Equatable {
  private let first: Int?
  private let last: Int?

  /// Parses a `Range` header field with a single byte range; returns `nil` for any other form, which
  /// a server may ignore.
  init?(_ field: String) {
    guard field.lowercased().hasPrefix("bytes="), case let text = field.dropFirst(6),
      !text.contains(",")
    else { return nil }
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts.joined().utf8.allSatisfy({ 48...57 ~= $0 }) else { return nil }
    // A number that is too large for an integer is also too large for every file.
    let numbers = parts.map { $0.isEmpty ? nil : Int($0) ?? .max }
    (first, last) = (numbers[0], numbers[1])
    if first == nil && last == nil || first ?? 0 > last ?? .max { return nil }
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
