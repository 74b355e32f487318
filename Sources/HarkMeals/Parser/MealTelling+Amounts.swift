extension MealTelling {
  /// Handles a filler word.
  ///
  /// A word such as "maybe" before another number makes the amount uncertain, as in "three beers,
  /// maybe four".
  mutating func takeFiller(_ index: Int) {
    closeRun()
    isDefinite = key(index) == "the"
    if isOnly(index) { statements.append(.unclear) }
    isOfAmount = isOfAmount || key(index) == "of" && amount.unit != nil
    guard ["maybe", "perhaps", "possibly", "probably"].contains(key(index)),
      case .quantity? = kind(index + 1), !isBeforeFood(index + 1)
    else { return }
    if amount.quantity != nil, amount.unit == nil, !isArticle {
      amount.isVague = true
    } else {
      statements.append(.and(isOr: true))
    }
  }

  mutating func take(_ number: SpokenQuantity, _ index: Int) {
    if takeKind(index) { return }
    closeRun()
    let range = lexemes[index].words
    // The article in "two slices of a pizza" is not a new amount.
    if number.isArticle, !amount.isEmpty, isPartOfMore(range) { return }
    if let value = number.value, !number.isArticle, !number.isVague { heard.append(value) }
    if amount.unit != nil || (number.isArticle && amount.quantity != nil) { dropAmount() }
    note(range)
    amount.isVague = amount.isVague || number.isVague
    // "Two of the three" means two; "two eight ounce glasses" means sixteen ounces.
    if let part = amount.quantity, isPartOfMore(range) {
      if part < 1, let all = number.value, all > 1 { amount.quantity = part * all }
      return
    }
    if let before = amount.quantity, let value = number.value, isChoice(before, value, index) {
      amount.quantity = value
      amount.isVague = true
    } else if let before = amount.quantity, let value = number.value, isMultiplied(index) {
      times *= before
      amount.quantity = value
    } else {
      amount.quantity = number.value
    }
    isArticle = number.isArticle
  }

  /// Returns whether two numbers are multiplied, as in "two eight ounce" or "two times".
  ///
  /// "Two three" is a self-correction instead.
  func isMultiplied(_ index: Int) -> Bool {
    if ["x", "time"].contains(words.key(lexemes[index].words.lowerBound - 1)) { return true }
    if case .unit? = kind(index + 1) { return true }
    return false
  }

  /// Returns whether two numbers are alternatives, as in "200 250 grams" or "three four ounces".
  ///
  /// "Two eight ounce glasses" means sixteen ounces instead.
  func isChoice(_ before: Double, _ value: Double, _ index: Int) -> Bool {
    guard case .unit? = kind(index + 1), before >= 1,
      !["x", "time"].contains(words.key(lexemes[index].words.lowerBound - 1))
    else { return false }
    let isPlural = words[lexemes[index + 1].words.lowerBound].isPlural
    return before > 24 || isPlural && value > before && value - before <= 2
  }

  /// Whether "of" precedes the words, with only "the" or a similar word in between.
  func isPartOfMore(_ range: Range<Int>) -> Bool {
    for word in words[..<range.lowerBound].reversed() {
      if word.key == "of" { return true }
      guard ["the", "my", "those", "our", "these", "his", "her"].contains(word.key) else { break }
    }
    return false
  }

  mutating func note(_ range: Range<Int>) {
    amountWords = (amountWords?.lowerBound ?? range.lowerBound)..<range.upperBound
  }

  mutating func take(_ unit: String, _ more: Double, _ range: Range<Int>) {
    closeRun()
    note(range)
    guard amount.unit == nil || amount.unit == "tall" else { return }
    amount.unit = unit
    amount.isVague = amount.isVague || Self.loosely.contains(words[range.lowerBound].key)
    if more > 0 { amount.quantity = (amount.quantity ?? 1) + more }
    isArticle = false
  }

  /// Words for a piece or a serving of any size.
  private static let loosely: Set<String> = [
    "chunk", "bit", "hunk", "morsel", "sliver", "slab", "helping", "portion", "pot", "tin",
  ]

  /// Handles a cut that follows a food.
  ///
  /// "Two tilapia fillets" are counted in fillets, while "banana slices" are bananas.
  mutating func take(cut unit: String) {
    if !run.isEmpty, amount.quantity != nil, amount.unit == nil { amount.unit = unit }
    closeRun()
    changeLast { if $0.amount.isEmpty { $0.cut = unit } }
  }

  mutating func take(size: String, _ index: Int) {
    closeRun()
    if isBeforeFood(index) || !amount.isEmpty {
      amount.size = size
    } else if !changeLast({ $0.amount.size = size }) {
      statements.append(.amount(SaidAmount(size: size), said: ""))
    }
  }

  mutating func resetAmount() {
    isOfAmount = false
    amount = SaidAmount()
    isArticle = false
    times = 1
    amountWords = nil
  }

  mutating func dropAmount() {
    defer { resetAmount() }
    let left = takeManners().joined(separator: " ")
    if isArticle, !left.isEmpty { statements.append(.unknown(left)) }
    if !amount.isEmpty, !isArticle || amount.size != nil,
      amount.quantity != nil || amount.size != nil || isCorrecting || isOfOthers
    {
      let text = amountWords.map(text(of:)) ?? ""
      statements.append(.amount(said, said: text))
    }
  }

  /// Whether the amount refers to another person's food, as in "My friend had nachos, and I had
  /// some".
  private var isOfOthers: Bool { amount.isVague && statements.contains(.others(true)) }

  var said: SaidAmount {
    var said = amount
    if let quantity = said.quantity { said.quantity = quantity * times }
    return said
  }

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
    ["white", "yellow"].contains(manner) && key(index - 1) == "the"
  }

  /// Returns whether a manner belongs to the same name as the food before it, as in "A chicken
  /// fried steak" and "honey roasted ham".
  func isOfCompound(_ manner: String) -> Bool {
    guard let last = run.pieces.last, !last.isPlural, let food = last.food, amount.unit == nil
    else { return false }
    return DishWords.manners.contains(manner) || food.isSpread && DishWords.between.contains(manner)
  }

  /// Handles a bread named only by its grain, and returns whether there was one, as in "ham on rye"
  /// and "tuna on whole wheat".
  mutating func takeBread(_ kind: String, _ isBeforeFood: Bool) -> Bool {
    guard run.isEmpty, !isBeforeFood, amount.isEmpty, case .joining = statements.last,
      let bread = kitchen.table.food(named: "\(kind) bread")
    else { return false }
    statements.append(.mention(Mention(dish: Dish(bread), name: "bread")))
    return true
  }

  var isCorrecting: Bool {
    switch statements.last(where: { $0 != .pause(isStop: false) }) {
    case .amending, .lacking: true
    default: false
    }
  }

  /// Changes the last mention; returns `false` if another statement follows it.
  @discardableResult
  mutating func changeLast(_ change: (inout Mention) -> Void) -> Bool {
    guard let index = statements.lastIndex(where: { if case .pause = $0 { false } else { true } }),
      case .mention(var mention) = statements[index]
    else { return false }
    change(&mention)
    statements[index] = .mention(mention)
    return true
  }

  /// Returns whether a food, a unit or a possible food comes next, after any words that describe
  /// it.
  func isBeforeFood(_ index: Int) -> Bool {
    guard lexemes[index].pause == .none else { return false }
    switch kind(index + 1) {
    case .food, .recipe, .holder, .unknown, .unit: return true
    case .manner, .size: return isBeforeFood(index + 1)
    default: return false
    }
  }
}
