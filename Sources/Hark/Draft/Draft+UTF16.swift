/// Offsets in UTF-16 code units, as UIKit and JavaScript use them.
extension Draft {
  /// The selection or cursor in UTF-16 code units.
  public var selectionInUTF16: Range<Int>? { selection.map(rangeInUTF16) }

  /// Converts a range of characters to UTF-16 code units; a range beyond the text is clamped.
  public func rangeInUTF16(_ characters: Range<Int>) -> Range<Int> {
    let range = characters.clamped(to: 0..<characterCount)
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.index(start, offsetBy: range.count)
    let offset = text.utf16.distance(from: text.startIndex, to: start)
    return offset..<offset + text.utf16.distance(from: start, to: end)
  }

  /// Converts a range of UTF-16 code units to the range of all characters that it touches.
  ///
  /// A cursor inside a character moves before it; a range beyond the text is clamped.
  public func range(fromUTF16 units: Range<Int>) -> Range<Int> {
    let start = text.characterOffset(of: units.lowerBound, roundedUp: false) { $0.utf16.count }
    guard !units.isEmpty else { return start..<start }
    return start..<text.characterOffset(of: units.upperBound, roundedUp: true) { $0.utf16.count }
  }
}
