@testable import HarkApple

extension HeardText {
  /// Returns text whose words follow one another from `start` and last 0.3 s each.
  ///
  /// If `start` is `nil`, the text has no word times.
  static func said(
    _ text: String, from start: Double? = nil, isFinal: Bool = false, endsUtterance: Bool = false
  ) -> HeardText {
    let words = start.map { start in
      text.split(separator: " ").enumerated().map { index, word in
        TimedWord(text: String(word), start: start + 0.3 * Double(index), duration: 0.3)
      }
    }
    return HeardText(
      text: text, words: words ?? [], isFinal: isFinal, endsUtterance: endsUtterance)
  }
}
