/// Conversions between the ranges of a native field and UTF-16 offsets.
enum TextPlace {
  /// Returns a field's range as UTF-16 offsets.
  ///
  /// A field may report a range of its previous text; a range beyond `text` is clamped to it.
  static func utf16(_ range: Range<String.Index>, in text: String) -> Range<Int> {
    let start = min(range.lowerBound, text.endIndex)
    let end = min(max(range.upperBound, start), text.endIndex)
    let first = text.utf16.distance(from: text.startIndex, to: start)
    return first..<first + text.utf16.distance(from: start, to: end)
  }

  /// Returns UTF-16 offsets as a field's range, clamped to the text.
  static func range(_ units: Range<Int>, in text: String) -> Range<String.Index> {
    let units = units.clamped(to: 0..<text.utf16.count)
    let start = text.utf16.index(text.startIndex, offsetBy: units.lowerBound)
    return start..<text.utf16.index(start, offsetBy: units.count)
  }
}
