/// Makes dishes of names.
struct Kitchen: Sendable {
  /// The foods.
  let table: FoodTable

  /// What a run of names tells: one food, a dish of several, a list, or something not known.
  func statements(
    of run: NounRun, _ amount: SaidAmount, isArticle: Bool, isBeforeAnd: Bool,
    after statements: inout [MealStatement]
  ) -> [MealStatement] {
    let pieces = run.pieces
    if pieces.contains(where: \.isUnknown) {
      return withUnknown(pieces, amount, isBeforeAnd: isBeforeAnd)
    }
    if pieces.count == 1, holder(pieces[0]) == nil { return [statement(pieces[0], amount)] }
    if let filled = filled(pieces, amount, isArticle: isArticle, after: &statements) {
      return [filled]
    }
    return isList(pieces, amount, isArticle: isArticle, isBeforeAnd: isBeforeAnd)
      ? list(pieces, amount) : [.unknown(text(of: pieces))]
  }

  private func text(of pieces: some Sequence<NounRun.Piece>) -> String {
    pieces.map { ($0.manners + [$0.text]).joined(separator: " ") }.joined(separator: " ")
  }

  private func list(_ pieces: [NounRun.Piece], _ amount: SaidAmount) -> [MealStatement] {
    pieces.enumerated().map { statement($1, $0 == 0 ? amount : SaidAmount()) }
  }

  /// An unknown name takes the names beside it along, for "eggs benedict" are no eggs and "goat curry"
  /// is no curry; a plural further away is a thing of its own.
  private func withUnknown(
    _ pieces: [NounRun.Piece], _ amount: SaidAmount, isBeforeAnd: Bool
  ) -> [MealStatement] {
    let first = pieces.firstIndex(where: \.isUnknown) ?? 0
    let before = pieces[..<max(first - 1, 0)]
    let start = before.lastIndex(where: \.isPlural).map { $0 + 1 } ?? 0
    var end = pieces.count
    if let next = pieces[first...].firstIndex(where: { !$0.isUnknown }) { end = next + 1 }
    var none: [MealStatement] = []
    var told: [MealStatement] = []
    if start > 0 {
      told = list(Array(pieces[..<start]), amount)
    }
    told.append(.unknown(text(of: pieces[start..<end])))
    if end < pieces.count {
      var rest = NounRun()
      pieces[end...].forEach { rest.append($0) }
      told += statements(
        of: rest, SaidAmount(), isArticle: true, isBeforeAnd: isBeforeAnd, after: &none)
    }
    return told
  }

  /// "Eggs bacon toast" is a list; "carrot cake" would be one dish, and is not known.
  private func isList(
    _ pieces: [NounRun.Piece], _ amount: SaidAmount, isArticle: Bool, isBeforeAnd: Bool
  ) -> Bool {
    let front = pieces.dropLast()
    if front.contains(where: \.isPlural) { return true }
    if amount.unit != nil { return front.allSatisfy(isListed) }
    if !isArticle { return false }
    return (pieces.count > 2 || isBeforeAnd) && amount.isEmpty && front.allSatisfy(isListed)
  }

  /// Whether it is named without an article when it stands in a list: no apple, no butter.
  private func isListed(_ piece: NounRun.Piece) -> Bool {
    guard let food = piece.food else { return true }
    return piece.isPlural
      || (!food.isCounted && !["tbsp", "tsp", "pat", "dash", "packet"].contains(food.portion.unit))
  }
}

extension Kitchen {
  private func holder(_ piece: NounRun.Piece) -> MealLexeme.Holder? {
    if case .holder(let holder) = piece.kind { return holder }
    return nil
  }

  /// What takes other foods in without becoming another dish.
  private static let heads: Set<String> = [
    "toast", "omelet", "egg omelet", "scrambled egg", "pizza", "bagel", "pasta", "spaghetti",
    "noodle", "oatmeal", "porridge", "fried rice", "salad", "side salad", "tortilla", "quesadilla",
    "pita", "english muffin", "penne", "linguine", "fettuccine",
    "baked potato", "jacket potato", "white toast", "whole wheat toast", "wheat toast", "rye toast",
    "brown toast", "sourdough toast", "wholemeal toast",
  ]

  /// "Ham and cheese sandwich", "mushroom omelette": the holder and what is in it.
  private func filled(
    _ pieces: [NounRun.Piece], _ amount: SaidAmount, isArticle: Bool,
    after statements: inout [MealStatement]
  ) -> MealStatement? {
    guard let last = pieces.last, let head = head(last),
      holder(last) != nil || !pieces.dropLast().contains(where: \.isPlural)
    else { return nil }
    if let eggs = eggs(pieces, amount, head) { return eggs }
    if pieces.dropLast().contains(where: { $0.food?.name == "side salad" }) { return nil }
    var fillings = pieces.dropLast().flatMap { dish($0)?.parts ?? [] }
    var amount = amount
    if isArticle || amount.isEmpty {
      absorb(&fillings, &amount, from: &statements, isNeeded: pieces.count > 1)
    }
    return .mention(
      Mention(
        dish: Dish(parts: [head] + fillings), amount: amount, name: last.text, manners: [],
        unheeded: [], isPlural: last.isPlural))
  }

  private func head(_ piece: NounRun.Piece) -> Dish.Part? {
    if let holder = holder(piece), let food = table.food(named: holder.part.food) {
      return Dish.Part(food: food, amount: holder.part.amount)
    }
    if case .food(_, let name) = piece.kind, Self.heads.contains(name), let dish = dish(piece) {
      return Dish.Part(food: dish.parts[0].food, amount: SaidAmount())
    }
    return nil
  }

  /// "A three egg omelette" is made of three.
  private func eggs(
    _ pieces: [NounRun.Piece], _ amount: SaidAmount, _ head: Dish.Part
  ) -> MealStatement? {
    guard pieces.count == 2, pieces[0].food?.name == "egg", head.food.number == "01130" else {
      return nil
    }
    var amount = amount
    amount.unit = "large"
    return .mention(
      Mention(
        dish: Dish(head.food), amount: amount, name: "omelet", manners: [], unheeded: [],
        isPlural: false))
  }

  /// "A ham and" that came before "cheese sandwich" belongs into it.
  private func absorb(
    _ fillings: inout [Dish.Part], _ amount: inout SaidAmount,
    from statements: inout [MealStatement], isNeeded: Bool
  ) {
    while isNeeded, amount.isEmpty, statements.count >= 2,
      case .and(isOr: false) = statements[statements.count - 1],
      case .mention(let mention) = statements[statements.count - 2],
      mention.dish.isPlain, !mention.dish.parts[0].food.isPoured, mention.amount.unit == nil,
      mention.amount.size == nil,
      mention.amount.quantity == nil || mention.amount.quantity == 1, mention.unheeded.isEmpty
    {
      statements.removeLast(2)
      fillings.insert(contentsOf: mention.dish.parts, at: 0)
      amount = mention.amount
    }
  }
}

extension Kitchen {
  private func statement(_ piece: NounRun.Piece, _ amount: SaidAmount) -> MealStatement {
    switch piece.kind {
    case .recipe(let recipe):
      let parts = recipe.parts.compactMap { part in
        table.food(named: part.food).map { Dish.Part(food: $0, amount: part.amount) }
      }
      return .mention(
        Mention(
          dish: Dish(parts: parts), amount: amount, name: piece.text, manners: [], unheeded: [],
          isPlural: piece.isPlural))
    case .food(let food, let name):
      var mention = Mention(
        dish: Dish(food), amount: amount, name: name, manners: [], unheeded: [],
        isPlural: piece.isPlural)
      for manner in [piece.manners.joined(separator: " ")] + piece.manners
      where !manner.isEmpty { add(manner, to: &mention) }
      return isOther(piece, mention) ? .unknown(text(of: [piece])) : .mention(mention)
    default: return .unknown(piece.text)
    }
  }

  private func dish(_ piece: NounRun.Piece) -> Dish? {
    guard case .mention(let mention) = statement(piece, SaidAmount()) else { return nil }
    return mention.dish
  }

  /// "Vegan cheese" is no cheese of the table.
  private func isOther(_ piece: NounRun.Piece, _ mention: Mention) -> Bool {
    piece.manners.contains {
      MealVocabulary.otherFood.contains($0) && !holds($0, mention)
    }
  }

  /// Whether a name of the food says that it is made so.
  private func holds(_ manner: String, _ mention: Mention) -> Bool {
    let ways = [manner, MealVocabulary.sameManner[manner] ?? manner]
    return ways.contains { way in
      mention.dish.parts[0].food.names.contains {
        (" " + MealWord.key(of: $0) + " ").contains(" \(way) ")
      }
    }
  }

  /// Takes the row of the table that is made so, or notes what no row says.
  func add(_ manner: String, to mention: inout Mention) {
    guard mention.dish.isPlain else { return }
    mention.manners.append(manner)
    let ways = [manner, MealVocabulary.sameManner[manner] ?? manner]
    let name = mention.name
    if let food = ways.compactMap({ table.food(named: "\($0) \(name)") }).first {
      mention.dish = Dish(food)
      mention.unheeded.removeAll { $0.hasPrefix(manner) }
    } else if MealVocabulary.tellingManners.contains(manner), !holds(manner, mention) {
      mention.unheeded.append("\(manner) \(mention.name)")
    }
  }
}
