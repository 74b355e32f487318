/// The finished form of a transcript's text.
struct WrittenText: Sendable, Equatable {
  /// The finished text, with the interim text at its end.
  var text = ""

  /// Whether the first letter is a capital letter only because it starts a sentence.
  var startsWithCapital = false

  /// The length of the part that is final, in UTF-8 code units.
  var finalLength = 0

  /// The length of the text up to the end of each settled segment, in UTF-8 code units.
  var ends: [Int] = []

  /// The words that the last change added at the end.
  var newWords = ""

  /// The final text, with the words of each piece.
  var finished = FinishedText()

  /// The words of the settled segments, in order.
  var words: [SpokenWord] = []

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

/// Finished words that differ from what was said in more than capital letters.
package struct ChangedPiece: Sendable, Equatable {
  /// The place of the finished words, in UTF-8 code units of the text.
  package let bytes: Range<Int>

  /// What was said.
  package let words: String

  package init(bytes: Range<Int>, words: String) {
    self.bytes = bytes
    self.words = words
  }
}

extension Transcript {
  /// The final finished words that differ from what was said, in text order.
  package var changedPieces: [ChangedPiece] {
    guard let written else { return [] }
    return written.finished.pieces.filter { $0.isChanged && !$0.text.isEmpty }.map { piece in
      ChangedPiece(
        bytes: piece.text,
        words: written.words[piece.words].map(\.text).joined(separator: " "))
    }
  }
}

/// Keeps the finished form of a transcript's text up to date.
struct TranscriptFinishing: Sendable {
  private let empty: RunningText
  private var running: RunningText

  /// The settled segments that `running` contains.
  private var segments: [SegmentID] = []
  private var ends: [Int] = []

  /// The segments whose commands have been returned.
  private var commanded: Set<SegmentID> = []

  init(_ finisher: Finisher) {
    empty = RunningText(finisher)
    running = empty
  }

  /// Forgets all text, so that the next update finishes it anew.
  mutating func restart() { (running, segments, ends) = (empty, [], []) }

  /// Finishes what is new in `transcript` and returns the commands in it that are left to the
  /// session.
  mutating func update(_ transcript: inout Transcript) -> [FinishingCommand] {
    if transcript.isEmpty, transcript.written == nil { return [] }
    let settled = transcript.settled
    // A segment can also settle before others, or text before it can become interim again.
    if !segments.isEmpty, settled.dropFirst(segments.count - 1).first?.id != segments.last {
      restart()
    }
    var commands: [FinishingCommand] = []
    for segment in settled.dropFirst(segments.count) {
      let known = running.finished.commands.count
      let before = running.finished.text
      running.append(SpokenWord.words(of: segment.text, timed: segment.words))
      // An edit may have removed text of earlier segments.
      let kept = running.finished.text.lengthKept(of: before)
      ends = ends.map { min($0, kept) }
      segments.append(segment.id)
      ends.append(running.finished.text.utf8.count)
      let new = running.finished.commands.dropFirst(known).map(\.command)
      if commanded.insert(segment.id).inserted { commands += new }
    }
    let (text, startsWithCapital) = running.preview(transcript.unsettledWords)
    // An interim edit removes text that is final otherwise.
    let kept = text.lengthKept(of: running.finished.text)
    transcript.write(
      WrittenText(
        text: text, startsWithCapital: startsWithCapital, finalLength: min(ends.last ?? 0, kept),
        ends: ends.map { min($0, kept) }, finished: running.finished, words: running.words))
    return commands
  }
}

extension SpokenWord {
  /// Returns the words of `text`, with the times in `timed` if those are its words.
  static func words(of text: String, timed: [RecognizedWord]) -> [SpokenWord] {
    let words = words(of: text)
    guard words.count == timed.count, zip(words, timed).allSatisfy({ $0.text == $1.text }) else {
      return words
    }
    return timed.map {
      SpokenWord(
        $0.text, start: AudioTime.seconds($0.range.start), end: AudioTime.seconds($0.range.end),
        confidence: $0.confidence)
    }
  }
}

extension String {
  /// Returns how much of `before`, in UTF-8 code units, this text begins with: all of it, or whole words.
  fileprivate func lengthKept(of before: String) -> Int {
    let same = lengthOfCommonBytes(with: before)
    if same == before.utf8.count { return same }
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
    guard let space = before.utf8.prefix(same).lastIndex(where: isSpace) else { return 0 }
    return before.utf8.distance(from: before.startIndex, to: space)
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
