import Foundation

extension Mention {
  /// Whether it goes onto or into other things and no glass of it stands beside them.
  var isAdded: Bool {
    let food = dish.parts[0].food
    return Addition.isAdded(food)
      && !(food.isPoured && amount.unit.map { Measure.vessels[$0] != nil || $0 == "cup" } ?? false)
  }

  /// What was said, or what a plural means of which no number was said: "fish fingers" are no one.
  var meantAmount: SaidAmount {
    guard amount.isEmpty, isPlural, dish.isPlain, let count = dish.parts[0].food.severalOf else {
      return amount
    }
    return SaidAmount(quantity: count, isVague: true)
  }

  /// Whether it is something of its own, in its own cup or bowl, and goes onto nothing.
  var standsAlone: Bool {
    let vessels: Set<String> = ["cup", "glass", "mug", "bottle", "can", "bowl", "plate", "pint"]
    return amount.unit.map(vessels.contains) ?? false && !isAdded
  }

  /// Whether it is meat or fish, and nothing else.
  var isOfMeat: Bool { dish.isPlain && dish.parts[0].food.isMeat }

  /// Whether it comes made of several things, whether the table knows them or not.
  var isMade: Bool { !dish.isPlain || dish.parts[0].food.isServed }

  /// Whether another is so much like it that it may be meant instead, as one cheese for another.
  func isReplaced(by other: Mention) -> Bool {
    guard dish.isPlain, other.dish.isPlain else { return false }
    let foods = [dish.parts[0].food, other.dish.parts[0].food]
    return foods.allSatisfy {
      $0.number.hasPrefix("01") && ["slice", "oz"].contains($0.portion.unit)
    }
      || Set(foods.map(\.name)) == ["butter", "margarine"]
  }

  /// Whether it is a sandwich or a wrap with nothing in it.
  var isBareHolder: Bool {
    !dish.isPlain && dish.parts.count == 1 && MealLexeme.Holder.all[MealWord.key(of: name)] != nil
  }

  /// An amount far from the usual portion for which no figure is known, as "loaf of bread".
  var unweighed: [String] {
    guard let unit = amount.unit, Measure.isFarFromPortion(unit), dish.isPlain,
      dish.parts[0].food.weight(of: unit, size: amount.size) == nil
    else { return [] }
    return ["\(unit) of \(name)"]
  }

  /// So many times as much, where an amount was said or a usual one is meant.
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

  /// Another one of the same: of an "apple pie" and "cherry" a cherry pie; nil when there is none.
  func changed(kind: String, in table: FoodTable) -> Mention? {
    let whole = MealWord.key(of: name)
    guard dish.isPlain, let head = whole.split(separator: " ").last.map(String.init) else {
      return nil
    }
    let kind = MealWord.key(of: kind)
    // Two were whole and one "white": an egg's.
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

  /// "Spaghetti with meat sauce, no, with marinara": the same with that; nil when nothing is with it.
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

  /// A sandwich with something else of the same sort in it; nil when that is none of its fillings.
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

  /// "An ice cream cone, two scoops": the amount is that of what it is named for.
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
