/// What two recognisers that heard the same word write alike: the word without case and punctuation.
///
/// A mark between digits belongs to the number: 3.5 is not 35.
package enum WordKey {
  /// The key of `word`; a word of marks alone is its own.
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
