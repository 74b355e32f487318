/// The speech of one recording within a text, with the text before and after it.
///
/// The three parts are stored separately, so that no revision can change typed text, and so that a
/// field that allowed typing during a recording could change the outer two.
struct SpokenPart: Sendable, Equatable {
  /// The text before the speech.
  let before: String

  /// The selection that the first word replaces.
  let replaced: String

  /// The text after the speech.
  let after: String

  /// The speech so far.
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
    self.selection = selection
    beforeCount = place.lowerBound
    replacedCount = place.count
    afterCount = characterCount - place.upperBound
  }

  /// Whether there is no speech yet, so that a selection is still in place.
  var isEmpty: Bool { spoken.text.isEmpty }

  /// The whole text.
  var text: String { before + inserted + after }

  /// The number of characters in the whole text.
  ///
  /// The counts of the parts can be added because `Spacing` prevents them from combining.
  var characterCount: Int {
    beforeCount + (isEmpty ? replacedCount : lead.count + spoken.count + trail.count) + afterCount
  }

  /// The range of the speech in the whole text, without surrounding spaces.
  var range: Range<Int>? {
    let start = beforeCount + lead.count
    return isEmpty ? nil : start..<start + spoken.count
  }

  /// The position after the speech; the old selection if there is no speech yet.
  var cursor: Range<Int>? { range.map { $0.upperBound..<$0.upperBound } ?? selection }

  /// Returns the change made by this recording, or `nil` if there is no speech.
  func edit(leaving selection: Range<Int>?) -> Edit? {
    isEmpty
      ? nil
      : Edit(
        offset: before.utf8.count, removed: replaced, inserted: inserted,
        selectionBefore: self.selection, selectionAfter: selection)
  }

  /// Returns the part with the given words, of which the last `newWordCount` are new.
  ///
  /// If the count is `nil`, it is determined by comparison; identical words leave the emphasis
  /// unchanged.
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

  /// The text between `before` and `after`.
  private var inserted: String { isEmpty ? replaced : lead + spoken.text + trail }

  private func rangeOfLastWords(_ count: Int) -> Range<Int>? {
    rangeOfLast(spoken.text.lengthOfLastWords(count))
  }

  private func rangeOfLast(_ length: Int) -> Range<Int>? {
    guard let end = range?.upperBound, length > 0 else { return nil }
    return end - length..<end
  }
}
