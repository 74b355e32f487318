/// Groups lexemes into foods with amounts and the statements between them.
struct MealTelling {
  let lexemes: MealLexemes
  var statements: [MealStatement] = []
  var amount = SpokenAmount()
  var manners: [String] = []

  /// Consecutive names with nothing between them.
  var run: [Noun] = []
  var isDefinite = false

  /// Whether the food being described was given to another person.
  var isGiving = false

  /// The exact numbers stated so far in the sentence, without articles.
  var heard: [Double] = []

  /// Returns the rephrased words of a text, without asides about food that was not eaten that day.
  static func words(of text: String) -> [MealWord] {
    let words = Rephrasing.plain(MealWord.namingWords(in: text))
    return Intent.without(in: Habit.without(in: Question.answered(in: words)))
  }

  static func statements(of words: [MealWord]) -> [MealStatement] {
    var telling = MealTelling(lexemes: MealLexemes(words))
    for (index, lexeme) in telling.lexemes.all.enumerated() {
      telling.take(index)
      switch lexeme.pause {
      case .none: break
      case .comma: telling.close(.pause(isStop: false))
      case .stop:
        telling.closeSentence()
        telling.statements.append(.pause(isStop: true))
      }
    }
    telling.closeSentence()
    return telling.statements
  }

  mutating func take(_ index: Int) {
    let lexeme = lexemes[index]
    switch lexeme.kind {
    case .food, .recipe, .holder: add(lexeme, takeManners())
    case .unknown: takeUnknown(index)
    case .quantity(let number): take(number, index)
    case .unit(let unit, let more):
      closeRun()
      amount.take(unit, more, lexeme.words, of: lexemes)
    case .size(let size): take(size: size, index)
    case .manner(let manner): take(manner: manner, index)
    case .filler: takeFiller(index)
    case .cut(let unit): take(cut: unit)
    case .talk: takeTalk(index)
    case .place: takePlace(index)
    case .statement(let statement): close(statement)
    case .joining:
      closeSome()
      let isInside = lexemes.key(index) == "inside" && lexemes.key(index + 1) == "of"
      if isInside { statements.append(.unclear) }
      close(.joining)
    case .lacking(let lack):
      closeSome()
      if MealDoubt.exceptions.contains(lexemes.key(index)) { statements.append(.excepting) }
      close(.lacking(lack))
    case .amending: takeAmending(index)
    case .doubting:
      close(.amending)
      close(.lacking(.no))
    case .withdrawing: close(.withdrawing(lexemes.reach(of: index)))
    case .same: takeSame(index)
    case .share(let share): close(.share(share, said: lexemes.text(of: lexeme.words)))
    }
  }

  private mutating func closeSentence() {
    closeRun()
    dropAmount()
    if !heard.isEmpty { statements.append(.heard(heard)) }
    heard = []
  }

  mutating func takeManners() -> [String] {
    defer { manners = [] }
    return manners
  }

  mutating func close(_ statement: MealStatement) {
    closeRun(isBeforeAnd: statement == .and(isOr: false))
    dropAmount()
    statements.append(statement)
  }

  /// Turns a number into a statement about that many earlier items, as in "One with jam".
  mutating func closeSome() {
    closeRun()
    guard let count = amount.bareCount, manners.isEmpty else { return }
    statements.append(.some(count, said: amount.words.map(lexemes.text(of:)) ?? ""))
    amount = SpokenAmount()
  }
}

extension MealTelling {
  /// Adds a name to the run, replacing the last one if it is the same food.
  mutating func add(_ lexeme: MealLexeme, _ manners: [String]) {
    let noun = Noun(lexeme, lexemes.words[lexeme.words], manners: manners)
    if let food = noun.food, run.last?.food == food { run.removeLast() }
    run.append(noun)
  }

  mutating func closeRun(isBeforeAnd: Bool = false) {
    guard !run.isEmpty else { return }
    splitCorrection()
    // "The whole pizza" means one.
    if amount.said.isEmpty, let first = run.first, !first.isPlural,
      first.manners.contains(where: ["whole", "entire"].contains)
    {
      amount.said.quantity = 1
    }
    var told = Kitchen.statements(
      of: run, amount.total, isArticle: amount.isArticle || amount.said.isEmpty,
      isBeforeAnd: isBeforeAnd, after: &statements)
    if !told.isEmpty {
      told[0].mention?.isDefinite = isDefinite
      told[0].mention?.isOfAmount = amount.isAfterOf
    }
    (isDefinite, amount.isAfterOf) = (false, false)
    statements += told
    run = []
    amount = SpokenAmount()
  }

  /// Splits a correction from the foods after it, as in "not rice quinoa" if rice was mentioned before.
  mutating func splitCorrection() {
    guard case .lacking(let how) = statements.last, how != .without, let first = run.first,
      run.count > 1, let food = first.food,
      statements.contains(where: { $0.mention?.food == food })
    else { return }
    statements.append(Kitchen.statement(first, SaidAmount()))
    run.removeFirst()
  }

  mutating func dropAmount() {
    defer { amount = SpokenAmount() }
    let left = takeManners().joined(separator: " ")
    if amount.isArticle, !left.isEmpty { statements.append(.unknown(left)) }
    if !amount.said.isEmpty, !amount.isArticle || amount.said.size != nil,
      amount.said.quantity != nil || amount.said.size != nil || isCorrecting || isOfOthers
    {
      let text = amount.words.map(lexemes.text(of:)) ?? ""
      statements.append(.amount(amount.total, said: text))
    }
  }

  /// Whether the amount refers to others' food, as in "My friend had nachos, and I had some".
  private var isOfOthers: Bool { amount.said.isVague && statements.contains(.others(true)) }

  var isCorrecting: Bool {
    switch statements.last(where: { $0 != .pause(isStop: false) }) {
    case .amending, .lacking: true
    default: false
    }
  }

  /// Changes the mention that is the last statement, ignoring pauses; returns `false` if there is none.
  @discardableResult
  mutating func changeLast(_ change: (inout Mention) -> Void) -> Bool {
    guard let index = statements.lastIndex(where: { if case .pause = $0 { false } else { true } }),
      case .mention(var mention) = statements[index]
    else { return false }
    change(&mention)
    statements[index] = .mention(mention)
    return true
  }

  mutating func take(_ number: SpokenQuantity, _ index: Int) {
    if takeKind(index) { return }
    closeRun()
    let range = lexemes[index].words
    // The article in "two slices of a pizza" is not a new amount.
    if number.isArticle, !amount.said.isEmpty, lexemes.isPartOfMore(range) { return }
    if let value = number.value, !number.isArticle, !number.isVague { heard.append(value) }
    if amount.said.unit != nil || (number.isArticle && amount.said.quantity != nil) { dropAmount() }
    amount.take(number, index, of: lexemes)
  }

  /// Handles a cut, which is a unit in "two tilapia fillets" but only a form in "banana slices".
  mutating func take(cut unit: String) {
    if !run.isEmpty, amount.said.quantity != nil, amount.said.unit == nil {
      amount.said.unit = unit
    }
    closeRun()
    changeLast { if $0.amount.isEmpty { $0.cut = unit } }
  }

  mutating func take(size: String, _ index: Int) {
    closeRun()
    if lexemes.isBeforeFood(index) || !amount.said.isEmpty {
      amount.said.size = size
    } else if !changeLast({ $0.amount.size = size }) {
      statements.append(.amount(SaidAmount(size: size), said: ""))
    }
  }
}
