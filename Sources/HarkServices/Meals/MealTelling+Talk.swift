extension MealTelling {
  private static let turning: Set<String> = [
    "but", "because", "so", "although", "though", "however", "while", "instead", "thank",
    "idea", "problem", "if",
  ]

  private static let meals: Set<String> = [
    "breakfast", "lunch", "dinner", "supper", "brunch", "dessert", "snack",
  ]

  /// Talk parts what is before it from what is behind, unless it is a part of a dish's name.
  mutating func takeTalk(_ index: Int) {
    if isOfDish(index) { return run.add(unknown(index), words, manners: takeManners()) }
    if takeVessel(index) || takeKind(index) { return }
    closeRun()
    if tellsContents(index) { return close(.joining) }
    // "My wife had the steak, so just the soup": the second is the person's own.
    if key(index) == "so" { statements.append(.others(false)) }
    takeSubject(index)
    takeVagueFood(index)
    takeDoubt(index)
    takeUnclear(index)
    if isArticle { resetAmount() }
    manners = []
    if Self.turning.contains(key(index)) || Self.meals.contains(key(index)) {
      dropAmount()
      statements.append(.turning(isMeal: Self.meals.contains(key(index))))
    }
  }

  /// "The omelet had three eggs": what comes is in it.
  private func tellsContents(_ index: Int) -> Bool {
    guard ["had", "has", "contained", "contains"].contains(key(index)), index > 0,
      lexemes[index - 1].pause == .none, case .mention(let mention) = statements.last
    else { return false }
    return mention.isDefinite
  }

  private static let doubts: Set<String> = ["want", "need", "crave", "craving", "wish", "tomorrow"]

  /// "I want a burger" tells no meal, unless it goes on with "to log".
  private mutating func takeDoubt(_ index: Int) {
    let next = lexemes[index].words.upperBound
    guard next < words.count else { return }
    let isLiking = ["would", "id"].contains(key(index)) && words[next].key == "like"
    let behind = isLiking ? next + 1 : next
    guard Self.doubts.contains(key(index)) || isLiking, behind < words.count,
      words[behind].key != "to"
    else { return }
    statements.append(.doubt(text(of: lexemes[index].words.lowerBound..<behind)))
  }

  func key(_ index: Int) -> String {
    words[lexemes[index].words].map(\.key).joined(separator: " ")
  }

  func unknown(_ index: Int) -> MealLexeme {
    MealLexeme(kind: .unknown, words: lexemes[index].words, pause: lexemes[index].pause)
  }

  /// How far back is meant: "scratch that" alone, and before "just" or "I had", takes the sentence
  /// back; before another food, the last thing.
  func reach(of index: Int) -> MealStatement.Reach {
    let said = key(index)
    let isOfThing =
      ["last", "not that", "but"].contains(where: said.contains) || said.hasPrefix("for ")
    if isOfThing { return .thing }
    guard lexemes[index].pause != .stop, index + 1 < lexemes.count else { return .sentence }
    let next = (index + 1..<min(index + 4, lexemes.count)).map(key)
    if next.contains("just") || next.contains("only") { return .sentence }
    switch next[0] {
    case "i", "we": return .clause
    default: return .thing
    }
  }

  private static let vagueFoods: Set<String> = [
    "leftover", "dessert", "appetizer", "starter", "takeout", "takeaway", "drink", "combo",
    "buffet", "snack", "treat",
  ]

  /// "Some leftovers", "something sweet" were eaten, and nobody knows what they were, unless it comes.
  mutating func takeVagueFood(_ index: Int) {
    let range = lexemes[index].words
    let next = range.upperBound < words.count ? words[range.upperBound].key : ""
    let isSomething = words[range.lowerBound].key == "something"
    let isCounted = !amount.isEmpty && Self.vagueFoods.contains(words[range.lowerBound].key)
    guard isSomething || isCounted, next != "of", !isAside(range.lowerBound) else { return }
    statements.append(.vague(text(of: range)))
    resetAmount()
  }

  /// "As a snack", "for a treat", "or something".
  private func isAside(_ index: Int) -> Bool {
    words[..<index].suffix(2).contains { ["as", "for", "or", "like"].contains($0.key) }
  }

  /// The kitchen's own dishes are in the table; of any other only the food is known.
  mutating func takePlace(_ index: Int) {
    closeRun()
    let before = index > 0 ? words[lexemes[index - 1].words.lowerBound].key : ""
    let isNamed = isBeforeFood(index) || ["of", "a", "an"].contains(before)
    if isNamed, !["at", "from", "to", "in"].contains(before), !isOwn(index), !isBeforeDrink(index) {
      statements.append(.unknown(text(of: lexemes[index].words)))
    }
  }

  /// "A Starbucks latte": a coffee is the same wherever it is made, and its size is assumed anyway.
  private func isBeforeDrink(_ index: Int) -> Bool {
    let next = lexemes[(index + 1)...].first { if case .manner = $0.kind { false } else { true } }
    switch next?.kind {
    case .food(let food, _): return food.isPoured
    case .recipe(let recipe):
      return kitchen.table.food(named: recipe.parts[0].food)?.isPoured ?? false
    default: return false
    }
  }

  /// Whether the row of the food behind a place is that place's.
  func isOwn(_ index: Int) -> Bool {
    guard index + 1 < lexemes.count, case .food(let food, _) = lexemes[index + 1].kind else {
      return false
    }
    return food.names.contains { MealWord.key(of: $0).contains(key(index)) }
  }

  func text(of range: Range<Int>) -> String {
    words[range].map(\.text).joined(separator: " ")
  }
}

extension MealTelling {
  private static let afterthoughts: Set<String> = ["actually", "sorry", "i mean", "rather"]

  /// "Ham, well, turkey actually": what stands before the word is what should have been said.
  mutating func takeAmending(_ index: Int) {
    let isAtEnd = lexemes[index].pause != .none || index + 1 == lexemes.count
    guard isAtEnd, Self.afterthoughts.contains(key(index)), !run.isEmpty || amount.quantity != nil,
      index > 0, lexemes[index - 1].pause == .none, case .pause = statements.last
    else { return close(.amending) }
    statements.append(.amending)
    closeRun()
    dropAmount()
  }
}
