/// The finished form of a transcript's text.
///
/// A class, so that a transcript, which every snapshot copies, stores only a reference to it.
final class WrittenText: Sendable, Equatable {
  /// The finished text, with the interim text at its end.
  let text: String

  /// Whether the first letter is a capital letter only because it starts a sentence.
  let startsWithCapital: Bool

  /// The length of the part that is final, in UTF-8 code units.
  let finalLength: Int

  /// The length of the text up to the end of each settled segment, in UTF-8 code units.
  let ends: [Int]

  /// The final text, with the words of each piece.
  let finished: FinishedText

  /// The words of the settled segments, in order.
  let words: [SpokenWord]

  init(
    text: String, startsWithCapital: Bool, finalLength: Int, ends: [Int], finished: FinishedText,
    words: [SpokenWord]
  ) {
    self.text = text
    self.startsWithCapital = startsWithCapital
    self.finalLength = finalLength
    self.ends = ends
    self.finished = finished
    self.words = words
  }

  /// Returns a part of the finished text with the time of its words; `nil` if it has no time or is empty.
  fileprivate func timed(_ piece: FinishedText.Piece) -> RecognizedWord? {
    let said = words[piece.words]
    guard let start = said.first?.start, let end = said.last?.end, !piece.text.isEmpty else {
      return nil
    }
    let range = AudioRange(start: AudioTime.samples(start), end: AudioTime.samples(end))
    return RecognizedWord(text: String(finished.text(of: piece)).trimmed, range: range)
  }

  static func == (left: WrittenText, right: WrittenText) -> Bool {
    left === right
      || left.text == right.text && left.startsWithCapital == right.startsWithCapital
        && left.finalLength == right.finalLength && left.ends == right.ends
        && left.finished == right.finished && left.words == right.words
  }

  /// The final part of the text.
  var finalText: Substring { text.prefix(utf8: finalLength) }

  /// The part of the text that may still change, without the space before it.
  var interimText: Substring {
    let rest = text[text.utf8.index(text.startIndex, offsetBy: finalLength)...]
    return rest.first == " " && finalLength > 0 ? rest.dropFirst() : rest
  }

  /// The final text of each settled segment, as `String.join(_:)` joins them.
  var parts: [String] {
    var start = 0
    return ends.map { end in
      defer { start = end }
      let part = text.prefix(utf8: end).dropFirst(utf8: start)
      guard part.first == " " else { return String(part) }
      let rest = part.dropFirst()
      let isImplied = String.needsSpace(text.prefix(utf8: start), rest)
      return String(isImplied ? rest : part)
    }
  }
}

extension String {
  /// Joins the saved parts of a text, with a space between two words.
  static func join(_ parts: [String]) -> String {
    parts.reduce(into: "") { text, part in text += (needsSpace(text, part) ? " " : "") + part }
  }

  fileprivate static func needsSpace(_ left: some StringProtocol, _ right: some StringProtocol)
    -> Bool
  {
    guard let last = left.last, let first = right.first else { return false }
    return !last.isWhitespace && !"“«([/-–@".contains(last)
      && (first.isLetter || first.isNumber || "“«".contains(first))
  }
}

/// Finished words that can also be written in another way.
package struct SaidPiece: Sendable, Equatable {
  /// The range of the finished words in the text, in UTF-8 code units.
  package var bytes: Range<Int>

  /// The spoken words; `nil` if the finished words differ from them at most by capitalization.
  package let words: String?

  /// Other words that may have been said instead, most likely first.
  package let alternatives: [String]
}

extension Transcript {
  /// The final segments with their finished text.
  ///
  /// Their words are the pieces of that text, each with the times of the spoken words that it came from.
  /// Segments without finished text are omitted.
  package var writtenSegments: [FinalSegment] {
    guard let written else { return segments }
    var start = 0
    return zip(settled, written.ends).compactMap { segment, end in
      defer { start = max(start, end) }
      let pieces = written.finished.pieces.filter { start..<end ~= $0.text.lowerBound }
      let text = String(written.text.prefix(utf8: end).dropFirst(utf8: start)).trimmed
      if text.isEmpty { return nil }
      return FinalSegment(
        index: segment.index, text: text, range: segment.range,
        words: pieces.compactMap { written.timed($0) })
    }
  }

  /// The final finished words that differ from the spoken words or have alternatives, in text order.
  package var saidPieces: [SaidPiece] {
    guard let written else { return [] }
    return written.finished.pieces.filter { !$0.text.isEmpty }.compactMap { piece in
      let said = written.words[piece.words]
      let alternatives = said.count == 1 ? said.first?.alternatives ?? [] : []
      guard piece.isChanged || !alternatives.isEmpty else { return nil }
      let words = piece.isChanged ? said.map(\.text).joined(separator: " ") : nil
      return SaidPiece(bytes: piece.text, words: words, alternatives: alternatives)
    }
  }
}

extension StringProtocol {
  fileprivate func prefix(utf8 count: Int) -> SubSequence {
    self[..<utf8.index(startIndex, offsetBy: count)]
  }

  fileprivate func dropFirst(utf8 count: Int) -> SubSequence {
    self[utf8.index(startIndex, offsetBy: count)...]
  }
}
