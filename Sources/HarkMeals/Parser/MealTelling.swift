/// Groups lexemes into foods with amounts and the statements between them.
struct MealTelling {
  let lexemes: MealLexemes
  let kitchen: Kitchen
  var statements: [MealStatement] = []
  var amount = SpokenAmount()
  var manners: [String] = []
  var run = NounRun()
  var isDefinite = false

  /// Whether the food being described was given to another person.
  var isGiving = false

  /// The exact numbers stated so far in the sentence, without articles.
  var heard: [Double] = []

  /// Returns the words of a text, without foods that were only intended or were eaten on other
  /// days.
  static func words(of text: String) -> [MealWord] {
    let words = Rephrasing.plain(MealWord.namingWords(in: text))
    return Intent.without(in: Habit.without(in: Question.answered(in: words)))
  }

  static func statements(of words: [MealWord], table: FoodTable) -> [MealStatement] {
    var telling = MealTelling(
      lexemes: MealLexemes(words, table), kitchen: Kitchen(table: table))
    telling.tell()
    return telling.statements
  }

  mutating func tell() {
    for index in lexemes.all.indices {
      take(index)
      switch lexemes[index].pause {
      case .none: break
      case .comma: close(.pause(isStop: false))
      case .stop:
        closeSentence()
        statements.append(.pause(isStop: true))
      }
    }
    closeSentence()
  }

  mutating func take(_ index: Int) {
    let lexeme = lexemes[index]
    switch lexeme.kind {
    case .food, .recipe, .holder: run.add(lexeme, lexemes.words, manners: takeManners())
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
    case .and(let isOr): close(.and(isOr: isOr))
    case .joining:
      closeSome()
      if lexemes.key(index) == "inside", lexemes.key(index + 1) == "of" {
        statements.append(.unclear)
      }
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
    case .restarting: close(.restarting)
    case .adding: close(.adding)
    case .each: close(.each)
    case .part: close(.part)
    case .same: takeSame(index)
    case .others(let areOthers): close(.others(areOthers))
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

  /// Turns a number without a food into a statement about that number of earlier items, as in "One
  /// with jam".
  mutating func closeSome() {
    closeRun()
    guard let count = amount.bareCount, manners.isEmpty else { return }
    statements.append(.some(count, said: amount.words.map(lexemes.text(of:)) ?? ""))
    amount = SpokenAmount()
  }
}

extension MealTelling {
  mutating func closeRun(isBeforeAnd: Bool = false) {
    guard !run.isEmpty else { return }
    splitCorrection()
    // "The whole pizza" means one.
    if amount.said.isEmpty, let first = run.pieces.first, !first.isPlural,
      first.manners.contains(where: ["whole", "entire"].contains)
    {
      amount.said.quantity = 1
    }
    var told = kitchen.statements(
      of: run, amount.total, isArticle: amount.isArticle || amount.said.isEmpty,
      isBeforeAnd: isBeforeAnd,
      after: &statements)
    if !told.isEmpty {
      told[0].mention?.isDefinite = isDefinite
      told[0].mention?.isOfAmount = amount.isAfterOf
    }
    (isDefinite, amount.isAfterOf) = (false, false)
    statements += told
    run = NounRun()
    amount = SpokenAmount()
  }

  /// Splits a correction from the foods after it, as in "not rice quinoa" after a mention of rice;
  /// only the foods after the first were meant.
  mutating func splitCorrection() {
    guard case .lacking(let how) = statements.last, how != .without, let first = run.pieces.first,
      run.pieces.count > 1, let food = first.food,
      statements.contains(where: { $0.mention?.food == food })
    else { return }
    statements.append(kitchen.statement(first, SaidAmount()))
    run.pieces.removeFirst()
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

  /// Whether the amount refers to another person's food, as in "My friend had nachos, and I had
  /// some".
  private var isOfOthers: Bool { amount.said.isVague && statements.contains(.others(true)) }

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

  /// Handles a cut that follows a food.
  ///
  /// "Two tilapia fillets" are counted in fillets, while "banana slices" are bananas.
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
