/// The finished text of a recording, which grows segment by segment.
///
/// Unlike `Finisher`, it keeps the whole text, so that “scratch that”, “undo that”, and “delete last
/// word” also change the text of earlier segments. The time for a segment or a preview is linear in
/// its own words, apart from copying the text.
public struct RunningText: Sendable {
  private var finisher: Finisher
  private var composer: Composer

  /// The words of all final segments, in order.
  public private(set) var words: [SpokenWord] = []

  /// Creates an empty text in the context of `finisher`.
  public init(_ finisher: Finisher) {
    self.finisher = finisher
    composer = finisher.emptyText
  }

  /// The finished text of the final segments.
  ///
  /// The words of its pieces are indices in `words`. Its commands are the edits that found no text
  /// to change, and the commands that are not edits.
  public var finished: FinishedText { composer.result }

  /// Appends the words of a final segment.
  public mutating func append(_ words: [SpokenWord]) {
    composer = finisher.finish(words, after: composer)
    self.words += words
    composer.beginSegment(after: self.words.count)
  }

  /// Returns the whole text, followed by the words of an interim segment, and whether it starts with
  /// a capital letter only because it starts a sentence.
  ///
  /// The words are not appended. The next preview reads only the words that have changed.
  public mutating func preview(_ words: [SpokenWord]) -> (text: String, startsWithCapital: Bool) {
    if words.isEmpty { return (finished.text, finished.startsWithCapital) }
    return finisher.preview(words, after: composer) { ($0.text, $0.startsWithCapital) }
  }
}
