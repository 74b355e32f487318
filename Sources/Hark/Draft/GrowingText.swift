/// A text that is revised repeatedly near its end and tracks its number of characters.
///
/// Only the difference is counted, so that revisions do not slow down as the speech grows.
struct GrowingText: Sendable, Equatable {
  /// The text that a revision removed at the end and the text that it added, each beginning at the
  /// start of a word.
  struct Change: Equatable {
    let old: Substring
    let new: Substring

    /// The number of words that were appended rather than changed.
    var addedWordCount: Int { NewWords.atEnd(of: String(new), since: String(old)).words.count }
  }

  /// The text, stored as UTF-8.
  private(set) var text = ""

  /// The number of characters in `text`.
  private(set) var count = 0

  /// Replaces the text and returns the change, or `nil` if the new text is identical byte for byte.
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
  /// Returns the number of leading bytes that both texts have in common.
  fileprivate func lengthOfCommonBytes(with other: String) -> Int {
    let length = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        let end = min(mine.count, theirs.count)
        return (0..<end).first { mine[$0] != theirs[$0] } ?? end
      }
    }
    return (length ?? nil) ?? zip(utf8, other.utf8).prefix { $0 == $1 }.count
  }

  /// Returns the byte offset of the last character that starts within the first `bytes` bytes.
  ///
  /// The start of a character depends only on the preceding text and its first scalar, so it is the
  /// same in every text with the same bytes up to here.
  fileprivate func startOfLastCharacter(within bytes: Int) -> Int {
    var end = utf8.index(startIndex, offsetBy: bytes)
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil {
      end = utf8.index(before: end)
    }
    let kept = self[..<end]
    guard !kept.isEmpty else { return 0 }
    return utf8.distance(from: startIndex, to: kept.index(before: kept.endIndex))
  }

  /// Returns the byte offset of the word that ends at or contains the character at `bytes`.
  ///
  /// Returns `bytes` if a long text contains no space nearby, as in Chinese.
  fileprivate func startOfWord(before bytes: Int) -> Int {
    let kept = self[..<utf8.index(startIndex, offsetBy: bytes)]
    let near = kept.suffix(Self.longestWord)
    if let space = near.lastIndex(where: \.isWhitespace) {
      return utf8.distance(from: startIndex, to: kept.index(after: space))
    }
    return near.startIndex == startIndex ? 0 : bytes
  }

  /// The maximum number of characters searched for a space; a longer run is not a word.
  private static let longestWord = 64

  fileprivate subscript(bytesFrom start: Int) -> Substring {
    self[utf8.index(startIndex, offsetBy: start)...]
  }
}
