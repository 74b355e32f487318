/// The comparison key of a word: the word without case and punctuation.
///
/// Punctuation between digits is part of the number: 3.5 is not 35.
package enum WordKey {
  /// Returns the key of `word`; a word that consists only of punctuation is its own key.
  package static func of(_ word: String) -> String {
    let signs = Array(word.lowercased())
    let kept = signs.indices.filter { index in
      if signs[index].isLetter || signs[index].isNumber { return true }
      let isInside = index > 0 && index + 1 < signs.count
      return isInside && signs[index - 1].isNumber && signs[index + 1].isNumber
    }
    return kept.isEmpty ? word : String(kept.map { signs[$0] })
  }
}

extension String {
  package var words: [Substring] { split(whereSeparator: \.isWhitespace) }

  /// The keys of the words, in order.
  var wordKeys: [String] { words.map { WordKey.of(String($0)) } }

  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
