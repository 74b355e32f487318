extension Kitchen {
  /// Returns whether the names form a list, as in "eggs bacon toast", rather than one unknown dish,
  /// as in "honey bread".
  func isList(
    _ pieces: [NounRun.Piece], _ amount: SaidAmount, isArticle: Bool, isBeforeAnd: Bool
  ) -> Bool {
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

  /// Generic names that a preceding food specifies.
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
    else {
      return false
    }
    let isReady = first.text.contains(" ") || !first.manners.isEmpty
    return isReady && !food.isSpread && !food.isPoured || food.isBread || food.isServed
  }

  /// Returns whether "cheese" is a separate food because it cannot be made of the preceding food,
  /// as in "ham cheese and peppers".
  private func isCheese(_ piece: NounRun.Piece, behind other: NounRun.Piece) -> Bool {
    guard case .food(_, "cheese") = piece.kind, let food = other.food else { return false }
    return food.isMeat || food.isGrown || food.name.hasSuffix("egg")
  }

  /// Returns whether the preceding food may be made into this one as an ingredient of a third, as
  /// in "an oat milk cappuccino".
  func isMaterial(_ piece: NounRun.Piece) -> Bool {
    if case .food(_, let name) = piece.kind {
      ["milk", "flour", "oil", "sauce", "juice", "broth"].contains(name)
    } else {
      false
    }
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
