@testable import HarkApple

extension HeardText {
  /// A text whose words follow each other from `start` on, 0.3 s each; without times unless given.
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
