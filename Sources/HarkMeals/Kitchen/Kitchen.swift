/// Rules that combine names into dishes.
enum Kitchen {
  /// Returns the meaning of a run of names: one food, a dish, a list, or an unknown food.
  static func statements(
    of pieces: [Noun], _ amount: SaidAmount, isArticle: Bool, isBeforeAnd: Bool,
    after statements: inout [MealStatement]
  ) -> [MealStatement] {
    if pieces.contains(where: \.isUnknown) {
      return absorbing(withUnknown(pieces, amount, isBeforeAnd: isBeforeAnd), amount, &statements)
    }
    // "Turkey sandwich chips pickle" is a list.
    if let end = pieces.dropLast().firstIndex(where: { $0.holder != nil }) {
      let first = Self.statements(
        of: Array(pieces[...end]), amount, isArticle: isArticle, isBeforeAnd: false,
        after: &statements)
      return first + more(pieces[(end + 1)...], isBeforeAnd: isBeforeAnd)
    }
    if pieces.count == 1, pieces[0].holder == nil {
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

  private static func more(_ pieces: ArraySlice<Noun>, isBeforeAnd: Bool) -> [MealStatement] {
    if pieces.isEmpty { return [] }
    var none: [MealStatement] = []
    return statements(
      of: Array(pieces), SaidAmount(), isArticle: true, isBeforeAnd: isBeforeAnd, after: &none)
  }

  static func text(of pieces: some Sequence<Noun>) -> String {
    pieces.map { ($0.manners + [$0.text]).joined(separator: " ") }.joined(separator: " ")
  }

  static func list(_ pieces: [Noun], _ amount: SaidAmount) -> [MealStatement] {
    pieces.enumerated().map { statement($1, $0 == 0 ? amount : SaidAmount()) }
  }

  /// Returns statements with the unknown name merged with its neighbors: "goat curry" is not curry.
  static func withUnknown(_ pieces: [Noun], _ amount: SaidAmount, isBeforeAnd: Bool)
    -> [MealStatement]
  {
    let first = pieces.firstIndex(where: \.isUnknown) ?? 0
    let before = pieces[..<max(first - 1, 0)]
    let start = before.lastIndex(where: \.isPlural).map { $0 + 1 } ?? 0
    var end = pieces.count
    if let next = pieces[first...].firstIndex(where: { !$0.isUnknown }) { end = next + 1 }
    // A name that ends in a dish is one unknown food, as in "buffalo chicken pizza".
    let isOneDish = pieces.last.map { head($0) != nil || $0.isMadeOfOthers } ?? false
    if isOneDish, !pieces[first...].dropLast().contains(where: \.isPlural) { end = pieces.count }
    return list(Array(pieces[..<start]), amount) + [.unknown(text(of: pieces[start..<end]))]
      + more(pieces[end...], isBeforeAnd: isBeforeAnd)
  }
}

extension Kitchen {
  static func statement(_ piece: Noun, _ amount: SaidAmount) -> MealStatement {
    switch piece.kind {
    case .recipe(let dish): return prepared(dish, piece, amount)
    case .food(let food, let name):
      let row = sliced(food, name, amount) ?? food
      var mention = Mention(dish: Dish(row), amount: amount, name: name, isPlural: piece.isPlural)
      for manner in [piece.manners.joined(separator: " ")] + piece.manners where !manner.isEmpty {
        add(manner, to: &mention)
      }
      // The table lacks some foods, such as "vegan cheese".
      let isOther = piece.manners.contains {
        MealVocabulary.otherFood.contains($0) && !holds($0, mention)
      }
      return isOther ? .unknown(text(of: [piece])) : .mention(mention)
    default: return .unknown(piece.text)
    }
  }

  /// Returns a dish of several foods; a preparation may make it unknown, as in "a vegan lasagna".
  private static func prepared(_ dish: Dish, _ piece: Noun, _ amount: SaidAmount) -> MealStatement {
    if piece.manners.contains(where: MealVocabulary.otherFood.contains) {
      return .unknown(text(of: [piece]))
    }
    var mention = Mention(dish: dish, amount: amount, name: piece.text, isPlural: piece.isPlural)
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
    "light", "lite", "half fat", "low calorie", "low cal", "two percent", "2 percent",
    "one percent", "1 percent", "full fat",
  ]

  /// Returns the sliced form of a food without slices of its own, as in "two slices of turkey".
  private static func sliced(_ food: Food, _ name: String, _ amount: SaidAmount) -> Food? {
    guard amount.unit == "slice", food.weight(of: "slice", size: nil) == nil,
      let row = Food.named("sliced \(name)"), row.grams["slice"] != nil
    else { return nil }
    return row
  }

  static func dish(_ piece: Noun) -> Dish? { statement(piece, SaidAmount()).mention?.dish }

  static func holds(_ manner: String, _ mention: Mention) -> Bool {
    MealVocabulary.ways(manner).contains { way in
      mention.food.names.contains { (" " + MealWord.key(of: $0) + " ").contains(" \(way) ") }
    }
  }

  /// Returns whether a preparation changes the figures, as "raw" does for grains, beans, fish, and
  /// meat, whose weight changes in cooking.
  static func tells(_ manner: String, of mention: Mention) -> Bool {
    let group = mention.food.number.prefix(2)
    if manner == "raw" { return ["05", "10", "13", "15", "16", "17", "20"].contains(group) }
    if MealVocabulary.ways(manner).contains("skinless") { return group == "05" }
    return MealVocabulary.tellingManners.contains(manner)
  }

  /// Replaces the food with the row for a preparation, or records that there is no such row.
  static func add(_ manner: String, to mention: inout Mention) {
    guard mention.dish.isPlain else { return }
    let name = mention.name
    // A "whole egg" is an egg, and can be scrambled like one.
    let head = MealWord.head(of: name)
    let isPlainHead = Food.named(head) == mention.food
    let names = MealVocabulary.ways(manner).flatMap {
      ["\($0) \(name)"] + (isPlainHead ? ["\($0) \(head)"] : [])
    }
    if let food = names.compactMap(Food.named).first {
      mention.dish = Dish(food)
      mention.unheeded.removeAll { $0.hasPrefix(manner) }
    } else if tells(manner, of: mention), !holds(manner, mention) {
      mention.unheeded.append("\(manner) \(mention.name)")
    }
  }

  /// Returns a drink with its milk replaced, as in "a skim milk latte", or its decaffeinated form.
  static func withMilk(_ pieces: [Noun], _ amount: SaidAmount) -> MealStatement? {
    guard pieces.count == 2, case .recipe = pieces[1].kind,
      case .mention(let milk) = statement(pieces[0], SaidAmount()),
      case .mention(var drink) = statement(pieces[1], amount)
    else { return nil }
    if milk.name == "decaf" { return make(milk.name, of: &drink) ? .mention(drink) : nil }
    guard let dish = drink.dish.changed(milk: milk) else { return nil }
    drink.dish = dish
    return .mention(drink)
  }

  /// Replaces ingredients for a preparation, as in "a nonfat latte"; returns whether any changed.
  static func make(_ manner: String, of mention: inout Mention) -> Bool {
    let way = MealVocabulary.ways(manner).last ?? manner
    if let milk = Food.named("\(way) milk"),
      let dish = mention.dish.changed(milk: Mention(dish: Dish(milk), name: milk.name))
    {
      mention.dish = dish
      return true
    }
    let before = mention.dish
    for (index, part) in before.parts.enumerated() {
      mention.dish.parts[index].food = Food.named("\(way) \(part.food.name)") ?? part.food
    }
    return before != mention.dish
  }
}
