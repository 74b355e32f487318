import Foundation
import Hark

extension SherpaOnnxText {
  /// Samples that the last piece of a word may last, unless another follows: a fifth of a second, since
  /// a model tells when a piece begins and not when it ends.
  private static let longestPiece = 3_200

  /// The words with their places in the sound at `range`; none where the model tells no times, or where
  /// its pieces do not make up its text.
  func words(in range: AudioRange) -> [Word] {
    guard tokens.count == times.count else { return [] }
    var texts: [String] = []
    var starts: [Int] = []
    var lasts: [Int] = []
    for (token, time) in zip(tokens, times) {
      // Bounded before it is a whole number, which not all that a worker may say has room in.
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
