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

  /// "Only ate the white of one": the white of an egg, of which nobody knows how many are meant.
  private func isOfEgg(_ manner: String, _ index: Int) -> Bool {
    ["white", "yellow"].contains(manner) && index > 0 && key(index - 1) == "the"
  }

  /// "A chicken fried steak", "honey roasted ham": what is before the manner is part of the name.
  func isOfCompound(_ manner: String) -> Bool {
    guard let last = run.pieces.last, !last.isPlural, let food = last.food, amount.unit == nil
    else { return false }
    return DishWords.manners.contains(manner) || food.isSpread && DishWords.between.contains(manner)
  }

  /// "Ham on rye", "tuna on whole wheat": a bread by what it is made of.
  mutating func takeBread(_ kind: String, _ isBeforeFood: Bool) -> Bool {
    guard run.isEmpty, !isBeforeFood, amount.isEmpty, case .joining = statements.last,
      let bread = kitchen.table.food(named: "\(kind) bread")
    else { return false }
    statements.append(.mention(Mention(dish: Dish(bread), name: "bread")))
    return true
  }

  /// Whether what should have been said comes.
  var isCorrecting: Bool {
    switch statements.last(where: { !$0.isPause }) {
    case .amending, .lacking: true
    default: false
    }
  }

  /// Changes what was told last; false when something else came between.
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

  /// Whether a food, a unit or what may be a food comes next, past what describes it.
  func isBeforeFood(_ index: Int) -> Bool {
    guard lexemes[index].pause == .none, index + 1 < lexemes.count else { return false }
    switch lexemes[index + 1].kind {
    case .food, .recipe, .holder, .unknown, .unit: return true
    case .manner, .size: return isBeforeFood(index + 1)
    default: return false
    }
  }
}
