import Hark

/// Detection of text that was not fully understood.
///
/// Each rule consumes the words that it recognizes. A word that may change the meal and that no
/// rule consumed marks the amounts of its sentence as assumed. If nothing in a text was understood
/// and it may describe a meal, the text is reported as unknown instead of being silently dropped.
enum MealDoubt {
  /// Words that exclude, share, or postpone food, or refer to other people.
  static let words = MealVocabulary.keys(
    """
    didnt|couldnt|wouldnt|shouldnt|dont|doesnt|werent|isnt|arent|aint|cant|cannot|havent|hadnt|hasnt
    |never|none|nobody|hardly|barely|excluding|rest|remain|remaining|remainder|left|leave|leaving
    |share|shared|sharing|split|half-eaten|halfway|partly|partially|mostly|most|swapped|replaced
    |trade|traded|switched|instead|between|among|other|others|everyone|everybody|every|gave|give
    |given|giving|fed|hand|handed|threw|throw|thrown|toss|tossed|spilled|wasted|burned|dropped
    |nibbled|nibbling|tasted|tried|sampled|offered|saved|save|skip|forgot|forget|second|latter
    |former|wanted|wish|planned|tomorrow|unless|subtract|subtracted|deduct|deducted|unsure|than
    |puked|vomited|spat|week|month|alternately|respectively
    """)

  /// Phrases that exclude a part of a dish; the part must be named.
  static let exceptions = MealVocabulary.keys(
    """
    all but|everything but|everything except|except|except for|left the|didnt eat|did not eat
    |didnt touch|didnt touch the|picked off the|picked out the|took off the|scraped off the|picked
    |took|scraped|pulled|peeled|gave the|gave away the|threw away the|threw out the|tossed the
    """)

  /// Returns a text that yielded neither items nor unknown words, if it may describe a meal.
  static func untold(_ words: [MealWord], _ statements: [MealStatement]) -> [String] {
    let said = Set(words.map(\.key))
    let pairs = zip(words, words.dropFirst()).map { "\($0.key) \($1.key)" }
    let isExcepting = !leavingOpen.isDisjoint(with: pairs) || said.contains("except")
    let isUnderstood =
      statements.contains(where: \.isNamed) && !isExcepting
      && !statements.contains(where: \.isAmount)
    let isOfOthers = statements.contains(.others(true))
    let isCounted = statements.contains { if case .heard = $0 { true } else { false } }
    guard !said.isSubset(of: greetings.union(MealVocabulary.fillers)),
      said.contains(where: { $0.contains { !$0.isNumber } }),
      isCounted && !isOfOthers
        || !isUnderstood && (said.contains("finished") || said.isDisjoint(with: nothing))
    else { return [] }
    return [shortened(words.map(\.text).joined(separator: " "))]
  }

  /// Phrases that state that something was eaten but name only the remainder.
  private static let leavingOpen = MealVocabulary.keys("all but|everything but|everything except")

  private static func shortened(_ text: String) -> String {
    guard text.count > AnalyzedMeal.longestName else { return text }
    let cut = text.prefix(AnalyzedMeal.longestName - 1)
    return String(cut[..<(cut.lastIndex(of: " ") ?? cut.endIndex)]) + "…"
  }

  private static let nothing = MealVocabulary.keys(
    """
    no|not|nothing|none|nobody|never|without|didnt|havent|hadnt|wasnt|couldnt|skip|skipped|skipping
    |fasting|fast|nope
    """)

  private static let greetings = MealVocabulary.keys(
    """
    hello|hi|hey|good|morning|afternoon|evening|night|thanks|thank|please|ok|okay|yes|bye|goodbye|so
    |and|i|test|testing|log|you|there|it|one|two|three|is|now|start|stop|done|ready
    """)
}
