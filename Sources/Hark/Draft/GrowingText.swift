/// A text that is revised near its end again and again, and knows its number of characters.
///
/// Only what differs is counted anew, so that a long speech does not grow slower to revise with
/// every word.
struct GrowingText: Sendable, Equatable {
  /// What a revision took away from the end, and what it put there, both from the start of a word.
  struct Change: Equatable {
    let old: Substring
    let new: Substring

    /// How many words were added at the end rather than changed.
    var addedWordCount: Int { NewWords.atEnd(of: String(new), since: String(old)).words.count }
  }

  /// The text, in UTF-8.
  private(set) var text = ""

  /// How many characters `text` has.
  private(set) var count = 0

  /// Takes another text; nil when it is the same to the byte.
  mutating func revise(to words: String) -> Change? {
    var new = words
    new.makeContiguousUTF8()
    let old = text
    let same = old.lengthOfCommonBytes(with: new)
    guard same < old.utf8.count || same < new.utf8.count else { return nil }
    let kept = old.startOfLastCharacter(within: same)
    count += new[bytesFrom: kept].count - old[bytesFrom: kept].count
    text = new
    let word = old.startOfWord(before: kept)
    return Change(old: old[bytesFrom: word], new: new[bytesFrom: word])
  }
}

extension String {
  /// How many bytes both texts have in common at the start.
  fileprivate func lengthOfCommonBytes(with other: String) -> Int {
    let length = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        let end = min(mine.count, theirs.count)
        return (0..<end).first { mine[$0] != theirs[$0] } ?? end
      }
    }
    return (length ?? nil) ?? zip(utf8, other.utf8).prefix { $0 == $1 }.count
  }

  /// Where the last character begins that starts within the first `bytes` bytes.
  ///
  /// A character's start is known from what stands before it and its first scalar, so it is a start
  /// in every text with the same bytes up to here.
  fileprivate func startOfLastCharacter(within bytes: Int) -> Int {
    var end = utf8.index(startIndex, offsetBy: bytes)
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil {
      end = utf8.index(before: end)
    }
    let kept = self[..<end]
    guard !kept.isEmpty else { return 0 }
    return utf8.distance(from: startIndex, to: kept.index(before: kept.endIndex))
  }

  /// Where the word begins that ends at the character at `bytes` or holds it.
  ///
  /// That character itself where a text of many characters shows no space, as Chinese does.
  fileprivate func startOfWord(before bytes: Int) -> Int {
    let kept = self[..<utf8.index(startIndex, offsetBy: bytes)]
    let near = kept.suffix(Self.longestWord)
    if let space = near.lastIndex(where: \.isWhitespace) {
      return utf8.distance(from: startIndex, to: kept.index(after: space))
    }
    return near.startIndex == startIndex ? 0 : bytes
  }

  /// More characters without a space than this are no word, and not searched.
  private static let longestWord = 64

  fileprivate subscript(bytesFrom start: Int) -> Substring {
    self[utf8.index(startIndex, offsetBy: start)...]
  }
}
