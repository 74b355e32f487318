extension MealTelling {
  mutating func take(manner: String, _ index: Int) {
    if isBeforeFood(index), isOfCompound(manner) {
      run.add(unknown(index), words, manners: [])
    } else if isBeforeFood(index) {
      closeRun()
      manners.append(manner)
    } else if takeBread(manner, false) {
      return
    } else if run.isEmpty, isArticle {
      manners.append(manner)
    } else if run.isEmpty, amount.quantity != nil, !isArticle, manners.isEmpty {
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
    ["white", "yellow"].contains(manner) && index > 0 && key(index - 1) == "the"
  }

  /// Returns whether a manner belongs to the same name as the food before it.
  ///
  /// Examples are "A chicken fried steak" and "honey roasted ham".
  func isOfCompound(_ manner: String) -> Bool {
    guard let last = run.pieces.last, !last.isPlural, let food = last.food, amount.unit == nil
    else { return false }
    return DishWords.manners.contains(manner) || food.isSpread && DishWords.between.contains(manner)
  }

  /// Handles a bread named only by its grain, and returns whether there was one.
  ///
  /// Examples are "Ham on rye" and "tuna on whole wheat".
  mutating func takeBread(_ kind: String, _ isBeforeFood: Bool) -> Bool {
    guard run.isEmpty, !isBeforeFood, amount.isEmpty, case .joining = statements.last,
      let bread = kitchen.table.food(named: "\(kind) bread")
    else { return false }
    statements.append(.mention(Mention(dish: Dish(bread), name: "bread")))
    return true
  }

  /// Whether a correction follows.
  var isCorrecting: Bool {
    switch statements.last(where: { !$0.isPause }) {
    case .amending, .lacking: true
    default: false
    }
  }

  /// Changes the last mention; returns `false` if another statement follows it.
  @discardableResult
  mutating func changeLast(_ change: (inout Mention) -> Void) -> Bool {
    guard
      let index = statements.lastIndex(where: {
        if case .pause = $0 { return false }
        return true
      }), case .mention(var mention) = statements[index]
    else { return false }
    change(&mention)
    statements[index] = .mention(mention)
    return true
  }

  /// Returns whether a food, a unit or a possible food comes next, after any words that describe
  /// it.
  func isBeforeFood(_ index: Int) -> Bool {
    guard lexemes[index].pause == .none, index + 1 < lexemes.count else { return false }
    switch lexemes[index + 1].kind {
    case .food, .recipe, .holder, .unknown, .unit: return true
    case .manner, .size: return isBeforeFood(index + 1)
    default: return false
    }
  }
}
