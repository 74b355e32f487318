/// The words and names of a person or an app, which a recognizer may not know.
///
/// An entry is written where a recognized word, or up to four of them, sounds like it. Common words are
/// replaced only if the recognizer doubts them. A replacement is inserted only where exactly its phrase
/// was said.
public struct Vocabulary: Sendable, Equatable {
  /// A word, a name, or a term of several words.
  public struct Entry: Sendable, Hashable {
    /// The entry as it is written, such as “Siobhan” or “iPhone”.
    public var written: String

    /// Spellings of how it sounds, such as “shivawn”.
    ///
    /// Exactly these words are always replaced, however common they are.
    public var spokenForms: [String]

    /// Creates an entry.
    public init(_ written: String, spokenForms: [String] = []) {
      self.written = written
      self.spokenForms = spokenForms
    }
  }

  /// A phrase and the text that replaces it.
  public struct Replacement: Sendable, Hashable {
    /// The words to say, such as “my address”; case does not matter.
    public var phrase: String

    /// The text to insert, which may contain line breaks.
    public var text: String

    /// Creates a replacement.
    public init(_ phrase: String, with text: String) {
      self.phrase = phrase
      self.text = text
    }
  }

  /// The words and names; if two sound alike, the first is preferred.
  public var entries: [Entry]

  /// The phrases that are replaced; they are preferred to entries.
  public var replacements: [Replacement]

  /// Creates a vocabulary; finishing is measured with 200 entries.
  public init(entries: [Entry] = [], replacements: [Replacement] = []) {
    self.entries = entries
    self.replacements = replacements
  }

  /// Creates a vocabulary of entries without spoken forms.
  public init(names: [String]) { self.init(entries: names.map { Entry($0) }) }

  /// The written forms of the entries, for a recognizer that accepts likely phrases.
  public var phrases: [String] { entries.map(\.written) }
}
