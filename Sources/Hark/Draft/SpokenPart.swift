/// The words of one recording in the middle of a text, with what stands before and behind them.
///
/// The three parts are kept apart, so that no revision can touch what was typed, and so that a
/// field that let a person type during a recording could change the outer two.
struct SpokenPart: Sendable, Equatable {
  /// The text up to the place of speech.
  let before: String

  /// The selection that the first word replaces.
  let replaced: String

  /// The text behind the place of speech.
  let after: String

  /// What has been said.
  private(set) var spoken = GrowingText()

  /// Where the words stand that the last revision added at the end.
  private(set) var newWords: Range<Int>?

  private let selection: Range<Int>?
  private let beforeCount: Int
  private let replacedCount: Int
  private let afterCount: Int
  private var lead = ""
  private var trail = ""

  /// Prepares the place at `selection`, or at the end when it is nil.
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

  /// Whether nothing has been said, so that a selection still stands.
  var isEmpty: Bool { spoken.text.isEmpty }

  /// The whole text.
  var text: String { before + inserted + after }

  /// How many characters the whole text has.
  ///
  /// The parts can be added up because `Spacing` keeps them from melting into each other.
  var characterCount: Int {
    beforeCount + (isEmpty ? replacedCount : lead.count + spoken.count + trail.count) + afterCount
  }

  /// Where the speech stands in the whole text, spaces around it left out.
  var range: Range<Int>? {
    let start = beforeCount + lead.count
    return isEmpty ? nil : start..<start + spoken.count
  }

  /// Behind the speech; the old selection while nothing has been said.
  var cursor: Range<Int>? { range.map { $0.upperBound..<$0.upperBound } ?? selection }

  /// What recording this speech has changed; nil if nothing was said.
  func edit(leaving selection: Range<Int>?) -> Edit? {
    isEmpty
      ? nil
      : Edit(
        offset: before.utf8.count, removed: replaced, inserted: inserted,
        selectionBefore: self.selection, selectionAfter: selection)
  }

  /// The part with other words, the last `newWordCount` of them new.
  ///
  /// Without a count it is found by comparing; the same words again leave the emphasis as it is.
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

  /// What stands between `before` and `after`.
  private var inserted: String { isEmpty ? replaced : lead + spoken.text + trail }

  private func rangeOfLastWords(_ count: Int) -> Range<Int>? {
    rangeOfLast(spoken.text.lengthOfLastWords(count))
  }

  private func rangeOfLast(_ length: Int) -> Range<Int>? {
    guard let end = range?.upperBound, length > 0 else { return nil }
    return end - length..<end
  }
}
