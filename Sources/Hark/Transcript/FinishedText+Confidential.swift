// HarkFinishing imports nothing, so it does not know `Confidential`.

extension SpokenWord: Confidential {
  /// A description that contains only the length of the word.
  public var description: String { "SpokenWord(\(text.veiled))" }
}

extension FinishedText: Confidential {
  /// A description that contains only the size of the text.
  public var description: String { "FinishedText(\(text.veiled), pieces: \(pieces.count))" }
}

extension RunningText: Confidential {
  /// A description that contains only the size of the text.
  public var description: String { "RunningText(\(finished))" }
}

extension Vocabulary: Confidential {
  /// A description that contains only the number of entries, which may be names of people.
  public var description: String { "Vocabulary(entries: \(entries.count))" }
}

extension Vocabulary.Entry: Confidential {
  /// A description that contains only the length of the entry.
  public var description: String { "Entry(\(written.veiled))" }
}

extension Vocabulary.Replacement: Confidential {
  /// A description that contains only the length of the text.
  public var description: String { "Replacement(\(text.veiled))" }
}
