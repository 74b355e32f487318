extension MealTelling {
  /// What may be a food, unless it is a place.
  mutating func takeUnknown(_ index: Int) {
    if isPlaceOrTime(before: index) { return }
    run.add(lexemes[index], words, manners: takeManners())
  }

  private static let placing: Set<String> = [
    "at", "from", "during", "near", "called", "named",
  ]

  /// "at Joe's", "during recess": what is unknown there is no food.
  private func isPlaceOrTime(before index: Int) -> Bool {
    for lexeme in lexemes[..<index].reversed() where lexeme.pause == .none {
      let key = words[lexeme.words.lowerBound].key
      if Self.placing.contains(key) { return true }
      if case .unknown = lexeme.kind { continue }
      guard ["the", "my", "our", "a", "this", "his", "her"].contains(key) else { return false }
    }
    return false
  }

  private static let turning: Set<String> = [
    "but", "because", "so", "although", "though", "however", "while", "instead", "breakfast",
    "lunch", "dinner", "supper", "brunch", "dessert", "snack", "thank", "idea", "problem",
  ]

  /// Talk parts what is before it from what is behind.
  mutating func takeTalk(_ index: Int) {
    closeRun()
    takeVagueFood(index)
    if isArticle { resetAmount() }
    manners = []
    if Self.turning.contains(words[lexemes[index].words.lowerBound].key) {
      dropAmount()
      statements.append(.turning)
    }
  }

  private static let vagueFoods: Set<String> = [
    "leftover", "dessert", "appetizer", "starter", "takeout", "takeaway", "drink", "combo",
    "buffet",
  ]

  /// "Some leftovers" were eaten, and nobody knows what they were.
  private mutating func takeVagueFood(_ index: Int) {
    let range = lexemes[index].words
    let next = range.upperBound < words.count ? words[range.upperBound].key : ""
    guard !amount.isEmpty, Self.vagueFoods.contains(words[range.lowerBound].key), next != "of"
    else {
      return
    }
    statements.append(.unknown(text(of: range)))
    resetAmount()
  }

  /// The kitchen's own dishes are in the table; of any other only the food is known.
  mutating func takePlace(_ index: Int) {
    closeRun()
    let before = index > 0 ? words[lexemes[index - 1].words.lowerBound].key : "at"
    if isBeforeFood(index), !["at", "from", "to", "in"].contains(before) {
      statements.append(.unknown(text(of: lexemes[index].words)))
    }
  }

  private func text(of range: Range<Int>) -> String {
    words[range].map(\.text).joined(separator: " ")
  }
}
