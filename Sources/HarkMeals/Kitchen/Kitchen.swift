import Foundation

/// Rules that combine names into dishes.
struct Kitchen: Sendable {
  let table: FoodTable

  /// Returns the meaning of a run of names: one food, a dish of several foods, a list, or an
  /// unknown food.
  func statements(
    of run: NounRun, _ amount: SaidAmount, isArticle: Bool, isBeforeAnd: Bool,
    after statements: inout [MealStatement]
  ) -> [MealStatement] {
    let pieces = run.pieces
    if pieces.contains(where: \.isUnknown) {
      return absorbing(withUnknown(pieces, amount, isBeforeAnd: isBeforeAnd), amount, &statements)
    }
    if let end = pieces.dropLast().firstIndex(where: { holder($0) != nil }) {
      return parted(pieces, behind: end, amount, isArticle: isArticle, isBeforeAnd, &statements)
    }
    if pieces.count == 1, holder(pieces[0]) == nil {
      return [absorbing(statement(pieces[0], amount), amount, &statements)]
    }
    if let drink = withMilk(pieces, amount) { return [drink] }
    if let filled = filled(pieces, amount, isArticle: isArticle, after: &statements) {
      return [filled]
    }
    if isList(pieces, amount, isArticle: isArticle, isBeforeAnd: isBeforeAnd) {
      return list(pieces, amount)
    }
    return absorbing([.unknown(text(of: pieces))], amount, &statements)
  }

  /// Splits a run of names after a sandwich, as in "turkey sandwich chips pickle".
  func parted(
    _ pieces: [NounRun.Piece], behind end: Int, _ amount: SaidAmount, isArticle: Bool,
    _ isBeforeAnd: Bool, _ before: inout [MealStatement]
  ) -> [MealStatement] {
    let first = statements(
      of: NounRun(pieces: Array(pieces[...end])), amount, isArticle: isArticle, isBeforeAnd: false,
      after: &before)
    var none: [MealStatement] = []
    let rest = NounRun(pieces: Array(pieces[(end + 1)...]))
    return first
      + statements(of: rest, SaidAmount(), isArticle: true, isBeforeAnd: isBeforeAnd, after: &none)
  }

  func text(of pieces: some Sequence<NounRun.Piece>) -> String {
    pieces.map { ($0.manners + [$0.text]).joined(separator: " ") }.joined(separator: " ")
  }

  func list(_ pieces: [NounRun.Piece], _ amount: SaidAmount) -> [MealStatement] {
    pieces.enumerated().map { statement($1, $0 == 0 ? amount : SaidAmount()) }
  }

  /// Merges an unknown name with its neighbors, because "eggs benedict" are not eggs and "goat
  /// curry" is not curry.
  ///
  /// A plural further away is a separate food.
  func withUnknown(_ pieces: [NounRun.Piece], _ amount: SaidAmount, isBeforeAnd: Bool)
    -> [MealStatement]
  {
    let first = pieces.firstIndex(where: \.isUnknown) ?? 0
    let before = pieces[..<max(first - 1, 0)]
    let start = before.lastIndex(where: \.isPlural).map { $0 + 1 } ?? 0
    var end = pieces.count
    if let next = pieces[first...].firstIndex(where: { !$0.isUnknown }) { end = next + 1 }
    // A name that ends in a dish is one unknown food, as in "buffalo chicken pizza".
    let isOneDish = pieces.last.map { head($0) != nil || isMadeOfOthers($0) } ?? false
    if isOneDish, !pieces[first...].dropLast().contains(where: \.isPlural) { end = pieces.count }
    var none: [MealStatement] = []
    var told = list(Array(pieces[..<start]), amount)
    told.append(.unknown(text(of: pieces[start..<end])))
    if end < pieces.count {
      told += statements(
        of: NounRun(pieces: Array(pieces[end...])), SaidAmount(), isArticle: true,
        isBeforeAnd: isBeforeAnd,
        after: &none)
    }
    return told
  }
}

extension Kitchen {
  func statement(_ piece: NounRun.Piece, _ amount: SaidAmount) -> MealStatement {
    switch piece.kind {
    case .recipe(let recipe): return prepared(recipe, piece, amount)
    case .food(let food, let name):
      let row = sliced(food, name, amount) ?? food
      var mention = Mention(dish: Dish(row), amount: amount, name: name, isPlural: piece.isPlural)
      for manner in [piece.manners.joined(separator: " ")] + piece.manners where !manner.isEmpty {
        add(manner, to: &mention)
      }
      return isOther(piece, mention) ? .unknown(text(of: [piece])) : .mention(mention)
    default: return .unknown(piece.text)
    }
  }

  /// Returns a dish of several foods, or an unknown food if a preparation makes it a different
  /// dish, as in "a vegan lasagna".
  ///
  /// A preparation that changes ingredients, as in "a decaf latte", is applied, or reported if no
  /// row has it.
  private func prepared(_ recipe: Recipe, _ piece: NounRun.Piece, _ amount: SaidAmount)
    -> MealStatement
  {
    if piece.manners.contains(where: MealVocabulary.otherFood.contains) {
      return .unknown(text(of: [piece]))
    }
    var mention = Mention(
      dish: recipe.dish(of: table), amount: amount, name: piece.text, isPlural: piece.isPlural)
    // The weight in "a hundred grams of pasta with pesto" is that of the pasta.
    if piece.text.contains(" with "), amount.isMeasured {
      mention.dish.parts[0].amount = amount
      mention.amount = SaidAmount()
    }
    for manner in piece.manners where Self.changing.contains(manner) {
      if !make(manner, of: &mention) { mention.unheeded.append("\(manner) \(piece.text)") }
    }
    return .mention(mention)
  }

  /// Preparations that change the ingredients of a dish, such as "decaf" or "full fat".
  private static let changing: Set<String> = [
    "decaf", "low fat", "lowfat", "nonfat", "non fat", "fat free", "unsweetened", "low carb",
    "skinny", "light", "lite", "half fat", "low calorie", "low cal", "two percent", "2 percent",
    "one percent", "1 percent", "full fat",
  ]

  /// Returns the sliced form of a food, as in "two slices of turkey", or `nil` if the food has its
  /// own slices or there is no sliced form.
  private func sliced(_ food: Food, _ name: String, _ amount: SaidAmount) -> Food? {
    guard amount.unit == "slice", food.weight(of: "slice", size: nil) == nil,
      let row = table.food(named: "sliced \(name)"), row.grams["slice"] != nil
    else { return nil }
    return row
  }

  func dish(_ piece: NounRun.Piece) -> Dish? { statement(piece, SaidAmount()).mention?.dish }

  /// Whether a preparation turns the food into one that the table lacks, as in "vegan cheese".
  func isOther(_ piece: NounRun.Piece, _ mention: Mention) -> Bool {
    piece.manners.contains { MealVocabulary.otherFood.contains($0) && !holds($0, mention) }
  }

  func holds(_ manner: String, _ mention: Mention) -> Bool {
    MealVocabulary.ways(manner).contains { way in
      mention.food.names.contains { (" " + MealWord.key(of: $0) + " ").contains(" \(way) ") }
    }
  }

  /// Whether a preparation changes the nutrition figures: grains, beans, and meat have a different
  /// weight before cooking.
  func tells(_ manner: String, of mention: Mention) -> Bool {
    if manner == "raw" {
      return ["05", "10", "13", "15", "16", "17", "20"].contains(mention.food.number.prefix(2))
    }
    if MealVocabulary.ways(manner).contains("skinless") {
      return mention.food.number.hasPrefix("05")
    }
    return MealVocabulary.tellingManners.contains(manner)
  }

  /// Replaces the food with the row for this manner, or records the manner as unheeded if no row
  /// has it.
  func add(_ manner: String, to mention: inout Mention) {
    guard mention.dish.isPlain else { return }
    let name = mention.name
    // A "whole egg" is an egg, and can be scrambled like one.
    let head = MealWord.head(of: name)
    let isPlainHead = table.food(named: head) == mention.food
    let names = MealVocabulary.ways(manner).flatMap {
      ["\($0) \(name)"] + (isPlainHead ? ["\($0) \(head)"] : [])
    }
    if let food = names.compactMap(table.food(named:)).first {
      mention.dish = Dish(food)
      mention.unheeded.removeAll { $0.hasPrefix(manner) }
    } else if tells(manner, of: mention), !holds(manner, mention) {
      mention.unheeded.append("\(manner) \(mention.name)")
    }
  }

  /// Returns a drink with its milk replaced, as in "a skim milk latte", or `nil` if the names do
  /// not denote such a drink.
  func withMilk(_ pieces: [NounRun.Piece], _ amount: SaidAmount) -> MealStatement? {
    guard pieces.count == 2, case .recipe = pieces[1].kind,
      case .mention(let milk) = statement(pieces[0], SaidAmount()),
      case .mention(var drink) = statement(pieces[1], amount)
    else { return nil }
    if milk.name == "decaf" { return make(milk.name, of: &drink) ? .mention(drink) : nil }
    guard let dish = drink.dish.changed(milk: milk) else { return nil }
    drink.dish = dish
    return .mention(drink)
  }

  /// Replaces the dish's ingredients with the table's rows for a preparation, as in "a nonfat
  /// latte" or "a decaf cappuccino"; returns `false` if there are no such rows.
  func make(_ manner: String, of mention: inout Mention) -> Bool {
    let way = Self.ofMilk[manner] ?? MealVocabulary.ways(manner).last ?? manner
    if let milk = table.food(named: "\(way) milk"),
      let dish = mention.dish.changed(milk: Mention(dish: Dish(milk), name: milk.name))
    {
      mention.dish = dish
      return true
    }
    let parts = mention.dish.parts.map { part in
      var part = part
      part.food = table.food(named: "\(way) \(part.food.name)") ?? part.food
      return part
    }
    defer { mention.dish.parts = parts }
    return parts != mention.dish.parts
  }

  private static let ofMilk = ["skinny": "skim"]
}
