/// Cuts a text that comes in pieces into sentences, each told as soon as it is surely whole, so that a
/// reply is spoken while it still comes.
///
/// What it tells, joined, is the text as it came.
public struct SentenceSplitter: Sendable, Equatable {
  /// Characters after which a text without an end of a sentence is cut at a space: about ten seconds
  /// of speech, which nobody should have to wait for.
  public static let longest = 200

  private var pending = ""

  /// Makes one that has been given nothing.
  public init() {}

  /// Takes the next piece and returns the sentences that are whole now.
  public mutating func add(_ piece: String) -> [String] {
    pending += piece
    var whole: [String] = []
    while let end = Self.end(in: pending) {
      whole.append(String(pending[..<end]))
      pending.removeSubrange(..<end)
    }
    return whole
  }

  /// Returns what is left once no more comes; nil when nothing is.
  public mutating func finish() -> String? {
    defer { pending = "" }
    return pending.isEmpty ? nil : pending
  }

  /// Where the first sentence ends, with the space behind it; nil while that is not sure.
  private static func end(in text: String) -> String.Index? {
    var word = text.startIndex
    var lastSpace: String.Index?
    var length = 0
    for index in text.indices {
      length += 1
      // Junk, or a script without spaces, is cut anyway: nobody should hold or speak all of it at once.
      if length > 2 * longest { return lastSpace ?? index }
      guard text[index].isWhitespace else { continue }
      let behind = text.index(after: index)
      if text[index].isNewline, word < index { return behind }
      // A sentence is whole only with the first sign of the next: "3. May" goes on.
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

  /// Whether a word ends a sentence.
  private static func closes(_ word: Substring) -> Bool {
    var bare = word
    while let last = bare.last, "\"'”’»)]*_".contains(last) { bare.removeLast() }
    guard let mark = bare.last, ".!?…".contains(mark) else { return false }
    if mark != "." { return true }
    bare.removeLast()
    // An initial, a number of a list, and what is short for something.
    return bare.count > 1 && !bare.allSatisfy(\.isNumber) && !bare.contains(".")
      && !abbreviations.contains(bare.lowercased())
  }

  private static let abbreviations: Set<String> = [
    "mr", "mrs", "ms", "dr", "prof", "st", "vs", "etc", "approx", "no", "fig", "jr", "sr", "ca",
    "bl", "dvs", "osv", "kl", "nr", "tlf",
  ]
}
