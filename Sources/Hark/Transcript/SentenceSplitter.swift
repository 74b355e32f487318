/// Splits streamed text into sentences and returns each as soon as it is known to be complete, so
/// that a reply can be spoken while it is still arriving.
///
/// The returned sentences, joined, equal the text received.
package struct SentenceSplitter: Sendable, Equatable {
  /// The number of characters after which a text without a sentence end is cut at a space: about
  /// ten seconds of speech, so that playback does not wait for more.
  package static let longest = 200

  private var pending = ""

  package init() {}

  /// Adds the next piece and returns the sentences that are now complete.
  package mutating func add(_ piece: String) -> [String] {
    pending += piece
    var whole: [String] = []
    while let end = Self.end(in: pending) {
      whole.append(String(pending[..<end]))
      pending.removeSubrange(..<end)
    }
    return whole
  }

  /// Returns the remaining text at the end of the input; `nil` if there is none.
  package mutating func finish() -> String? {
    defer { pending = "" }
    return pending.isEmpty ? nil : pending
  }

  /// Returns the end of the first sentence with its whitespace; `nil` while the end is uncertain.
  private static func end(in text: String) -> String.Index? {
    var word = text.startIndex
    var lastSpace: String.Index?
    var length = 0
    for index in text.indices {
      length += 1
      // Invalid text, or a script without spaces, is cut anyway so that it is never held or spoken
      // as a whole.
      if length > 2 * longest { return lastSpace ?? index }
      guard text[index].isWhitespace else { continue }
      let behind = text.index(after: index)
      if text[index].isNewline, word < index { return behind }
      // A sentence is complete only at the first character of the next one; a lowercase letter
      // continues it.
      if closes(text[word..<index]),
        let next = text[behind...].firstIndex(where: { !$0.isWhitespace }), !text[next].isLowercase
      {
        return next
      }
      if length > longest, let lastSpace { return lastSpace }
      lastSpace = behind
      word = behind
    }
    return length > longest ? lastSpace : nil
  }

  private static func closes(_ word: Substring) -> Bool {
    var bare = word
    while let last = bare.last, "\"'”’»)]*_".contains(last) { bare.removeLast() }
    guard let mark = bare.last, ".!?…".contains(mark) else { return false }
    if mark != "." { return true }
    bare.removeLast()
    // Excludes initials, list numbers, and abbreviations.
    return bare.count > 1 && !bare.allSatisfy(\.isNumber) && !bare.contains(".")
      && !abbreviations.contains(bare.lowercased())
  }

  private static let abbreviations: Set<String> = [
    "mr", "mrs", "ms", "dr", "prof", "st", "vs", "etc", "approx", "no", "fig", "jr", "sr", "ca",
    "bl", "dvs", "osv", "kl", "nr", "tlf",
  ]
}
