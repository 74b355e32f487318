import Foundation

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
      return absorbing(withUnknown(pieces, amount, isBeforeAnd: isBeforeAnd), amount, &statements)
    }
    if let end = pieces.dropLast().firstIndex(where: { holder($0) != nil }) {
      return parted(pieces, behind: end, amount, isArticle: isArticle, isBeforeAnd, &statements)
    }
    if pieces.count == 1, holder(pieces[0]) == nil { return [statement(pieces[0], amount)] }
    if let filled = filled(pieces, amount, isArticle: isArticle, after: &statements) {
      return [filled]
    }
    return isList(pieces, amount, isArticle: isArticle, isBeforeAnd: isBeforeAnd)
      ? list(pieces, amount) : [.unknown(text(of: pieces))]
  }

  /// "Turkey sandwich chips pickle": a sandwich ends what is in it.
  private func parted(
    _ pieces: [NounRun.Piece], behind end: Int, _ amount: SaidAmount, isArticle: Bool,
    _ isBeforeAnd: Bool, _ before: inout [MealStatement]
  ) -> [MealStatement] {
    let first = statements(
      of: NounRun(pieces[...end]), amount, isArticle: isArticle, isBeforeAnd: false, after: &before)
    var none: [MealStatement] = []
    let rest = NounRun(pieces[(end + 1)...])
    return first
      + statements(
        of: rest, SaidAmount(), isArticle: true, isBeforeAnd: isBeforeAnd, after: &none)
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
      told += statements(
        of: NounRun(pieces[end...]), SaidAmount(), isArticle: true, isBeforeAnd: isBeforeAnd, after: &none)
    }
    return told
  }

  /// "Eggs bacon toast" is a list; "honey bread" would be one dish, and is not known.
  private func isList(
    _ pieces: [NounRun.Piece], _ amount: SaidAmount, isArticle: Bool, isBeforeAnd: Bool
  ) -> Bool {
    let front = pieces.dropLast()
    if front.contains(where: \.isPlural) { return true }
    // In "a fried egg beans", "a" belongs to the egg alone.
    let isSingular = amount.quantity == 1 && amount.unit == nil
    if isSingular, pieces.count == 2, pieces[1].isPlural { return true }
    if pieces.count == 2, isToppedList(pieces[0], pieces[1]) { return true }
    guard isArticle, amount.isEmpty, let last = pieces.last, !isMadeOfOthers(last),
      !pieces.dropFirst().contains(where: isMaterial)
    else { return false }
    return (pieces.count > 2 || isBeforeAnd) && front.allSatisfy(isListed)
  }

  /// Plain names before which another food says what it is made of.
  private static let made: Set<String> = [
    "cake", "pie", "soup", "stew", "chili", "bread", "muffin", "pudding", "sauce", "dip", "cookie",
    "pancake", "waffle", "roll", "bar", "burrito", "taco", "quesadilla", "enchilada", "burger",
    "curry", "casserole", "juice", "milk", "tea", "butter", "oil", "cheese", "jam", "jelly",
    "dressing", "chip", "cracker", "cereal", "donut", "biscuit", "bun", "tortilla", "lasagna",
    "milkshake", "smoothie", "broth", "gravy", "ball", "nugget", "stick", "wing", "cone", "syrup",
    "yogurt", "cream", "fries", "crisps", "tart", "crumble", "dumpling", "sausage",
  ]

  /// "A baked potato butter and", "a bagel cream cheese": something ready, and what goes onto it.
  private func isToppedList(_ first: NounRun.Piece, _ second: NounRun.Piece) -> Bool {
    guard let food = first.food, let topping = second.food, Addition.isAdded(topping), !topping.isBread else {
      return false
    }
    let isReady = first.text.contains(" ") || !first.manners.isEmpty
    return isReady && !food.isSpread && !food.isPoured || food.isBread || food.isServed
  }

  /// What another food before it is made into, to be used in a third: "an oat milk cappuccino".
  private func isMaterial(_ piece: NounRun.Piece) -> Bool {
    if case .food(_, let name) = piece.kind {
      ["milk", "flour", "oil", "sauce", "juice", "broth"].contains(name)
    } else {
      false
    }
  }

  private func isMadeOfOthers(_ piece: NounRun.Piece) -> Bool {
    switch piece.kind {
    case .food(_, let name): Self.made.contains(name)
    case .recipe: true
    default: false
    }
  }

  /// Whether it may head a list: no butter, honey or other thing that goes onto something.
  private func isListed(_ piece: NounRun.Piece) -> Bool {
    guard let food = piece.food else { return true }
    return piece.isPlural
      || !["tbsp", "tsp", "pat", "dash", "packet", "wedge"].contains(food.portion.unit)
  }
}

extension Kitchen {
  func statement(_ piece: NounRun.Piece, _ amount: SaidAmount) -> MealStatement {
    switch piece.kind {
    case .recipe(let recipe):
      let parts = recipe.parts.compactMap { part in
        table.food(named: part.food).map { Dish.Part(food: $0, amount: part.amount) }
      }
      return .mention(
        Mention(dish: Dish(parts: parts), amount: amount, name: piece.text))
    case .food(let food, let name):
      var mention = Mention(dish: Dish(food), amount: amount, name: name)
      for manner in [piece.manners.joined(separator: " ")] + piece.manners
      where !manner.isEmpty { add(manner, to: &mention) }
      return isOther(piece, mention) ? .unknown(text(of: [piece])) : .mention(mention)
    default: return .unknown(piece.text)
    }
  }

  /// Takes the row of the table that is of a kind, as the blueberry muffin of a muffin; false when
  /// there is none.
  func change(_ mention: inout Mention, toKind piece: NounRun.Piece) -> Bool {
    guard let other = mention.changed(kind: piece.text, in: table) else { return false }
    mention = other
    return true
  }

  func dish(_ piece: NounRun.Piece) -> Dish? {
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

  /// Whether a manner changes the figures: grain, beans and meat weigh otherwise before cooking.
  private func tells(_ manner: String, of mention: Mention) -> Bool {
    if manner == "raw" {
      return ["05", "10", "13", "15", "16", "17", "20"].contains(
        mention.dish.parts[0].food.number.prefix(2))
    }
    return MealVocabulary.tellingManners.contains(manner)
  }

  /// Takes the row of the table that is made so, or notes what no row says.
  func add(_ manner: String, to mention: inout Mention) {
    guard mention.dish.isPlain else { return }
    let ways = [manner, MealVocabulary.sameManner[manner] ?? manner]
    let name = mention.name
    // A "whole egg" is an egg, and scrambled as such.
    let head = name.split(separator: " ").last.map(String.init) ?? name
    let isPlainHead = table.food(named: head) == mention.dish.parts[0].food
    let names = ways.flatMap { ["\($0) \(name)"] + (isPlainHead ? ["\($0) \(head)"] : []) }
    if let food = names.compactMap(table.food(named:)).first {
      mention.dish = Dish(food)
      mention.unheeded.removeAll { $0.hasPrefix(manner) }
    } else if tells(manner, of: mention), !holds(manner, mention) {
      mention.unheeded.append("\(manner) \(mention.name)")
    }
  }
}
