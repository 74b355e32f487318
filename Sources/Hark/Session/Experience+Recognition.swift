// What an experience asks of recognition and of its text, for a recognizer and a language.
extension Experience {
  /// Returns a finisher for recordings in `locale`, which a recognizer with `traits` recognizes;
  /// `nil` if their text remains as it was said.
  func finisher(for locale: LocaleTag?, writtenBy traits: RecognizerTraits) -> Finisher? {
    guard let locale, let finishing else { return nil }
    return Finisher(language: locale.language, options: finishing, recognizer: traits.writes)
  }

  /// The phrases that a recognizer is given: those of the vocabulary, then the experience's own.
  var likelyPhrases: [String] {
    let phrases = (finishing?.vocabulary.phrases ?? []) + contextualPhrases
    return Array(phrases.prefix(RecognitionRequest.phraseLimit))
  }
}
