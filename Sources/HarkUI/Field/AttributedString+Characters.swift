import Foundation

extension AttributedString {
  /// Returns the range of the given characters, clamped to the text.
  func range(ofCharacters range: Range<Int>) -> Range<Index> {
    let range = range.clamped(to: 0..<characters.count)
    let start = index(startIndex, offsetByCharacters: range.lowerBound)
    return start..<index(start, offsetByCharacters: range.count)
  }
}
