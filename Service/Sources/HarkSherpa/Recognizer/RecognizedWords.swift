import Foundation
import Hark
import HarkWorkers

extension RecognizedText {
  /// The assumed maximum length of a word's last piece, in samples: 0.2 s, because models report
  /// only the start of a piece.
  private static let longestPiece = 3_200

  /// Returns the words; empty if the model reports no times or its pieces do not form its text.
  func words(in range: AudioRange) -> [RecognizedWord] {
    guard tokens.count == times.count else { return [] }
    var words: [(text: String, start: Int, last: Int)] = []
    for (token, time) in zip(tokens, times) {
      // The time is clamped before the conversion, because a worker may report a value too large
      // for an integer.
      let place = range.start + Int(min(max(0, time * 16_000), Double(range.end - range.start)))
      let piece = token.replacingOccurrences(of: "\u{2581}", with: " ")
      let last = words.last?.last ?? place
      if piece.hasPrefix(" ") || words.isEmpty {
        words.append((piece.trimmingCharacters(in: .whitespaces), max(place, last), place))
      } else {
        words[words.count - 1].text += piece
        words[words.count - 1].last = max(place, last)
      }
    }
    guard words.map(\.text).joined(separator: " ") == text else { return [] }
    let nexts = words.dropFirst().map(\.start) + [range.end]
    return zip(words, nexts).map { word, next in
      let end = max(word.start, min(word.last + Self.longestPiece, next))
      return RecognizedWord(text: word.text, range: AudioRange(start: word.start, end: end))
    }
  }
}
