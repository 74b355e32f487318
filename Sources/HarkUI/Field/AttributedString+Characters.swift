import Foundation

extension AttributedString {
  /// The place of a range of characters; beyond the text it is brought back into it.
  func range(ofCharacters range: Range<Int>) -> Range<Index> {
    let range = range.clamped(to: 0..<characters.count)
    let start = index(startIndex, offsetByCharacters: range.lowerBound)
    return start..<index(start, offsetByCharacters: range.count)
  }
}
