/// The last words of a saved text that a second recognition of its audio did not find.
///
/// Words are saved before their audio, which a kill can cut off. The store does not know at which
/// position a word was said, so the texts are compared.
enum SavedEnding {
  /// Returns the part of `saved` after the last word that it shares with `again`.
  ///
  /// If `again` has N more words after that one, omits the first N words of the part, because they
  /// were recognized differently.
  static func text(of saved: String, after again: String) -> Substring {
    let old = words(of: saved)
    let new = words(of: again)
    let (oldEnd, newEnd) = lastMatch(old.map(\.key), new.map(\.key))
    let rest = old.dropFirst(oldEnd + new.count - newEnd)
    return rest.first.map { saved[$0.start...] } ?? ""
  }

  private static func words(of text: String) -> [(key: String, start: String.Index)] {
    text.split(whereSeparator: \.isWhitespace).compactMap {
      word -> (key: String, start: String.Index)? in
      // Finishing may write case and punctuation differently.
      let key = word.lowercased().filter { $0.isLetter || $0.isNumber }
      return key.isEmpty ? nil : (key, word.startIndex)
    }
  }

  /// Returns the ends of the longest common subsequence, the earliest ones if there are several.
  private static func lastMatch(_ old: [String], _ new: [String]) -> (old: Int, new: Int) {
    var numbers: [String: Int] = [:]
    func number(_ word: String) -> Int {
      if let number = numbers[word] { return number }
      numbers[word] = numbers.count
      return numbers.count - 1
    }
    let oldNumbers = old.map(number)
    let newNumbers = new.map(number)
    // The length of the longest common subsequence of the old words so far and each start of `new`.
    var row = [Int](repeating: 0, count: new.count + 1)
    var best = row
    var oldEnd = 0
    for (index, word) in oldNumbers.enumerated() {
      var diagonal = 0
      for place in newNumbers.indices {
        let above = row[place + 1]
        row[place + 1] = newNumbers[place] == word ? diagonal + 1 : max(above, row[place])
        diagonal = above
      }
      if row[new.count] > best[new.count] { (best, oldEnd) = (row, index + 1) }
    }
    return (oldEnd, best.firstIndex(of: best[new.count]) ?? 0)
  }
}
