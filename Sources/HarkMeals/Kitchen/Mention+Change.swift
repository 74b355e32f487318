import Foundation

extension Mention {
  /// Whether the food is added to other foods rather than served in its own glass or cup.
  var isAdded: Bool {
    let food = dish.parts[0].food
    return Addition.isAdded(food)
      && !(food.isPoured && amount.unit.map { Measure.vessels[$0] != nil || $0 == "cup" } ?? false)
  }

  /// The stated amount, or the usual number for a plural without one: "fish fingers" are several.
  var meantAmount: SaidAmount {
    guard amount.isEmpty, isPlural, dish.isPlain, let count = dish.parts[0].food.severalOf else {
      return amount
    }
    return SaidAmount(quantity: count, isVague: true)
  }

  /// Whether the food has its own vessel, such as a cup or bowl, and is not added to other foods.
  var standsAlone: Bool {
    let vessels: Set<String> = ["cup", "glass", "mug", "bottle", "can", "bowl", "plate", "pint"]
    return amount.unit.map(vessels.contains) ?? false && !isAdded
  }

  /// Whether the dish is meat or fish and nothing else.
  var isOfMeat: Bool { dish.isPlain && dish.parts[0].food.isMeat }

  /// Whether the dish consists of several foods, even if the table lists it as a single food.
  var isMade: Bool { !dish.isPlain || dish.parts[0].food.isServed }

  /// Whether another food is similar enough to be a correction, such as one cheese for another.
  func isReplaced(by other: Mention) -> Bool {
    guard dish.isPlain, other.dish.isPlain else { return false }
    let foods = [dish.parts[0].food, other.dish.parts[0].food]
    return foods.allSatisfy {
      $0.number.hasPrefix("01") && ["slice", "oz"].contains($0.portion.unit)
    }
      || Set(foods.map(\.name)) == ["butter", "margarine"]
  }

  /// Whether the dish is a sandwich or a wrap without a filling.
  var isBareHolder: Bool {
    !dish.isPlain && dish.parts.count == 1 && MealLexeme.Holder.all[MealWord.key(of: name)] != nil
  }

  /// An amount far from the usual portion without a known weight, such as "loaf of bread".
  var unweighed: [String] {
    guard let unit = amount.unit, Measure.isFarFromPortion(unit), dish.isPlain,
      dish.parts[0].food.weight(of: unit, size: amount.size) == nil
    else { return [] }
    return ["\(unit) of \(name)"]
  }

  /// Multiplies the stated or usual amount by `count`.
  mutating func multiply(by count: Double) {
    guard count != 1 else { return }
    if amount.isEmpty, dish.isPlain {
      let portion = dish.parts[0].food.portion
      amount = SaidAmount(
        quantity: portion.quantity * count, unit: portion.unit, isVague: true)
    } else {
      amount.quantity = (amount.quantity ?? 1) * count
    }
  }

  /// Returns another kind of the same food; `nil` if there is none.
  ///
  /// For example, "cherry" changes an "apple pie" into a cherry pie.
  func changed(kind: String, in table: FoodTable) -> Mention? {
    let whole = MealWord.key(of: name)
    guard dish.isPlain, let head = whole.split(separator: " ").last.map(String.init) else {
      return nil
    }
    let kind = MealWord.key(of: kind)
    // After whole eggs, one "white" is an egg white.
    let behind = MealVocabulary.tellingManners.contains(kind) ? ["\(whole) \(kind)"] : []
    let names = behind + ["\(kind) \(whole)", "\(kind) \(head)"]
    guard let name = names.first(where: { table.food(named: $0) != nil }),
      let food = table.food(named: name)
    else { return nil }
    var other = self
    other.dish = Dish(food)
    other.name = name
    other.unheeded = []
    return other
  }

  /// Returns the food with its addition replaced; `nil` if it has no addition.
  ///
  /// For example, "Spaghetti with meat sauce, no, with marinara" replaces the meat sauce.
  func changed(joining other: Mention, in table: FoodTable) -> [Mention]? {
    let key = MealWord.key(of: name)
    guard dish.isPlain, let link = key.range(of: " with "),
      let base = table.food(named: String(key[..<link.lowerBound])), other.dish.isPlain,
      other.dish.parts[0].food != base
    else { return nil }
    let whole = key[..<link.upperBound] + MealWord.key(of: other.name)
    if let food = table.food(named: String(whole)) {
      return [Mention(dish: Dish(food), amount: amount, name: String(whole))]
    }
    return [
      Mention(dish: Dish(base), amount: amount, name: String(key[..<link.lowerBound])), other,
    ]
  }

  /// Returns a sandwich with a similar filling in its place; `nil` if no filling is similar.
  func refilled(with mention: Mention) -> Mention? {
    guard !dish.isPlain, dish.parts[0].food.isBread, mention.dish.isPlain, mention.amount.isEmpty,
      let index = dish.parts.indices.dropFirst().first(where: {
        dish.parts[$0].food.isLike(mention.dish.parts[0].food)
      })
    else { return nil }
    var other = self
    other.dish.parts[index] = Dish.Part(food: mention.dish.parts[0].food, amount: SaidAmount())
    return other
  }

  /// Replaces the dish with the food in its name if the amount is in a unit of that food but not of
  /// the dish.
  ///
  /// For example, "An ice cream cone, two scoops" becomes two scoops of ice cream.
  mutating func takePart(of table: FoodTable) {
    guard dish.isPlain, let unit = amount.unit,
      dish.parts[0].food.weight(of: unit, size: nil) == nil
    else { return }
    let words = MealWord.key(of: name).split(separator: " ")
    let part = words.dropLast().joined(separator: " ")
    guard let food = table.food(named: part), food.weight(of: unit, size: nil) != nil else {
      return
    }
    unheeded.append(name)
    dish = Dish(food)
    name = part
  }
}
