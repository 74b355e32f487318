extension Kitchen {
  /// Foods that can contain other foods without becoming a different dish.
  private static let heads: Set<String> = [
    "toast", "omelet", "scrambled egg", "pizza", "bagel", "pasta", "spaghetti", "noodle", "oatmeal",
    "porridge", "fried rice", "salad", "side salad", "tortilla", "quesadilla", "pita",
    "english muffin", "penne", "linguine", "fettuccine", "baked potato", "jacket potato",
    "white toast", "whole wheat toast", "wheat toast", "rye toast", "brown toast",
    "sourdough toast", "wholemeal toast", "baguette", "ciabatta", "roll", "bread roll", "bap",
    "croissant",
  ]

  /// Returns a holder with its fillings, as in "ham and cheese sandwich" or "mushroom omelet".
  static func filled(
    _ pieces: [Noun], _ amount: SaidAmount, isArticle: Bool, after statements: inout [MealStatement]
  ) -> MealStatement? {
    guard let last = pieces.last, let head = head(last),
      last.holder != nil || !pieces.dropLast().contains(where: \.isPlural)
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

  /// Returns whether the dough is made of a substitute, as in "zucchini noodles".
  private static func isMadeOfStandIn(_ pieces: [Noun]) -> Bool {
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

  static func head(_ piece: Noun) -> Dish.Part? {
    if let holder = piece.holder { return holder }
    if case .food(_, let name) = piece.kind, Self.heads.contains(name), let dish = dish(piece) {
      return Dish.Part(food: dish.parts[0].food)
    }
    return nil
  }

  /// Returns an omelet with a number of eggs, as in "a three egg omelet".
  private static func eggs(_ pieces: [Noun], _ amount: SaidAmount, _ head: Dish.Part)
    -> MealStatement?
  {
    guard pieces.count == 2, pieces[0].food?.name == "egg", head.food.number == "01130" else {
      return nil
    }
    var mention = Mention(dish: Dish(head.food), amount: amount, name: "omelet")
    mention.amount.unit = "large"
    return .mention(mention)
  }

  /// Returns the sandwich with a preceding food added, as in "a chicken and bacon sandwich".
  static func absorbing(
    _ told: MealStatement, _ amount: SaidAmount, _ statements: inout [MealStatement]
  ) -> MealStatement {
    guard case .mention(var mention) = told, !mention.dish.isPlain, amount.isEmpty,
      Recipe.holders[MealWord.head(of: mention.name)] != nil, statements.count >= 2,
      case .mention(let other) = statements[statements.count - 2], other.isOfWhatFollows,
      other.amount.quantity != nil
    else { return told }
    var fillings: [Dish.Part] = []
    absorb(&fillings, &mention.amount, from: &statements, isNeeded: true)
    mention.dish.parts += fillings
    return .mention(mention)
  }

  /// Returns the unknown dish with a preceding food in its name, as in "a steak and kidney pie".
  static func absorbing(
    _ told: [MealStatement], _ amount: SaidAmount, _ statements: inout [MealStatement]
  ) -> [MealStatement] {
    guard amount.isEmpty, case .unknown(let text) = told.first, text.contains(" "),
      statements.count >= 2, case .and(isOr: false) = statements[statements.count - 1],
      case .mention(let mention) = statements[statements.count - 2], mention.dish.isPlain,
      mention.amount == SaidAmount(quantity: 1)
        || mention.amount.isEmpty && joint.contains(MealWord.head(of: text)),
      !mention.food.isPoured
    else { return told }
    statements.removeLast(2)
    return [.unknown("\(mention.name) and \(text)")] + told.dropFirst()
  }

  /// Dishes whose names often combine two foods, so that "chicken and spinach dip" is more likely
  /// one dish than chicken and a spinach dip.
  private static let joint = Set(words: "pie dip casserole sub quiche pasty stew hoagie")

  /// Moves preceding fillings into the dish, such as "a ham and" before "cheese sandwich".
  private static func absorb(
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
  /// Whether the number may count the next dish, as in "two ham and cheese sandwiches".
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
  /// Returns whether the names form a list, as in "eggs bacon toast", unlike "honey bread".
  static func isList(_ pieces: [Noun], _ amount: SaidAmount, isArticle: Bool, isBeforeAnd: Bool)
    -> Bool
  {
    let front = pieces.dropLast()
    if front.contains(where: \.isPlural) { return true }
    // In "a fried egg beans", "a" refers only to the egg.
    let isSingular = amount.quantity == 1 && amount.unit == nil
    if isSingular, pieces.count == 2, pieces[1].isPlural { return true }
    // The unit applies only to the first food in "two rashers of bacon, beans".
    if amount.unit.map({ !Measure.isExact($0) }) ?? false, pieces.count == 2, pieces[1].isPlural,
      pieces[0].food?.grams[amount.unit ?? ""] != nil || amount.unit == "rasher"
    {
      return true
    }
    if pieces.count == 2, isToppedList(pieces[0], pieces[1]) { return true }
    guard isArticle, amount.isEmpty, let last = pieces.last,
      !last.isMadeOfOthers || isCheese(last, behind: pieces[pieces.count - 2]),
      !pieces.dropFirst().contains(where: \.isMaterial)
    else { return false }
    return (pieces.count > 2 || isBeforeAnd) && front.allSatisfy(\.isListed)
  }

  /// Returns whether a food is followed by its topping, as in "a bagel cream cheese".
  static func isToppedList(_ first: Noun, _ second: Noun) -> Bool {
    guard let food = first.food, let topping = second.food, Addition.isAdded(topping),
      !topping.isBread
    else { return false }
    let isReady = first.text.contains(" ") || !first.manners.isEmpty
    return isReady && !food.isSpread && !food.isPoured || food.isBread || food.isServed
  }

  /// Returns whether "cheese" is a separate food, as in "ham cheese and peppers".
  private static func isCheese(_ piece: Noun, behind other: Noun) -> Bool {
    guard piece.name == "cheese", let food = other.food else { return false }
    return food.isMeat || food.isGrown || food.name.hasSuffix("egg")
  }
}

extension Noun {
  fileprivate var name: String? { if case .food(_, let name) = kind { name } else { nil } }
  var holder: Dish.Part? { if case .holder(let holder) = kind { holder } else { nil } }

  /// Generic names that a preceding food makes specific, as in "apple pie".
  private static let made: Set<String> = [
    "cake", "pie", "stew", "chili", "bread", "muffin", "pudding", "cookie", "pancake", "waffle",
    "roll", "burrito", "taco", "quesadilla", "enchilada", "burger", "juice", "milk", "tea",
    "butter", "oil", "cheese", "jam", "jelly", "dressing", "chip", "cracker", "cereal", "donut",
    "biscuit", "bun", "tortilla", "lasagna", "milkshake", "broth", "gravy", "nugget", "wing",
    "cone", "syrup", "yogurt", "cream", "fries", "crisps", "dumpling", "sausage",
  ]

  var isMadeOfOthers: Bool {
    if case .recipe = kind { true } else { name.map(Self.made.contains) ?? false }
  }

  /// Whether the food may be made from the one before it, as in "an oat milk cappuccino".
  fileprivate var isMaterial: Bool {
    name.map(["milk", "flour", "oil", "sauce", "juice", "broth"].contains) ?? false
  }

  /// Whether another food may follow this one in a list; none follows toppings such as butter.
  fileprivate var isListed: Bool {
    let toppings = Set(words: "tbsp tsp pat dash packet wedge")
    return isPlural || food.map { !toppings.contains($0.portion.unit) } ?? true
  }
}
