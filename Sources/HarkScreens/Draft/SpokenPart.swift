import Hark

/// The speech of one recording within a text, with the text before and after it.
///
/// The three parts are stored separately, so that no revision can change typed text.
struct SpokenPart: Sendable, Equatable {
  let before: String

  /// The selection that the first word replaces.
  let replaced: String

  let after: String

  /// How the text before the speech ends.
  let context: TextContext
  private(set) var spoken = GrowingText()

  /// The range of the words that the last revision appended.
  private(set) var newWords: Range<Int>?

  private let selection: Range<Int>?
  private let beforeCount: Int
  private let replacedCount: Int
  private let afterCount: Int
  private var lead = ""
  private var trail = ""

  /// Creates an empty part at `selection`, or at the end if it is `nil`.
  init(in text: String, characterCount: Int, selection: Range<Int>?) {
    let place = selection ?? characterCount..<characterCount
    let bytes = text.bytes(of: place)
    before = text[bytes: 0..<bytes.lowerBound]
    replaced = text[bytes: bytes]
    after = text[bytes: bytes.upperBound..<text.utf8.count]
    context = TextContext(after: before)
    self.selection = selection
    beforeCount = place.lowerBound
    replacedCount = place.count
    afterCount = characterCount - place.upperBound
  }

  /// Whether there is no speech yet; a selection is then still in place.
  var isEmpty: Bool { spoken.text.isEmpty }

  var text: String { before + inserted + after }

  /// The number of characters in the whole text.
  ///
  /// The counts of the parts can be added because `Spacing` prevents them from combining.
  var characterCount: Int {
    beforeCount + (isEmpty ? replacedCount : lead.count + spoken.count + trail.count) + afterCount
  }

  /// Returns whether the whole text has at most `limit` characters, and not too many scalars.
  func fits(_ limit: Int) -> Bool {
    guard characterCount <= limit else { return false }
    let most = TextLimit.scalars(in: limit)
    // Each scalar has at least one byte, so most texts need not be joined.
    let bytes = before.utf8.count + inserted.utf8.count + after.utf8.count
    return bytes <= most || !text.hasMoreScalars(than: most)
  }

  /// The range of the speech in the whole text, without surrounding spaces.
  var range: Range<Int>? {
    let start = beforeCount + lead.count
    return isEmpty ? nil : start..<start + spoken.count
  }

  /// The position of the speech in the whole text, in UTF-8 code units.
  var start: Int { before.utf8.count + lead.utf8.count }

  /// The position after the speech; the old selection if there is no speech yet.
  var cursor: Range<Int>? { range.map { $0.upperBound..<$0.upperBound } ?? selection }

  func edit(leaving selection: Range<Int>?) -> Edit? {
    isEmpty
      ? nil
      : Edit(
        offset: before.utf8.count, removed: replaced, inserted: inserted,
        selectionBefore: self.selection, selectionAfter: selection)
  }

  /// Returns the part with the given words; the last `newWordCount` words are new.
  ///
  /// If `newWordCount` is `nil`, a comparison with the current words determines the new ones; if
  /// nothing changed, the words that were new remain so.
  func revised(to words: String, newWordCount: Int?) -> SpokenPart {
    var part = self
    let change = part.spoken.revise(to: words)
    part.lead = part.isEmpty ? "" : Spacing.between(before, words)
    part.trail = part.isEmpty ? "" : Spacing.between(words, after)
    if let count = newWordCount ?? change?.addedWordCount {
      part.newWords = part.rangeOfLastWords(count)
    } else {
      part.newWords = part.rangeOfLast(newWords?.count ?? 0)
    }
    return part
  }

  private var inserted: String { isEmpty ? replaced : lead + spoken.text + trail }

  private func rangeOfLastWords(_ count: Int) -> Range<Int>? {
    rangeOfLast(spoken.text.lengthOfLastWords(count))
  }

  private func rangeOfLast(_ length: Int) -> Range<Int>? {
    guard let end = range?.upperBound, length > 0 else { return nil }
    return end - length..<end
  }
}

/// Text that is revised repeatedly near its end, with a running character count.
///
/// A revision counts only the changed characters, although it compares the bytes of the whole text.
struct GrowingText: Sendable, Equatable {
  /// The differing ends of the old and the new text, each from the start of a word.
  struct Change: Equatable {
    let old: Substring
    let new: Substring

    /// The number of words that were appended rather than changed.
    var addedWordCount: Int { NewWords.atEnd(of: String(new), since: String(old)).words.count }
  }

  /// The text, stored as UTF-8.
  private(set) var text = ""

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
  /// Returns the byte offset of the last character that starts within the first `bytes` bytes.
  ///
  /// The start of a character depends only on the preceding text and its first scalar, so it is the
  /// same in every text that begins with the same bytes.
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
