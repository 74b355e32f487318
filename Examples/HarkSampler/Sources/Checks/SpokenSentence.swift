import HarkTesting

/// A sentence for the tester to say, with which the recognized words are compared.
struct SpokenSentence {
  let text: String

  /// Contains no numbers, because recognizers write them in different ways.
  static let english = SpokenSentence(
    text: "On Monday morning I walked along the river and bought some apples at the market.")

  static let bokmal = SpokenSentence(
    text: "På mandag gikk jeg langs elva og kjøpte noen epler på torget.")

  /// Returns the number of wrong, missing, and additional words in `heard`, regardless of case and
  /// punctuation, and the number of words in the sentence.
  func errors(in heard: String) -> (errors: Int, words: Int) {
    let said = Self.words(text)
    return (WordErrors.count(Self.words(heard), said: said), said.count)
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
  }
}
