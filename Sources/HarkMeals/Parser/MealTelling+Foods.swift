extension MealTelling {
  /// Handles a word that may be a food, unless it names a place, a time or a person.
  mutating func takeUnknown(_ index: Int) {
    if takeVessel(index) { return }
    if isParticiple(index) { return closeRun() }
    if tellsManner(index) { return }
    if takeBread(lexemes.key(index), lexemes.isBeforeFood(index)) { return }
    if MealDoubt.words.contains(lexemes.key(index)) { statements.append(.unclear) }
    if lexemes.isPlaceOrTime(before: index) || lexemes.isOwner(index) || lexemes.isName(index) {
      return
    }
    run.add(lexemes[index], lexemes.words, manners: takeManners())
  }

  /// Returns whether a word states how a food was added to another, as in "An egg dropped in".
  func isParticiple(_ index: Int) -> Bool {
    guard !run.isEmpty, lexemes[index].pause == .none,
      lexemes.first(index).text.hasSuffix("ed"),
      case .joining? = lexemes.kind(index + 1)
    else { return false }
    return true
  }

  /// Handles a preparation that follows a known food, as in "black beans soaked"; returns whether
  /// there was one.
  private mutating func tellsManner(_ index: Int) -> Bool {
    guard !run.isEmpty, run.pieces.last?.food != nil, !run.pieces.contains(where: \.isUnknown),
      lexemes.first(index).text.hasSuffix("ed"),
      !lexemes.isBeforeFood(index)
    else { return false }
    let word = lexemes.text(of: lexemes[index].words)
    closeRun()
    return changeLast { $0.unheeded.append("\($0.name) \(word)") }
  }

  mutating func take(manner: String, _ index: Int) {
    if lexemes.isBeforeFood(index), isOfCompound(manner) {
      run.add(lexemes.unknown(index), lexemes.words, manners: [])
    } else if lexemes.isBeforeFood(index) {
      closeRun()
      manners.append(manner)
    } else if takeBread(manner, false) {
      return
    } else if run.isEmpty, amount.isArticle {
      manners.append(manner)
    } else if run.isEmpty, amount.said.quantity != nil, !amount.isArticle, manners.isEmpty {
      closeSome()
      statements.append(.manner(manner))
    } else if run.isEmpty {
      let kitchen = kitchen
      if !changeLast({ kitchen.add(manner, to: &$0) }) {
        if isCorrecting { statements.append(.manner(manner)) }
        if isOfEgg(manner, index) { statements.append(.part) }
      }
    } else {
      run.addAfter(manner)
    }
  }

  /// Returns whether the words mean part of an unknown number of eggs, as in "Only ate the white of
  /// one".
  private func isOfEgg(_ manner: String, _ index: Int) -> Bool {
    ["white", "yellow"].contains(manner) && lexemes.key(index - 1) == "the"
  }

  /// Returns whether a manner belongs to the same name as the food before it, as in "A chicken
  /// fried steak" and "honey roasted ham".
  func isOfCompound(_ manner: String) -> Bool {
    guard let last = run.pieces.last, !last.isPlural, let food = last.food, amount.said.unit == nil
    else { return false }
    return DishWords.manners.contains(manner) || food.isSpread && DishWords.between.contains(manner)
  }

  /// Handles a bread named only by its grain, as in "ham on rye" and "tuna on whole wheat"; returns
  /// whether there was one.
  mutating func takeBread(_ kind: String, _ isBeforeFood: Bool) -> Bool {
    guard run.isEmpty, !isBeforeFood, amount.said.isEmpty, case .joining = statements.last,
      let bread = kitchen.table.food(named: "\(kind) bread")
    else { return false }
    statements.append(.mention(Mention(dish: Dish(bread), name: "bread")))
    return true
  }

  func isVessel(_ index: Int) -> Bool {
    guard let unit = MealVocabulary.units[lexemes.key(index)], let food = run.pieces.last?.food,
      DishWords.vessels.contains(lexemes.key(index)) || food.grams[unit] != nil
    else { return false }
    return food.weight(of: unit, size: nil) != nil && (unit != "bowl" || food.isSpooned)
  }

  /// Handles a vessel used as a unit, as in "two beer bottles"; returns whether there was one.
  mutating func takeVessel(_ index: Int) -> Bool {
    guard !run.isEmpty, isVessel(index), amount.said.unit == nil, lexemes[index - 1].pause == .none
    else { return false }
    if amount.said.quantity != nil { amount.said.unit = MealVocabulary.units[lexemes.key(index)] }
    closeRun()
    return true
  }

  /// Returns whether an everyday word and the adjacent food name a different dish.
  func isOfDish(_ index: Int) -> Bool {
    let key = lexemes.key(index)
    if !run.isEmpty, lexemes[index - 1].pause == .none, !lexemes.isFollowedByContents(index) {
      if DishWords.behind.contains(key), !isVessel(index) { return true }
      if DishWords.between.contains(key), lexemes.isBeforeFood(index) { return true }
    }
    guard run.isEmpty, lexemes.isBeforeFood(index) else { return false }
    let isCounted = !amount.said.isEmpty
    if DishWords.beforeCounted.contains(key) { return isCounted }
    return DishWords.before.contains(key) && (isCounted || !lexemes.isAfterPreposition(index))
  }

  private static let kinds: Set<String> = [
    "kind", "flavor", "flavour", "type", "version", "variety", "one",
  ]

  /// Handles the variety of the last food, as in "a muffin, the blueberry kind" and "the blueberry
  /// one"; returns whether there was one.
  mutating func takeKind(_ index: Int) -> Bool {
    guard Self.kinds.contains(lexemes.key(index)), amount.said.isEmpty, index > 0,
      lexemes[index - 1].pause == .none
    else { return false }
    let isOne = lexemes.key(index) == "one"
    if isOne, !isDefinite { return false }
    guard run.pieces.count == 1, let piece = run.pieces.first else { return false }
    let table = kitchen.table
    var isKnown = false
    let isTold = changeLast {
      // "One" does not change a multiword name: "a protein bar, the chocolate one" is not a
      // chocolate bar.
      if !isOne || !$0.name.contains(" "), let kind = $0.changed(kind: piece.text, in: table) {
        ($0, isKnown) = (kind, true)
      } else if isOne {
        $0.unheeded.append("\(piece.text) \($0.name)")
      }
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

  private static let vagueFoods: Set<String> = [
    "leftover", "dessert", "appetizer", "starter", "takeout", "takeaway", "drink", "combo",
    "buffet", "snack", "treat",
  ]

  /// Handles a vague food, such as "some leftovers" or "something sweet"; the food is unknown
  /// unless it is named next.
  mutating func takeVagueFood(_ index: Int) {
    let range = lexemes[index].words
    let next = lexemes.words.key(range.upperBound)
    let isSomething = lexemes.words[range.lowerBound].key == "something"
    let isCounted =
      !amount.said.isEmpty && Self.vagueFoods.contains(lexemes.words[range.lowerBound].key)
    guard isSomething || isCounted, next != "of", !lexemes.isAside(range.lowerBound) else { return }
    statements.append(.vague(lexemes.text(of: range)))
    amount = SpokenAmount()
  }

  /// Handles the name of a place to eat.
  ///
  /// The name becomes an unknown word if it belongs to a food, because the table does not contain
  /// that place's version of the food.
  mutating func takePlace(_ index: Int) {
    closeRun()
    let before = index > 0 ? lexemes.first(index - 1).key : ""
    let isNamed = lexemes.isBeforeFood(index) || ["of", "a", "an"].contains(before)
    if isNamed, !["at", "from", "to", "in"].contains(before), !isOwn(index), !isBeforeDrink(index) {
      statements.append(.unknown(lexemes.text(of: lexemes[index].words)))
    }
  }

  /// Returns whether a drink follows, as in "A Starbucks latte".
  ///
  /// A coffee is the same at every place, and its size is assumed anyway.
  private func isBeforeDrink(_ index: Int) -> Bool {
    let next = lexemes.all[(index + 1)...].first {
      if case .manner = $0.kind { false } else { true }
    }
    switch next?.kind {
    case .food(let food, _): return food.isPoured
    case .recipe(let recipe):
      return kitchen.table.food(named: recipe.parts[0].food)?.isPoured ?? false
    default: return false
    }
  }

  /// Returns whether the table row of the food after a place is specific to that place.
  func isOwn(_ index: Int) -> Bool {
    guard case .food(let food, _)? = lexemes.kind(index + 1) else { return false }
    return food.names.contains { MealWord.key(of: $0).contains(lexemes.key(index)) }
  }
}
