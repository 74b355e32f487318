/// Finds the characters of a text in which its Unicode scalars lie, from front to back.
struct ScalarPlaces {
  /// The character of each scalar.
  private let characters: [Int]
  private var last = -1

  init(_ text: String) {
    characters = text.enumerated().flatMap { index, character in
      repeatElement(index, count: character.unicodeScalars.count)
    }
  }

  /// The characters of the word whose first scalar has this number; nil when it is none of the text,
  /// or lies before one that was asked for already.
  mutating func word(at scalar: Int, length: Int) -> Range<Int>? {
    guard characters.indices.contains(scalar), length > 0 else { return nil }
    let first = characters[scalar]
    let end = characters[min(scalar + length, characters.count) - 1] + 1
    guard first > last else { return nil }
    last = first
    return first..<end
  }
}
