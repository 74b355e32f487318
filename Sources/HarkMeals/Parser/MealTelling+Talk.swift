extension MealTelling {
  private static let turning: Set<String> = [
    "but", "because", "so", "although", "though", "however", "while", "instead", "thank", "idea",
    "problem", "if",
  ]

  private static let meals: Set<String> = [
    "breakfast", "lunch", "dinner", "supper", "brunch", "dessert", "snack",
  ]

  /// Handles talk, which separates the words around it unless it is part of a dish's name.
  mutating func takeTalk(_ index: Int) {
    if isOfDish(index) { return run.add(unknown(index), words, manners: takeManners()) }
    if takeVessel(index) || takeKind(index) { return }
    closeRun()
    if tellsContents(index) { return close(.joining) }
    // In "My wife had the steak, so just the soup", the soup is the user's own.
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

  /// Whether the contents of a food follow, as in "The omelet had three eggs".
  private func tellsContents(_ index: Int) -> Bool {
    ["had", "has", "contained", "contains"].contains(key(index)) && index > 0
      && lexemes[index - 1].pause == .none && statements.last?.mention?.isDefinite == true
  }

  private static let doubts: Set<String> = ["want", "need", "crave", "craving", "wish", "tomorrow"]

  /// Handles a wish, such as "I want a burger", which is not a meal unless "to log" follows.
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

  /// Returns the words of the lexeme at `index`; empty beyond the ends.
  func key(_ index: Int) -> String {
    lexemes.indices.contains(index)
      ? words[lexemes[index].words].map(\.key).joined(separator: " ") : ""
  }

  /// Returns the role of the lexeme at `index`; `nil` beyond the ends.
  func kind(_ index: Int) -> MealLexeme.Kind? {
    lexemes.indices.contains(index) ? lexemes[index].kind : nil
  }

  func unknown(_ index: Int) -> MealLexeme {
    MealLexeme(kind: .unknown, words: lexemes[index].words, pause: lexemes[index].pause)
  }

  /// Returns the reach of a withdrawal.
  ///
  /// "Scratch that" withdraws the sentence if it stands alone or before "just", the clause before
  /// "I had", and the last food before another food.
  func reach(of index: Int) -> MealStatement.Reach {
    let said = key(index)
    let isOfThing =
      ["last", "not that", "but"].contains(where: said.contains) || said.hasPrefix("for ")
    if isOfThing { return .thing }
    guard lexemes[index].pause != .stop, index + 1 < lexemes.count else { return .sentence }
    let next = (index + 1..<min(index + 4, lexemes.count)).map(key)
    if next.contains("just") || next.contains("only") { return .sentence }
    return ["i", "we"].contains(next[0]) ? .clause : .thing
  }

  private static let vagueFoods: Set<String> = [
    "leftover", "dessert", "appetizer", "starter", "takeout", "takeaway", "drink", "combo",
    "buffet", "snack", "treat",
  ]

  /// Handles a vague food, such as "some leftovers" or "something sweet"; the food is unknown
  /// unless it is named next.
  mutating func takeVagueFood(_ index: Int) {
    let range = lexemes[index].words
    let next = words.key(range.upperBound)
    let isSomething = words[range.lowerBound].key == "something"
    let isCounted = !amount.isEmpty && Self.vagueFoods.contains(words[range.lowerBound].key)
    guard isSomething || isCounted, next != "of", !isAside(range.lowerBound) else { return }
    statements.append(.vague(text(of: range)))
    resetAmount()
  }

  /// Returns whether a vague food is an aside, as in "As a snack", "for a treat" or "or something".
  private func isAside(_ index: Int) -> Bool {
    words[..<index].suffix(2).contains { ["as", "for", "or", "like"].contains($0.key) }
  }

  /// Handles the name of a place to eat.
  ///
  /// The place is unknown if the table has no row of that place for the food that follows.
  mutating func takePlace(_ index: Int) {
    closeRun()
    let before = index > 0 ? words[lexemes[index - 1].words.lowerBound].key : ""
    let isNamed = isBeforeFood(index) || ["of", "a", "an"].contains(before)
    if isNamed, !["at", "from", "to", "in"].contains(before), !isOwn(index), !isBeforeDrink(index) {
      statements.append(.unknown(text(of: lexemes[index].words)))
    }
  }

  /// Returns whether a drink follows, as in "A Starbucks latte".
  ///
  /// A coffee is the same at every place, and its size is assumed anyway.
  private func isBeforeDrink(_ index: Int) -> Bool {
    let next = lexemes[(index + 1)...].first { if case .manner = $0.kind { false } else { true } }
    switch next?.kind {
    case .food(let food, _): return food.isPoured
    case .recipe(let recipe):
      return kitchen.table.food(named: recipe.parts[0].food)?.isPoured ?? false
    default: return false
    }
  }

  /// Returns whether the table row of the food after a place is specific to that place.
  func isOwn(_ index: Int) -> Bool {
    guard case .food(let food, _)? = kind(index + 1) else { return false }
    return food.names.contains { MealWord.key(of: $0).contains(key(index)) }
  }

  func text(of range: Range<Int>) -> String { words[range].map(\.text).joined(separator: " ") }

  private static let afterthoughts: Set<String> = ["actually", "sorry", "i mean", "rather"]

  /// Handles a word that marks a correction.
  ///
  /// In "Ham, well, turkey actually", the replacement precedes the word.
  mutating func takeAmending(_ index: Int) {
    let isAtEnd = lexemes[index].pause != .none || index + 1 == lexemes.count
    guard isAtEnd, Self.afterthoughts.contains(key(index)), !run.isEmpty || amount.quantity != nil,
      index > 0, lexemes[index - 1].pause == .none, case .pause = statements.last
    else { return close(.amending) }
    statements.append(.amending)
    closeRun()
    dropAmount()
  }

  /// Whether an everyday word and the adjacent food name a different dish.
  func isOfDish(_ index: Int) -> Bool {
    let key = key(index)
    if !run.isEmpty, lexemes[index - 1].pause == .none, !isFollowedByContents(index) {
      if DishWords.behind.contains(key), !isVessel(index) { return true }
      if DishWords.between.contains(key), isBeforeFood(index) { return true }
    }
    guard run.isEmpty, isBeforeFood(index) else { return false }
    let isCounted = !amount.isEmpty
    if DishWords.beforeCounted.contains(key) { return isCounted }
    return DishWords.before.contains(key) && (isCounted || !isAfterPreposition(index))
  }

  /// Returns whether the contents of a dish follow, as in "a rice bowl with tofu".
  func isFollowedByContents(_ index: Int) -> Bool {
    let next = lexemes[index].words.upperBound
    return lexemes[index].pause == .none && next < words.count
      && ["of", "with"].contains(words[next].key)
  }

  private static let prepositions: Set<String> = [
    "at", "in", "on", "from", "for", "during", "after", "before", "the", "my", "our", "this", "to",
    "by", "of", "near",
  ]

  func isAfterPreposition(_ index: Int) -> Bool {
    guard index > 0, lexemes[index - 1].pause == .none else { return false }
    return Self.prepositions.contains(words[lexemes[index - 1].words.upperBound - 1].key)
  }

  func isVessel(_ index: Int) -> Bool {
    guard let unit = MealVocabulary.units[key(index)], let food = run.pieces.last?.food,
      DishWords.vessels.contains(key(index)) || food.grams[unit] != nil
    else { return false }
    return food.weight(of: unit, size: nil) != nil && (unit != "bowl" || food.isSpooned)
  }

  /// Handles a vessel that counts a food, as in "two beer bottles", and returns whether there was
  /// one.
  mutating func takeVessel(_ index: Int) -> Bool {
    guard !run.isEmpty, isVessel(index), amount.unit == nil, lexemes[index - 1].pause == .none
    else { return false }
    if amount.quantity != nil { amount.unit = MealVocabulary.units[key(index)] }
    closeRun()
    return true
  }

  private static let kinds: Set<String> = [
    "kind", "flavor", "flavour", "type", "version", "variety", "one",
  ]

  /// Handles the kind of the last food, and returns whether there was one, as in "a muffin, the
  /// blueberry kind" and "the blueberry one".
  mutating func takeKind(_ index: Int) -> Bool {
    guard Self.kinds.contains(key(index)), amount.isEmpty, index > 0,
      lexemes[index - 1].pause == .none
    else { return false }
    let isOne = key(index) == "one"
    if isOne, !isDefinite { return false }
    guard run.pieces.count == 1, let piece = run.pieces.first else {
      return isOne && run.isEmpty && takeOne(index)
    }
    let kitchen = kitchen
    var isKnown = false
    let isTold = changeLast {
      // "One" does not change a name of several words: "a protein bar, the chocolate one" is not a
      // chocolate bar.
      isKnown = (!isOne || !$0.name.contains(" ")) && kitchen.change(&$0, toKind: piece)
      if isOne, !isKnown { $0.unheeded.append("\(piece.text) \($0.name)") }
    }
    if isOne, !isTold {
      closeRun()
      return true
    }
    guard isKnown || isOne else { return false }
    run = NounRun()
    isDefinite = false
    return true
  }

  /// Handles "one" where it is not a number, as in "A coffee, the strong one".
  private mutating func takeOne(_ index: Int) -> Bool {
    guard !manners.isEmpty else { return false }
    let (said, kitchen) = (takeManners(), kitchen)
    isDefinite = false
    return changeLast {
      for manner in said {
        if MealVocabulary.otherFood.contains(manner) { $0.unheeded.append("\(manner) \($0.name)") }
        kitchen.add(manner, to: &$0)
      }
    }
  }
}
