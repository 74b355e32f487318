extension Kitchen {
  func holder(_ piece: NounRun.Piece) -> Recipe.Part? {
    if case .holder(let holder) = piece.kind { holder } else { nil }
  }

  /// Foods that can contain other foods without becoming a different dish.
  private static let heads: Set<String> = [
    "toast", "omelet", "egg omelet", "scrambled egg", "pizza", "bagel", "pasta", "spaghetti",
    "noodle", "oatmeal", "porridge", "fried rice", "salad", "side salad", "tortilla", "quesadilla",
    "pita", "english muffin", "penne", "linguine", "fettuccine", "baked potato", "jacket potato",
    "white toast", "whole wheat toast", "wheat toast", "rye toast", "brown toast",
    "sourdough toast", "wholemeal toast", "baguette", "ciabatta", "roll", "bread roll", "bap",
    "croissant",
  ]

  /// Returns a holder with its fillings, as in "ham and cheese sandwich" or "mushroom omelette".
  func filled(
    _ pieces: [NounRun.Piece], _ amount: SaidAmount, isArticle: Bool,
    after statements: inout [MealStatement]
  ) -> MealStatement? {
    guard let last = pieces.last, let head = head(last),
      holder(last) != nil || !pieces.dropLast().contains(where: \.isPlural)
    else { return nil }
    if isMadeOfStandIn(pieces) { return nil }
    if let eggs = eggs(pieces, amount, head) { return eggs }
    if pieces.dropLast().contains(where: { $0.food?.name == "side salad" }) { return nil }
    var fillings = pieces.dropLast().flatMap { dish($0)?.parts ?? [] }
    var amount = amount
    if isArticle || amount.isEmpty {
      absorb(&fillings, &amount, from: &statements, isNeeded: pieces.count > 1)
    }
    let isLeafy = head.food.name == "side salad" && fillings.contains(where: \.food.isLeafy)
    let parts = isLeafy ? fillings.map(\.asLeaves) : [head] + fillings
    return .mention(Mention(dish: Dish(parts: parts), amount: amount, name: last.text))
  }

  /// Bread, pasta, and similar foods that are also made of vegetables, beans, or other grains.
  private static let doughs: Set<String> = [
    "pizza", "pasta", "spaghetti", "noodle", "toast", "tortilla", "bagel", "fried rice", "penne",
    "linguine", "fettuccine", "english muffin", "pita",
  ]

  /// Doughs that may have fruit baked in, as in "a blueberry bagel".
  private static let baked: Set<String> = ["bagel", "english muffin", "pita", "tortilla"]

  private static let standIns: Set<String> = [
    "cauliflower", "zucchini", "spaghetti squash", "butternut squash", "sweet potato", "cabbage",
    "eggplant", "beet", "carrot", "heart of palm", "jicama", "kale", "pumpkin", "corn",
  ]

  /// Returns whether the dough is made of a substitute.
  ///
  /// For example, "zucchini noodles" are not noodles, and "cauliflower pizza" has a different
  /// crust.
  private func isMadeOfStandIn(_ pieces: [NounRun.Piece]) -> Bool {
    guard pieces.count > 1, case .food(_, let name)? = pieces.last?.kind,
      Self.doughs.contains(name), let food = pieces[pieces.count - 2].food
    else { return false }
    let isSeed = ["12", "16", "20"].contains(food.number.prefix(2)) && !name.hasSuffix("toast")
    let isFruited =
      food.number.hasPrefix("09") && Self.baked.contains(name)
      && !["avocado", "olive"].contains(food.name)
    let isGreen = food.name == "spinach" && name != "pizza"
    return isGreen || Self.standIns.contains(food.name) || isSeed && !food.isSpread || isFruited
  }

  func head(_ piece: NounRun.Piece) -> Dish.Part? {
    if let holder = holder(piece), let food = table.food(named: holder.food) {
      return Dish.Part(food: food, amount: holder.amount)
    }
    if case .food(_, let name) = piece.kind, Self.heads.contains(name), let dish = dish(piece) {
      return Dish.Part(food: dish.parts[0].food, amount: SaidAmount())
    }
    return nil
  }

  /// Returns an omelet with a number of eggs, as in "a three egg omelette".
  private func eggs(_ pieces: [NounRun.Piece], _ amount: SaidAmount, _ head: Dish.Part)
    -> MealStatement?
  {
    guard pieces.count == 2, pieces[0].food?.name == "egg", head.food.number == "01130" else {
      return nil
    }
    var amount = amount
    amount.unit = "large"
    return .mention(Mention(dish: Dish(head.food), amount: amount, name: "omelet"))
  }

  /// Moves a preceding food into the sandwich, as in "a chicken and bacon sandwich", and returns
  /// the resulting statement.
  func absorbing(_ told: MealStatement, _ amount: SaidAmount, _ statements: inout [MealStatement])
    -> MealStatement
  {
    guard case .mention(var mention) = told, !mention.dish.isPlain, amount.isEmpty,
      MealLexeme.holders[MealWord.head(of: mention.name)] != nil, statements.count >= 2,
      case .mention(let other) = statements[statements.count - 2], other.isOfWhatFollows,
      other.amount.quantity != nil
    else { return told }
    var fillings: [Dish.Part] = []
    absorb(&fillings, &mention.amount, from: &statements, isNeeded: true)
    mention.dish.parts += fillings
    return .mention(mention)
  }

  /// Merges a preceding food with an article into the unknown dish, as in "a steak and kidney pie".
  func absorbing(_ told: [MealStatement], _ amount: SaidAmount, _ statements: inout [MealStatement])
    -> [MealStatement]
  {
    guard amount.isEmpty, case .unknown(let text) = told.first, text.contains(" "),
      statements.count >= 2, case .and(isOr: false) = statements[statements.count - 1],
      case .mention(let mention) = statements[statements.count - 2], mention.dish.isPlain,
      mention.amount == SaidAmount(quantity: 1) || mention.amount.isEmpty && isJoint(text),
      !mention.food.isPoured
    else { return told }
    statements.removeLast(2)
    return [.unknown("\(mention.name) and \(text)")] + told.dropFirst()
  }

  /// Returns whether the dish is more often named after two foods than eaten beside one of them.
  private func isJoint(_ text: String) -> Bool {
    ["pie", "dip", "casserole", "sub", "quiche", "pasty", "stew", "hoagie"].contains(
      MealWord.head(of: text))
  }

  /// Moves preceding fillings into the dish, such as "a ham and" before "cheese sandwich".
  private func absorb(
    _ fillings: inout [Dish.Part], _ amount: inout SaidAmount,
    from statements: inout [MealStatement], isNeeded: Bool
  ) {
    while isNeeded, amount.isEmpty, statements.count >= 2,
      case .and(isOr: false) = statements[statements.count - 1],
      case .mention(let mention) = statements[statements.count - 2], mention.dish.isPlain,
      !mention.food.isPoured, mention.amount.unit == nil, mention.amount.size == nil,
      mention.isOfWhatFollows, mention.unheeded.isEmpty
    {
      statements.removeLast(2)
      fillings.insert(contentsOf: mention.dish.parts, at: 0)
      amount = mention.amount
    }
  }
}

extension Mention {
  /// Whether the number before the mention may count the following dish, as in "two ham and cheese
  /// sandwiches" or "a ham and", but not "two eggs and".
  fileprivate var isOfWhatFollows: Bool {
    guard let count = amount.quantity else { return true }
    return count == 1 || count == count.rounded() && count > 1 && !isPlural
  }
}

extension Dish.Part {
  /// The part as the base of a salad, such as the two cups of spinach in "a spinach salad".
  fileprivate var asLeaves: Dish.Part {
    guard food.isLeafy, amount.isEmpty else { return self }
    let portion = food.portion
    return Dish.Part(
      food: food, amount: SaidAmount(quantity: 2 * portion.quantity, unit: portion.unit))
  }
}

extension Kitchen {
  /// Returns whether the names form a list, as in "eggs bacon toast", rather than one unknown dish,
  /// as in "honey bread".
  func isList(_ pieces: [NounRun.Piece], _ amount: SaidAmount, isArticle: Bool, isBeforeAnd: Bool)
    -> Bool
  {
    let front = pieces.dropLast()
    if front.contains(where: \.isPlural) { return true }
    // In "a fried egg beans", "a" refers only to the egg.
    let isSingular = amount.quantity == 1 && amount.unit == nil
    if isSingular, pieces.count == 2, pieces[1].isPlural { return true }
    // A unit that fits the first food applies only to it, so a following plural is a separate food,
    // as in "two rashers of bacon, beans".
    if amount.unit.map({ !Measure.isExact($0) }) ?? false, pieces.count == 2, pieces[1].isPlural,
      pieces[0].food?.grams[amount.unit ?? ""] != nil || amount.unit == "rasher"
    {
      return true
    }
    if pieces.count == 2, isToppedList(pieces[0], pieces[1]) { return true }
    guard isArticle, amount.isEmpty, let last = pieces.last,
      !isMadeOfOthers(last) || isCheese(last, behind: pieces[pieces.count - 2]),
      !pieces.dropFirst().contains(where: isMaterial)
    else { return false }
    return (pieces.count > 2 || isBeforeAnd) && front.allSatisfy(isListed)
  }

  /// Generic names that a preceding food makes specific, as in "apple pie".
  private static let made: Set<String> = [
    "cake", "pie", "soup", "stew", "chili", "bread", "muffin", "pudding", "sauce", "dip", "cookie",
    "pancake", "waffle", "roll", "bar", "burrito", "taco", "quesadilla", "enchilada", "burger",
    "curry", "casserole", "juice", "milk", "tea", "butter", "oil", "cheese", "jam", "jelly",
    "dressing", "chip", "cracker", "cereal", "donut", "biscuit", "bun", "tortilla", "lasagna",
    "milkshake", "smoothie", "broth", "gravy", "ball", "nugget", "stick", "wing", "cone", "syrup",
    "yogurt", "cream", "fries", "crisps", "tart", "crumble", "dumpling", "sausage",
  ]

  /// Whether a prepared food is followed by its topping, as in "a baked potato butter and" or "a
  /// bagel cream cheese".
  func isToppedList(_ first: NounRun.Piece, _ second: NounRun.Piece) -> Bool {
    guard let food = first.food, let topping = second.food, Addition.isAdded(topping),
      !topping.isBread
    else { return false }
    let isReady = first.text.contains(" ") || !first.manners.isEmpty
    return isReady && !food.isSpread && !food.isPoured || food.isBread || food.isServed
  }

  /// Returns whether "cheese" is a separate food because it cannot be made of the preceding food,
  /// as in "ham cheese and peppers".
  private func isCheese(_ piece: NounRun.Piece, behind other: NounRun.Piece) -> Bool {
    guard case .food(_, "cheese") = piece.kind, let food = other.food else { return false }
    return food.isMeat || food.isGrown || food.name.hasSuffix("egg")
  }

  /// Returns whether the food may be an ingredient that is itself made from the preceding food, as
  /// in "an oat milk cappuccino".
  func isMaterial(_ piece: NounRun.Piece) -> Bool {
    guard case .food(_, let name) = piece.kind else { return false }
    return ["milk", "flour", "oil", "sauce", "juice", "broth"].contains(name)
  }

  func isMadeOfOthers(_ piece: NounRun.Piece) -> Bool {
    switch piece.kind {
    case .food(_, let name): Self.made.contains(name)
    case .recipe: true
    default: false
    }
  }

  /// Returns whether the food may begin a list, unlike butter, honey, and other toppings.
  func isListed(_ piece: NounRun.Piece) -> Bool {
    guard let food = piece.food else { return true }
    return piece.isPlural
      || !["tbsp", "tsp", "pat", "dash", "packet", "wedge"].contains(food.portion.unit)
  }
}
