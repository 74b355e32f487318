extension MealTelling {
  /// Handles an unknown word as a food, unless the context suggests a place, a person, or similar.
  mutating func takeUnknown(_ index: Int) {
    if takeVessel(index) { return }
    if isParticiple(index) { return closeRun() }
    if tellsManner(index) { return }
    if takeBread(lexemes.key(index), lexemes.isBeforeFood(index)) { return }
    if MealDoubt.words.contains(lexemes.key(index)) { statements.append(.unclear) }
    if lexemes.isPlaceOrTime(before: index) || lexemes.isOwner(index) || lexemes.isName(index) {
      return
    }
    add(lexemes[index], takeManners())
  }

  /// Returns whether a word states how a food was added to another, as in "An egg dropped in".
  func isParticiple(_ index: Int) -> Bool {
    guard case .joining? = lexemes.kind(index + 1) else { return false }
    return !run.isEmpty && lexemes[index].pause == .none
      && lexemes.first(index).text.hasSuffix("ed")
  }

  /// Handles a preparation after a known food: "black beans soaked"; returns whether there was one.
  private mutating func tellsManner(_ index: Int) -> Bool {
    guard run.last?.food != nil, !run.contains(where: \.isUnknown), !lexemes.isBeforeFood(index),
      lexemes.first(index).text.hasSuffix("ed")
    else { return false }
    let word = lexemes.text(of: lexemes[index].words)
    closeRun()
    return changeLast { $0.unheeded.append("\($0.name) \(word)") }
  }

  mutating func take(manner: String, _ index: Int) {
    if lexemes.isBeforeFood(index), isOfCompound(manner) {
      add(lexemes.unknown(index), [])
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
      if !changeLast({ Kitchen.add(manner, to: &$0) }) {
        if isCorrecting { statements.append(.manner(manner)) }
        // "Only ate the white of one" leaves the number of eggs open.
        if ["white", "yellow"].contains(manner), lexemes.key(index - 1) == "the" {
          statements.append(.part)
        }
      }
    } else {
      run[run.count - 1].manners.append(manner)
    }
  }

  /// Returns whether a preparation word is part of a dish's name, as in "A chicken fried steak".
  func isOfCompound(_ manner: String) -> Bool {
    guard let last = run.last, !last.isPlural, let food = last.food, amount.said.unit == nil
    else { return false }
    return DishWords.manners.contains(manner) || food.isSpread && DishWords.between.contains(manner)
  }

  /// Handles a bread named only by its grain, as in "ham on rye"; returns whether there was one.
  mutating func takeBread(_ kind: String, _ isBeforeFood: Bool) -> Bool {
    guard run.isEmpty, !isBeforeFood, amount.said.isEmpty, case .joining = statements.last,
      let bread = Food.named("\(kind) bread")
    else { return false }
    statements.append(.mention(Mention(dish: Dish(bread), name: "bread")))
    return true
  }

  func isVessel(_ index: Int) -> Bool {
    guard let unit = MealVocabulary.units[lexemes.key(index)], let food = run.last?.food,
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

  private static let kinds = Set(words: "kind flavor flavour type version variety one")

  /// Handles the kind of the last food: "a muffin, the blueberry kind" or "the blueberry one".
  mutating func takeKind(_ index: Int) -> Bool {
    guard Self.kinds.contains(lexemes.key(index)), amount.said.isEmpty, index > 0,
      lexemes[index - 1].pause == .none
    else { return false }
    let isOne = lexemes.key(index) == "one"
    if isOne, !isDefinite { return false }
    guard run.count == 1, let piece = run.first else { return false }
    var isKnown = false
    let isTold = changeLast {
      // "A protein bar, the chocolate one" is not a chocolate bar.
      if !isOne || !$0.name.contains(" "), let kind = $0.changed(kind: piece.text) {
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
    run = []
    isDefinite = false
    return true
  }

  private static let vagueFoods = Set(
    words: "dessert appetizer starter takeout takeaway drink combo buffet snack treat")

  /// Handles a vague food, such as "a snack" or "something sweet".
  mutating func takeVagueFood(_ index: Int) {
    let range = lexemes[index].words
    let first = lexemes.first(index).key
    guard first == "something" || !amount.said.isEmpty && Self.vagueFoods.contains(first),
      lexemes.words.key(range.upperBound) != "of", !lexemes.isAside(range.lowerBound)
    else { return }
    statements.append(.vague(lexemes.text(of: range)))
    amount = SpokenAmount()
  }

  /// Handles a restaurant or similar place, whose version of a food is unknown unless the table
  /// lists that version or the food is a drink.
  mutating func takePlace(_ index: Int) {
    closeRun()
    let before = index > 0 ? lexemes.first(index - 1).key : ""
    let isNamed = lexemes.isBeforeFood(index) || ["of", "a", "an"].contains(before)
    if isNamed, !["at", "from", "to", "in"].contains(before), !isOwn(index), !isBeforeDrink(index) {
      statements.append(.unknown(lexemes.text(of: lexemes[index].words)))
    }
  }

  /// Returns whether a drink follows: a latte is the same at every place, and its size is assumed.
  private func isBeforeDrink(_ index: Int) -> Bool {
    let next = lexemes.all[(index + 1)...].first {
      if case .manner = $0.kind { false } else { true }
    }
    return switch next?.kind {
    case .food(let food, _): food.isPoured
    case .recipe(let dish): dish.parts[0].food.isPoured
    default: false
    }
  }

  /// Returns whether the table row of the food after a place is specific to that place.
  func isOwn(_ index: Int) -> Bool {
    guard case .food(let food, _)? = lexemes.kind(index + 1) else { return false }
    return food.names.contains { MealWord.key(of: $0).contains(lexemes.key(index)) }
  }
}
