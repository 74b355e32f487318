import Hark

extension Mention {
  /// Returns whether a later amount states the size of one item, as in "a steak, about ten ounces".
  func takes(_ later: SaidAmount) -> Bool {
    guard let unit = later.unit, dish.isPlain else { return false }
    // In "A glass of juice, about twelve ounces", the ounces measure the glass.
    if let vessel = amount.unit {
      return Measure.isExact(unit) && !Measure.isExact(vessel) && amount.quantity == 1
    }
    return Measure.isExact(unit) || (dish.parts[0].food.grams[unit] != nil && amount.quantity == 1)
  }
}

extension Dish {
  /// Returns a sandwich on another bread, as in "ham sandwich on rye".
  ///
  /// The result is `nil` if the dish is not a sandwich or the mention is not bread.
  func changed(bread mention: Mention) -> Dish? {
    guard !isPlain, ["18069", "18070"].contains(parts[0].food.number), mention.dish.isPlain,
      mention.amount.isEmpty || mention.amount == SaidAmount(quantity: 1),
      let bread = mention.dish.parts.first?.food,
      bread.number.hasPrefix("18"), bread.grams["slice"] != nil || bread.grams["each"] != nil,
      MealWord.key(of: bread.names.joined(separator: " ")).split(separator: " ").contains(where: {
        ["bread", "toast", "roll", "bun", "bagel", "pita", "tortilla", "croissant"].contains($0)
      })
    else { return nil }
    var dish = self
    let isSliced = bread.grams["slice"] != nil
    dish.parts[0] = Part(
      food: bread,
      amount: SaidAmount(quantity: isSliced ? 2 : 1, unit: isSliced ? "slice" : "each"))
    return dish
  }
}

extension Dish {
  /// Returns a drink such as a latte with another milk.
  ///
  /// The result is `nil` if the drink contains no milk or the mention is not milk.
  func changed(milk mention: Mention) -> Dish? {
    guard !isPlain, mention.amount.isEmpty,
      let index = parts.firstIndex(where: { Addition.isMilk($0.food) })
    else { return nil }
    var dish = self
    if mention.dish.isPlain, Addition.isMilk(mention.dish.parts[0].food) {
      dish.parts[index].food = mention.dish.parts[0].food
      return dish
    }
    guard mention.name.hasSuffix(" milk") else { return nil }
    let cups = parts[index].food.item(parts[index].amount).grams / Self.cupOfMilk
    let milk = mention.dish.parts.map { part in
      var part = part
      part.amount.quantity = (part.amount.quantity ?? 1) * cups
      return part
    }
    dish.parts.replaceSubrange(index...index, with: milk)
    return dish
  }

  /// The grams in a cup of milk, from the source.
  private static let cupOfMilk = 244.0

  /// Removes the milk in favor of an unknown one; returns `false` if there is none.
  mutating func loseMilk() -> Bool {
    guard !isPlain, let index = parts.firstIndex(where: { Addition.isMilk($0.food) }) else {
      return false
    }
    parts.remove(at: index)
    return true
  }
}

extension Mention {
  /// Whether both mentions are of the same food, however it is prepared.
  func isKin(of other: Mention) -> Bool {
    // Dishes of several foods need more in common than the first food: a latte and a mocha both
    // begin with espresso.
    if dish.isPlain == other.dish.isPlain, dish.parts[0].food == other.dish.parts[0].food,
      dish.isPlain || isBareHolder || other.isBareHolder
    {
      return true
    }
    return lastWord == other.lastWord
  }

  private var lastWord: String? {
    name.split(separator: " ").last.map { MealWord.singular(String($0)) }
  }
}
