/// Finds the characters of a text in which its Unicode scalars lie, from front to back.
struct ScalarPlaces {
  /// The character of each scalar, and whether it is a space.
  private let characters: [(place: Int, isSpace: Bool)]
  private var end = 0

  init(_ text: String) {
    characters = text.enumerated().flatMap { index, character in
      repeatElement((index, character.isWhitespace), count: character.unicodeScalars.count)
    }
  }

  /// The characters of the word whose first scalar has this number; nil when there is no word, or
  /// when it begins before the end of one that was asked for already.
  mutating func word(at scalar: Int, length: Int) -> Range<Int>? {
    guard characters.indices.contains(scalar), length > 0, !characters[scalar].isSpace else {
      return nil
    }
    let first = characters[scalar].place
    guard first >= end else { return nil }
    end = characters[min(scalar + length, characters.count) - 1].place + 1
    return first..<end
  }
}
