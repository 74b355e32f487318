/// The supported languages.
enum Languages {
  static let all: [any FinishingLanguage] = [English(), Bokmal()]

  /// Returns the language of `tag`, such as `en-US`; `no` is Bokmål.
  static func language(for tag: String) -> (any FinishingLanguage)? {
    let code = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
    return all.first { $0.code == (code == "no" ? "nb" : code) }
  }
}
