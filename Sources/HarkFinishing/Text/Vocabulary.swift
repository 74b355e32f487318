/// A user's or an app's own words and names, which a recognizer may not know.
///
/// An entry replaces up to four recognized words that sound like it. Common words are replaced only
/// if the recognizer's confidence in them is low. A replacement is inserted only where its exact
/// phrase is spoken.
public struct Vocabulary: Sendable, Equatable {
  /// A word, a name, or a term of several words.
  public struct Entry: Sendable, Hashable {
    /// The written form of the entry, such as “Siobhan” or “iPhone”.
    public var written: String

    /// Spellings of the entry's pronunciation, such as “shivawn”.
    ///
    /// Exact matches are always replaced, even if the words are common.
    public var spokenForms: [String]

    /// Creates an entry.
    public init(_ written: String, spokenForms: [String] = []) {
      self.written = written
      self.spokenForms = spokenForms
    }
  }

  /// A phrase and the text that replaces it.
  public struct Replacement: Sendable, Hashable {
    /// The phrase to say, such as “my address”; case is ignored.
    public var phrase: String

    /// The text to insert, which may contain line breaks.
    public var text: String

    /// Creates a replacement.
    public init(_ phrase: String, with text: String) {
      self.phrase = phrase
      self.text = text
    }
  }

  /// The words and names; of two that sound alike, the first takes precedence.
  public var entries: [Entry]

  /// The phrases to replace; they take precedence over entries.
  public var replacements: [Replacement]

  /// Creates a vocabulary; finishing is measured with 200 entries.
  public init(entries: [Entry] = [], replacements: [Replacement] = []) {
    self.entries = entries
    self.replacements = replacements
  }

  /// Creates a vocabulary of entries without spoken forms.
  public init(names: [String]) { self.init(entries: names.map { Entry($0) }) }

  /// The written forms of the entries, for a recognizer that accepts contextual phrases.
  public var phrases: [String] { entries.map(\.written) }
}
