/// Groups what was said into foods with their amounts, and all that is between.
struct MealTelling {
  let words: [MealWord]
  let lexemes: [MealLexeme]
  let kitchen: Kitchen
  var statements: [MealStatement] = []
  var amount = SaidAmount()
  var isArticle = false
  private var times = 1.0
  private var amountWords: Range<Int>?
  var manners: [String] = []
  var run = NounRun()

  /// What a text tells, by a table.
  static func statements(in text: String, table: FoodTable) -> [MealStatement] {
    var telling = MealTelling(MealWord.namingWords(in: text), table)
    telling.tell()
    return telling.statements
  }

  private init(_ words: [MealWord], _ table: FoodTable) {
    self.words = words
    lexemes = MealLexer(table: table, words: words).lexemes()
    kitchen = Kitchen(table: table)
  }

  private mutating func tell() {
    for index in lexemes.indices {
      take(index)
      switch lexemes[index].pause {
      case .none: break
      case .comma: close(.pause(isStop: false))
      case .stop: close(.pause(isStop: true))
      }
    }
    closeRun()
    dropAmount()
  }

  private mutating func take(_ index: Int) {
    let lexeme = lexemes[index]
    switch lexeme.kind {
    case .food, .recipe, .holder: run.add(lexeme, words, manners: takeManners())
    case .unknown: takeUnknown(index)
    case .quantity(let number): take(number, index)
    case .unit(let unit, let more): take(unit, more, lexeme.words)
    case .size(let size): take(size: size, index)
    case .manner(let manner): take(manner: manner, index)
    case .filler: closeRun()
    case .cut(let unit): take(cut: unit)
    case .talk: takeTalk(index)
    case .place: takePlace(index)
    case .and(let isOr): close(.and(isOr: isOr))
    case .joining: close(.joining)
    case .lacking(let lack): close(.lacking(lack))
    case .amending: close(.amending)
    case .doubting:
      close(.amending)
      close(.lacking(.no))
    case .withdrawing: close(.withdrawing(reach(of: index)))
    case .restarting: close(.restarting)
    case .adding: close(.adding)
    case .each: close(.each)
    }
  }

  mutating func takeManners() -> [String] {
    defer { manners = [] }
    return manners
  }

  private mutating func close(_ statement: MealStatement) {
    closeRun(isBeforeAnd: isAnd(statement))
    dropAmount()
    statements.append(statement)
  }

  private func isAnd(_ statement: MealStatement) -> Bool {
    if case .and(isOr: false) = statement { return true }
    return false
  }
}

extension MealTelling {
  private mutating func take(_ number: SpokenQuantity, _ index: Int) {
    closeRun()
    let range = lexemes[index].words
    if amount.unit != nil || (number.isArticle && amount.quantity != nil) { dropAmount() }
    note(range)
    amount.isVague = amount.isVague || number.isVague
    // "Two of the three" are two; "two eight ounce glasses" are sixteen ounces.
    if amount.quantity != nil, isPartOfMore(range) { return }
    if let before = amount.quantity, let value = number.value, isMultiplied(index) {
      times *= before
      amount.quantity = value
    } else {
      amount.quantity = number.value
    }
    isArticle = number.isArticle
  }

  /// "Two eight ounce", "two times"; "two three" was corrected in speaking.
  private func isMultiplied(_ index: Int) -> Bool {
    if ["x", "time"].contains(words[lexemes[index].words.lowerBound - 1].key) { return true }
    guard index + 1 < lexemes.count, case .unit = lexemes[index + 1].kind else { return false }
    return true
  }

  /// Whether "of" stands right before, past "the" and the like.
  private func isPartOfMore(_ range: Range<Int>) -> Bool {
    for word in words[..<range.lowerBound].reversed() {
      if word.key == "of" { return true }
      guard ["the", "my", "those", "our", "these", "his", "her"].contains(word.key) else { break }
    }
    return false
  }

  private mutating func note(_ range: Range<Int>) {
    amountWords = (amountWords?.lowerBound ?? range.lowerBound)..<range.upperBound
  }

  private mutating func take(_ unit: String, _ more: Double, _ range: Range<Int>) {
    closeRun()
    note(range)
    guard amount.unit == nil || amount.unit == "tall" else { return }
    amount.unit = unit
    if more > 0 { amount.quantity = (amount.quantity ?? 1) + more }
    isArticle = false
  }

  /// "Two tilapia fillets" are counted by the fillet, "banana slices" are bananas.
  private mutating func take(cut unit: String) {
    if !run.isEmpty, amount.quantity != nil, amount.unit == nil { amount.unit = unit }
    closeRun()
    changeLast { if $0.amount.isEmpty { $0.cut = unit } }
  }

  /// Before a food it belongs to that, else to the one just told.
  private mutating func take(size: String, _ index: Int) {
    closeRun()
    if isBeforeFood(index) || !amount.isEmpty {
      amount.size = size
    } else if !changeLast({ $0.amount.size = size }) {
      statements.append(.amount(SaidAmount(size: size), said: ""))
    }
  }

  private mutating func take(manner: String, _ index: Int) {
    if isBeforeFood(index), isOfCompound(manner) {
      run.add(unknown(index), words, manners: [])
    } else if isBeforeFood(index) {
      closeRun()
      manners.append(manner)
    } else if takeBread(manner, false) {
      return
    } else if run.isEmpty {
      let kitchen = kitchen
      if !changeLast({ kitchen.add(manner, to: &$0) }), isCorrecting {
        statements.append(.manner(manner))
      }
    } else {
      run.addAfter(manner)
    }
  }

  /// "A chicken fried steak", "honey roasted ham": what is before the manner is part of the name.
  private func isOfCompound(_ manner: String) -> Bool {
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
  private var isCorrecting: Bool {
    switch statements.last {
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

extension MealTelling {
  mutating func resetAmount() {
    amount = SaidAmount()
    isArticle = false
    times = 1
    amountWords = nil
  }

  /// An amount without a food stands by itself.
  mutating func dropAmount() {
    defer { resetAmount() }
    let left = takeManners().joined(separator: " ")
    if isArticle, !left.isEmpty { statements.append(.unknown(left)) }
    if !amount.isEmpty, !isArticle || amount.size != nil, amount.quantity != nil || amount.size != nil {
      let text = amountWords.map(text(of:)) ?? ""
      statements.append(.amount(said, said: text))
    }
  }

  private var said: SaidAmount {
    var said = amount
    if let quantity = said.quantity { said.quantity = quantity * times }
    return said
  }

  /// "Not rice quinoa", after rice was told: the first was not meant, the others were.
  private mutating func splitCorrection() {
    guard case .lacking(let how) = statements.last, how != .without, let first = run.pieces.first,
      run.pieces.count > 1, let food = first.food,
      statements.contains(where: {
        if case .mention(let mention) = $0 { mention.dish.parts[0].food == food } else { false }
      })
    else { return }
    statements.append(kitchen.statement(first, SaidAmount()))
    run.removeFirst()
  }

  mutating func closeRun(isBeforeAnd: Bool = false) {
    guard !run.isEmpty else { return }
    splitCorrection()
    let told = kitchen.statements(
      of: run, said, isArticle: isArticle || amount.isEmpty, isBeforeAnd: isBeforeAnd,
      after: &statements)
    statements += told
    run = NounRun()
    resetAmount()
  }
}
