extension SpokenEnding {
  /// Creates the ending of `text` in the language of `locale`.
  ///
  /// In a language without a word list, only punctuation and digits count.
  public init(of text: String, in locale: LocaleTag?) {
    // This is far more than the longest ending; a long text is not reread from its start at each
    // word.
    let words = text.suffix(60).split(whereSeparator: \.isWhitespace).suffix(4).map(String.init)
    let keys = words.map(WordKey.of)
    guard let last = words.last, let key = keys.last else {
      self = .open
      return
    }
    let language = EndingWords(locale)
    self =
      if language.fillers.contains(key) {
        .filler
      } else if let marked = Self.marked(last) {
        marked
      } else if keys.count > 1, keys.suffix(2).allSatisfy(language.isNumber) {
        .number
      } else if language.joining.contains(key) {
        .joining
      } else {
        language.closes(keys) ? .finished : .open
      }
  }

  /// Returns the ending indicated by the punctuation after the last word; `nil` without
  /// punctuation.
  private static func marked(_ word: String) -> SpokenEnding? {
    if word.hasSuffix("...") { return .joining }
    switch word.last {
    case "…", ",", ";", ":": return .joining
    case ".", "!", "?": return .finished
    default: return nil
    }
  }
}
