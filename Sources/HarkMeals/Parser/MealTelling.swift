/// Groups lexemes into foods with amounts and the statements between them.
struct MealTelling {
  let words: [MealWord]
  let lexemes: [MealLexeme]
  let kitchen: Kitchen
  var statements: [MealStatement] = []
  var amount = SaidAmount()
  var isArticle = false
  var times = 1.0
  var amountWords: Range<Int>?
  var manners: [String] = []
  var run = NounRun()
  var isDefinite = false
  var isOfAmount = false

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
    var telling = MealTelling(words, table)
    telling.tell()
    return telling.statements
  }

  private init(_ words: [MealWord], _ table: FoodTable) {
    self.words = words
    lexemes = MealLexer(table: table, words: words).lexemes()
    kitchen = Kitchen(table: table)
  }

  mutating func tell() {
    for index in lexemes.indices {
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
    case .food, .recipe, .holder: run.add(lexeme, words, manners: takeManners())
    case .unknown: takeUnknown(index)
    case .quantity(let number): take(number, index)
    case .unit(let unit, let more): take(unit, more, lexeme.words)
    case .size(let size): take(size: size, index)
    case .manner(let manner): take(manner: manner, index)
    case .filler: takeFiller(index)
    case .cut(let unit): take(cut: unit)
    case .talk: takeTalk(index)
    case .place: takePlace(index)
    case .and(let isOr): close(.and(isOr: isOr))
    case .joining:
      closeSome()
      if key(index) == "inside", key(index + 1) == "of" { statements.append(.unclear) }
      close(.joining)
    case .lacking(let lack):
      closeSome()
      if MealDoubt.exceptions.contains(key(index)) { statements.append(.excepting) }
      close(.lacking(lack))
    case .amending: takeAmending(index)
    case .doubting:
      close(.amending)
      close(.lacking(.no))
    case .withdrawing: close(.withdrawing(reach(of: index)))
    case .restarting: close(.restarting)
    case .adding: close(.adding)
    case .each: close(.each)
    case .part: close(.part)
    case .same: takeSame(index)
    case .others(let areOthers): close(.others(areOthers))
    case .share(let share): close(.share(share, said: text(of: lexeme.words)))
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
    guard let count = amount.quantity, !isArticle, !amount.isVague, amount.unit == nil,
      amount.size == nil, manners.isEmpty
    else { return }
    statements.append(.some(count * times, said: amountWords.map(text(of:)) ?? ""))
    resetAmount()
  }
}

extension MealTelling {
  /// Splits a correction from the foods after it, as in "not rice quinoa" after a mention of rice;
  /// the first food was not meant, and the others were.
  mutating func splitCorrection() {
    guard case .lacking(let how) = statements.last, how != .without, let first = run.pieces.first,
      run.pieces.count > 1, let food = first.food,
      statements.contains(where: { $0.mention?.food == food })
    else { return }
    statements.append(kitchen.statement(first, SaidAmount()))
    run.removeFirst()
  }

  mutating func closeRun(isBeforeAnd: Bool = false) {
    guard !run.isEmpty else { return }
    splitCorrection()
    // "The whole pizza" means one.
    if amount.isEmpty, let first = run.pieces.first, !first.isPlural,
      first.manners.contains(where: ["whole", "entire"].contains)
    {
      amount.quantity = 1
    }
    var told = kitchen.statements(
      of: run, said, isArticle: isArticle || amount.isEmpty, isBeforeAnd: isBeforeAnd,
      after: &statements)
    if !told.isEmpty {
      told[0].mention?.isDefinite = isDefinite
      told[0].mention?.isOfAmount = isOfAmount
    }
    (isDefinite, isOfAmount) = (false, false)
    statements += told
    run = NounRun()
    resetAmount()
  }

  /// Handles a word that may be a food, unless it names a place, a time or a person.
  mutating func takeUnknown(_ index: Int) {
    if takeVessel(index) { return }
    if isParticiple(index) { return closeRun() }
    if tellsManner(index) { return }
    if takeBread(key(index), isBeforeFood(index)) { return }
    if MealDoubt.words.contains(key(index)) { statements.append(.unclear) }
    if isPlaceOrTime(before: index) || isOwner(index) || isName(index) { return }
    run.add(lexemes[index], words, manners: takeManners())
  }

  /// Whether a word names an owner rather than a food, as in "My toddler's plate".
  func isOwner(_ index: Int) -> Bool {
    guard words[lexemes[index].words.lowerBound].text.hasSuffix("'s"), case .talk? = kind(index + 1)
    else { return false }
    return true
  }

  /// Returns whether a word states how a food was added to another, as in "An egg dropped in".
  func isParticiple(_ index: Int) -> Bool {
    guard !run.isEmpty, lexemes[index].pause == .none,
      words[lexemes[index].words.lowerBound].text.hasSuffix("ed"), case .joining? = kind(index + 1)
    else { return false }
    return true
  }

  /// Handles a preparation that follows a known food, as in "black beans soaked"; returns whether
  /// there was one.
  private mutating func tellsManner(_ index: Int) -> Bool {
    guard !run.isEmpty, run.pieces.last?.food != nil, !run.pieces.contains(where: \.isUnknown),
      words[lexemes[index].words.lowerBound].text.hasSuffix("ed"), !isBeforeFood(index)
    else { return false }
    let word = text(of: lexemes[index].words)
    closeRun()
    return changeLast { $0.unheeded.append("\($0.name) \(word)") }
  }

  private static let placing: Set<String> = ["at", "from", "during", "near", "called", "named"]

  /// Whether an unknown word is a place or a time, as in "at Joe's" or "during recess".
  func isPlaceOrTime(before index: Int) -> Bool {
    for lexeme in lexemes[..<index].reversed() where lexeme.pause == .none {
      let key = words[lexeme.words.lowerBound].key
      if Self.placing.contains(key) { return true }
      if case .unknown = lexeme.kind { continue }
      guard ["the", "my", "our", "a", "this", "his", "her"].contains(key) else { return false }
    }
    return false
  }
}
