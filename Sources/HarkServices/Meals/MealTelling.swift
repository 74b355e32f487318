/// Groups what was said into foods with their amounts, and all that is between.
struct MealTelling {
  private let words: [MealWord]
  private let lexemes: [MealLexeme]
  private let kitchen: Kitchen
  private var statements: [MealStatement] = []
  private var amount = SaidAmount()
  private var isArticle = false
  private var times = 1.0
  private var manners: [String] = []
  private var run = NounRun()

  /// What a text tells, by a table.
  static func statements(in text: String, table: FoodTable) -> [MealStatement] {
    var telling = MealTelling(MealWord.words(in: text), table)
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
    case .quantity(let number): take(number)
    case .unit(let unit, let more): take(unit, more)
    case .size(let size): take(size: size, index)
    case .manner(let manner): take(manner: manner, index)
    case .filler: closeRun()
    case .talk: takeTalk(index)
    case .place: takePlace(index)
    case .and(let isOr): close(.and(isOr: isOr))
    case .joining: close(.joining)
    case .lacking(let lack): close(.lacking(lack))
    case .amending: close(.amending)
    case .withdrawing: close(.withdrawing)
    case .restarting: close(.restarting)
    case .adding: close(.adding)
    case .each: close(.each)
    }
  }

  private mutating func takeManners() -> [String] {
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
  private mutating func take(_ number: SpokenQuantity) {
    closeRun()
    if amount.unit != nil { dropAmount() }
    if let before = amount.quantity, let value = number.value {
      times *= before
      amount.quantity = value
    } else {
      amount.quantity = number.value
    }
    amount.isVague = amount.isVague || number.isVague
    isArticle = number.isArticle
  }

  private mutating func take(_ unit: String, _ more: Double) {
    closeRun()
    guard amount.unit == nil else { return }
    amount.unit = unit
    if more > 0 { amount.quantity = (amount.quantity ?? 1) + more }
    isArticle = false
  }

  /// Before a food it belongs to that, else to the one just told.
  private mutating func take(size: String, _ index: Int) {
    closeRun()
    if isBeforeFood(index) || !amount.isEmpty {
      amount.size = size
    } else if !changeLast({ $0.amount.size = size }) {
      statements.append(.amount(SaidAmount(size: size)))
    }
  }

  private mutating func take(manner: String, _ index: Int) {
    if isBeforeFood(index) {
      closeRun()
      manners.append(manner)
    } else if run.isEmpty {
      let kitchen = kitchen
      changeLast { kitchen.add(manner, to: &$0) }
    } else {
      run.addAfter(manner)
    }
  }

  /// Changes what was told last; false when something else came between.
  @discardableResult
  private mutating func changeLast(_ change: (inout Mention) -> Void) -> Bool {
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
  private func isBeforeFood(_ index: Int) -> Bool {
    guard lexemes[index].pause == .none, index + 1 < lexemes.count else { return false }
    switch lexemes[index + 1].kind {
    case .food, .recipe, .holder, .unknown, .unit: return true
    case .manner, .size: return isBeforeFood(index + 1)
    default: return false
    }
  }

  private mutating func takeUnknown(_ index: Int) {
    if isPlaceOrTime(before: index) { return }
    run.add(lexemes[index], words, manners: takeManners())
  }

  private static let placing: Set<String> = [
    "at", "from", "during", "near", "called", "named", "while", "to", "by", "for", "when", "who",
  ]

  /// "at Joe's", "during recess": what is unknown there is no food.
  private func isPlaceOrTime(before index: Int) -> Bool {
    var before = index - 1
    while before >= 0, lexemes[before].pause == .none {
      let word = words[lexemes[before].words.lowerBound]
      if Self.placing.contains(word.key) { return true }
      guard case .unknown = lexemes[before].kind else {
        guard ["the", "my", "our", "a", "this", "his", "her"].contains(word.key) else {
          return false
        }
        before -= 1
        continue
      }
      before -= 1
    }
    return false
  }

  private static let turning: Set<String> = [
    "but", "because", "so", "although", "though", "however", "while", "instead", "breakfast",
    "lunch", "dinner", "supper", "brunch", "dessert", "snack", "thank", "idea", "problem",
  ]

  private mutating func takeTalk(_ index: Int) {
    closeRun()
    takeVagueFood(index)
    if isArticle { resetAmount() }
    manners = []
    if Self.turning.contains(words[lexemes[index].words.lowerBound].key) {
      dropAmount()
      statements.append(.turning)
    }
  }

  private static let vagueFoods: Set<String> = [
    "leftover", "dessert", "appetizer", "starter", "takeout", "takeaway", "drink", "combo",
    "buffet",
  ]

  /// "Some leftovers" were eaten, and nobody knows what they were.
  private mutating func takeVagueFood(_ index: Int) {
    let range = lexemes[index].words
    let next = range.upperBound < words.count ? words[range.upperBound].key : ""
    guard !amount.isEmpty, Self.vagueFoods.contains(words[range.lowerBound].key), next != "of"
    else {
      return
    }
    statements.append(.unknown(text(of: range)))
    resetAmount()
  }

  /// The kitchen's own dishes are in the table; of any other only the food is known.
  private mutating func takePlace(_ index: Int) {
    closeRun()
    let before = index > 0 ? words[lexemes[index - 1].words.lowerBound].key : "at"
    if isBeforeFood(index), !["at", "from", "to", "in"].contains(before) {
      statements.append(.unknown(text(of: lexemes[index].words)))
    }
  }

  private func text(of range: Range<Int>) -> String {
    words[range].map(\.text).joined(separator: " ")
  }
}

extension MealTelling {
  private mutating func resetAmount() {
    amount = SaidAmount()
    isArticle = false
    times = 1
  }

  /// An amount without a food stands by itself.
  private mutating func dropAmount() {
    defer { resetAmount() }
    let left = takeManners().joined(separator: " ")
    if isArticle, !left.isEmpty { statements.append(.unknown(left)) }
    if !amount.isEmpty, !isArticle, amount.quantity != nil || amount.size != nil {
      statements.append(.amount(said))
    }
  }

  private var said: SaidAmount {
    var said = amount
    if let quantity = said.quantity { said.quantity = quantity * times }
    return said
  }

  private mutating func closeRun(isBeforeAnd: Bool = false) {
    guard !run.isEmpty else { return }
    let told = kitchen.statements(
      of: run, said, isArticle: isArticle || amount.isEmpty, isBeforeAnd: isBeforeAnd,
      after: &statements)
    statements += told
    run = NounRun()
    resetAmount()
  }
}
