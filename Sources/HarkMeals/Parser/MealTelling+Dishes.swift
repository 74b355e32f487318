extension MealTelling {
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

  /// Handles the kind of the last food, and returns whether there was one.
  ///
  /// Examples are "A muffin, the blueberry kind" and "the blueberry one".
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
