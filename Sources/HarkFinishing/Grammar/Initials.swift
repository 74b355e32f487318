/// Formats initials that are spoken letter by letter, such as “t v”.
struct Initials {
  let reader: Reader

  /// The initials in lower case; other letters next to each other are not joined.
  let known: Set<String>

  init(_ reader: Reader, known: Set<String>) {
    self.reader = reader
    self.known = known
  }

  /// The maximum number of letters.
  private static let limit = 6

  /// Letters that are also words, and so can follow initials.
  private static let words: Set = ["a", "i", "o"]

  /// Returns the letters from `index` on as one word if they are known initials and no other
  /// letters follow.
  func read(at index: Int) -> Reading? {
    var text = ""
    var end = index
    var found: Reading?
    while end < index + Self.limit, reader[end].has(.letter), end == index || reader.isJoined(end) {
      if !Self.words.contains(reader[end].key) { found = nil }
      text += reader[end].key
      end += 1
      if known.contains(text) { found = Reading(end: end, text: text.uppercased()) }
    }
    return found
  }
}
