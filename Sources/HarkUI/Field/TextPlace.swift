/// Places in a text, between those of a native field and units of UTF-16.
enum TextPlace {
  /// A range of a field's in units of UTF-16.
  ///
  /// A field may tell a range of the text that it had a moment ago: what lies beyond `text` is brought
  /// back into it.
  static func utf16(_ range: Range<String.Index>, in text: String) -> Range<Int> {
    let start = min(range.lowerBound, text.endIndex)
    let end = min(max(range.upperBound, start), text.endIndex)
    let first = text.utf16.distance(from: text.startIndex, to: start)
    return first..<first + text.utf16.distance(from: start, to: end)
  }

  /// A range of units of UTF-16 as a field has it; beyond the text it is brought back into it.
  static func range(_ units: Range<Int>, in text: String) -> Range<String.Index> {
    let units = units.clamped(to: 0..<text.utf16.count)
    let start = text.utf16.index(text.startIndex, offsetBy: units.lowerBound)
    return start..<text.utf16.index(start, offsetBy: units.count)
  }
}
