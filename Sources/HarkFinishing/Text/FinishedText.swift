/// A command for the caller to carry out.
public enum FinishingCommand: Sendable, Hashable, CaseIterable {
  /// Remove the text of the previous utterance: “scratch that”.
  case scratch

  /// Undo the previous change: “undo that” restores what an edit removed, or else removes the previous
  /// utterance.
  case undo

  /// Remove the previous word: “delete last word”.
  case deleteWord

  /// Stop listening: “stop listening”.
  case stopListening

  /// Send the text: “send message”.
  case send
}

/// The finished text of one segment.
public struct FinishedText: Sendable, Equatable {
  /// A part of the text and the words from which it was made.
  public struct Piece: Sendable, Equatable {
    /// The part of the text, in UTF-8 code units; empty if the words were a command or were omitted.
    public internal(set) var text: Range<Int>

    /// The indices of the words in the segment.
    public internal(set) var words: Range<Int>

    /// Whether the text differs from its words by more than case.
    public internal(set) var isChanged: Bool
  }

  /// Creates an empty text.
  public init() {}

  /// The separator between the preceding text and this text: a space or nothing.
  public internal(set) var separator = ""

  /// The finished text, without `separator`.
  ///
  /// It may end in a line break.
  public internal(set) var text = ""

  /// Whether the first letter is a capital letter only because it starts a sentence.
  public internal(set) var startsWithCapital = false

  /// The parts of the text in order.
  ///
  /// Each word of the segment belongs to exactly one piece.
  public internal(set) var pieces: [Piece] = []

  /// The commands for the caller, in order.
  ///
  /// “Scratch that”, “undo that”, and “delete last word” are already carried out on this segment's own
  /// text and listed only if they affect the text before it.
  public internal(set) var commands: [FinishingCommand] = []

  /// The length of the part of the text that further words of the segment cannot change, in UTF-8
  /// code units.
  ///
  /// In a final segment, this is the whole text.
  public internal(set) var settled = 0

  /// The part of the text that further words of the segment cannot change.
  public var settledText: Substring { slice(0..<settled) }

  /// Returns the text of `piece`.
  public func text(of piece: Piece) -> Substring { slice(piece.text) }

  private func slice(_ range: Range<Int>) -> Substring {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return text[start..<utf8.index(start, offsetBy: range.count)]
  }
}
