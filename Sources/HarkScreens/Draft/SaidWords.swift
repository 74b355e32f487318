import Hark

/// Finished words at the cursor, and what was said for them.
public struct SaidWords: Sendable, Equatable {
  /// The place of the finished words, in characters of the draft's text.
  public let range: Range<Int>

  /// What was said, such as “twenty five dollars” for “$25”.
  public let words: String
}

extension Draft {
  /// The finished words at the cursor that differ from what was said in more than capital letters;
  /// `nil` if there are none, during a recording, and after they were edited.
  public var saidWords: SaidWords? {
    guard !isRecording, !said.isEmpty, let selection else { return nil }
    guard let piece = said.piece(at: text.bytes(of: selection)) else { return nil }
    let start = text.characterOffset(ofByte: piece.bytes.lowerBound)
    let end = text.characterOffset(ofByte: piece.bytes.upperBound)
    return SaidWords(range: start..<end, words: piece.words)
  }

  /// Replaces the finished words at the cursor with what was said; does nothing if there are none.
  public mutating func restoreSaidWords() throws(EditRefusal) {
    guard let said = saidWords else { return }
    let before = text.prefix(said.range.lowerBound)
    let after = text.dropFirst(said.range.upperBound)
    try replace(
      said.range,
      with: Spacing.between(String(before), said.words) + said.words
        + Spacing.between(said.words, String(after)))
  }

  /// Ends the recording with its complete transcript, whose finished words can be restored to what was
  /// said.
  package mutating func endRecording(_ transcript: Transcript) {
    _ = hear(transcript)
    let part = recording
    endRecording()
    // A transcript that did not fit is not the text of the field.
    guard let part, part.spoken.text.utf8.count == transcript.text.utf8.count else { return }
    said.add(transcript.changedPieces, at: part.start)
  }
}

/// The finished words in a text, in UTF-8 code units of the text, in order.
struct SaidPieces: Sendable, Equatable {
  private var pieces: [ChangedPiece] = []

  var isEmpty: Bool { pieces.isEmpty }

  /// Returns the piece that contains the cursor or part of the selection, or ends there.
  func piece(at selection: Range<Int>) -> ChangedPiece? {
    let near = pieces.filter {
      $0.bytes.lowerBound <= selection.upperBound && selection.lowerBound <= $0.bytes.upperBound
    }
    return near.first { $0.bytes.lowerBound < selection.upperBound } ?? near.first
  }

  /// Inserts the pieces of a text that was inserted at `start`.
  mutating func add(_ new: [ChangedPiece], at start: Int) {
    let place = pieces.firstIndex { $0.bytes.lowerBound >= start } ?? pieces.count
    pieces.insert(contentsOf: new.map { $0.moved(by: start) }, at: place)
  }

  /// Follows a change of the text: pieces after it move, and pieces that it touches are forgotten.
  mutating func replace(_ bytes: Range<Int>, withLength length: Int) {
    pieces = pieces.compactMap { piece in
      if piece.bytes.upperBound <= bytes.lowerBound { return piece }
      if piece.bytes.lowerBound < bytes.upperBound { return nil }
      return piece.moved(by: length - bytes.count)
    }
  }
}

extension ChangedPiece {
  fileprivate func moved(by count: Int) -> ChangedPiece {
    ChangedPiece(bytes: bytes.lowerBound + count..<bytes.upperBound + count, words: words)
  }
}
