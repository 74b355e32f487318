extension SpokenEnding {
  /// What `text` tells, said in the language of `locale`.
  ///
  /// A language without words here is judged by its marks and digits alone.
  public init(of text: String, in locale: LocaleTag?) {
    // Far more than the longest ending takes: a long text is not read from its start at each word.
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

  /// What the mark behind the last word tells; nil where there is none.
  private static func marked(_ word: String) -> SpokenEnding? {
    if word.hasSuffix("...") { return .joining }
    switch word.last {
    case "…", ",", ";", ":": return .joining
    case ".", "!", "?": return .finished
    default: return nil
    }
  }
}
