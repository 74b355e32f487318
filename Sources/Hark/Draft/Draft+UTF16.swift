/// Offsets as UIKit and JavaScript count them: in units of UTF-16.
extension Draft {
  /// The selection or cursor in units of UTF-16.
  public var selectionInUTF16: Range<Int>? { selection.map(rangeInUTF16) }

  /// A range of characters in units of UTF-16; beyond the text it is brought back into it.
  public func rangeInUTF16(_ characters: Range<Int>) -> Range<Int> {
    let range = characters.clamped(to: 0..<characterCount)
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.index(start, offsetBy: range.count)
    let offset = text.utf16.distance(from: text.startIndex, to: start)
    return offset..<offset + text.utf16.distance(from: start, to: end)
  }

  /// A range of UTF-16 units in characters: every character that it touches.
  ///
  /// A cursor inside a character goes before it; a range beyond the text is brought back into it.
  public func range(fromUTF16 units: Range<Int>) -> Range<Int> {
    let start = text.characterOffset(of: units.lowerBound, roundedUp: false) { $0.utf16.count }
    guard !units.isEmpty else { return start..<start }
    return start..<text.characterOffset(of: units.upperBound, roundedUp: true) { $0.utf16.count }
  }
}
