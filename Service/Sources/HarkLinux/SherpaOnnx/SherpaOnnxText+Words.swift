import Foundation
import Hark

extension SherpaOnnxText {
  /// The maximum length of a word from the start of its last piece, in samples, if no other word
  /// follows.
  ///
  /// The length is a fifth of a second, because a model reports when a piece begins but not when it
  /// ends.
  private static let longestPiece = 3_200

  /// Returns the words with their positions in the audio at `range`.
  ///
  /// The result is empty if the model reports no times or its pieces do not form its text.
  func words(in range: AudioRange) -> [Word] {
    guard tokens.count == times.count else { return [] }
    var texts: [String] = []
    var starts: [Int] = []
    var lasts: [Int] = []
    for (token, time) in zip(tokens, times) {
      // The time is clamped before the conversion, because a worker may report a value too large
      // for an integer.
      let place = range.start + Int(min(max(0, time * 16_000), Double(range.end - range.start)))
      let piece = token.replacingOccurrences(of: "\u{2581}", with: " ")
      if piece.hasPrefix(" ") || texts.isEmpty {
        texts.append(piece.trimmingCharacters(in: .whitespaces))
        starts.append(max(place, lasts.last ?? place))
        lasts.append(place)
      } else {
        texts[texts.count - 1] += piece
        lasts[lasts.count - 1] = max(place, lasts[lasts.count - 1])
      }
    }
    guard texts.joined(separator: " ") == text else { return [] }
    return texts.indices.map { place in
      let next = place + 1 < starts.count ? starts[place + 1] : range.end
      let end = max(starts[place], min(lasts[place] + Self.longestPiece, next))
      return Word(text: texts[place], range: AudioRange(start: starts[place], end: end))
    }
  }
}
