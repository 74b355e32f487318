import Foundation
import Hark

/// A dish as the user described it.
struct Mention: Sendable, Equatable {
  var dish: Dish
  var amount = SaidAmount()

  /// The name that the user gave the food, for later references to it.
  var name: String
  var isPlural = false

  /// Whether "the" preceded the name, which may then refer to an earlier mention.
  var isDefinite = false

  /// Whether "of" separated the amount and the name.
  var isOfAmount = false

  /// The unit into which the food was cut if no number was stated, as in "cheese cubes".
  var cut: String?

  /// Descriptions of the food that its nutrition figures do not reflect.
  var unheeded: [String] = []
}

extension Mention {
  /// The dish's first food, which is its only food if the dish is plain.
  var food: Food { dish.parts[0].food }

  /// Whether the food is added to other foods rather than served in its own glass or cup.
  var isAdded: Bool {
    Addition.isAdded(food)
      && !(food.isPoured && amount.unit.map { Measure.vessels[$0] != nil || $0 == "cup" } ?? false)
  }

  /// The stated amount, or the usual number for a plural without one: "fish fingers" means several.
  var meantAmount: SaidAmount {
    guard amount.isEmpty, isPlural, dish.isPlain, let count = food.severalOf else { return amount }
    return SaidAmount(quantity: count, isVague: true)
  }

  /// Whether the food has its own vessel, such as a cup or bowl, and is not added to other foods.
  var standsAlone: Bool {
    let vessels: Set<String> = ["cup", "glass", "mug", "bottle", "can", "bowl", "plate", "pint"]
    return amount.unit.map(vessels.contains) ?? false && !isAdded
  }

  var isOfMeat: Bool { dish.isPlain && food.isMeat }

  /// Whether the dish consists of several foods, even if the table lists it as a single food.
  var isMade: Bool { !dish.isPlain || food.isServed }

  /// Returns whether the foods are similar enough for a correction, such as two cheeses.
  func isReplaced(by other: Mention) -> Bool {
    guard dish.isPlain, other.dish.isPlain else { return false }
    let foods = [food, other.food]
    return foods.allSatisfy {
      $0.number.hasPrefix("01") && ["slice", "oz"].contains($0.portion.unit)
    } || Set(foods.map(\.name)) == ["butter", "margarine"]
  }

  var isBareHolder: Bool {
    !dish.isPlain && dish.parts.count == 1 && Recipe.holders[MealWord.key(of: name)] != nil
  }

  /// The amount if it is far from the usual portion and its weight is unknown, such as "loaf of
  /// bread"; otherwise empty.
  var unweighed: [String] {
    guard let unit = amount.unit, Measure.isFarFromPortion(unit), dish.isPlain,
      food.weight(of: unit, size: amount.size) == nil
    else { return [] }
    return ["\(unit) of \(name)"]
  }

  mutating func multiply(by count: Double) {
    guard count != 1 else { return }
    if amount.isEmpty, dish.isPlain {
      let portion = food.portion
      amount = SaidAmount(quantity: portion.quantity * count, unit: portion.unit, isVague: true)
    } else {
      amount.count *= count
    }
  }

  /// Returns another kind of the food: "cherry" changes an "apple pie" into a cherry pie.
  func changed(kind: String) -> Mention? {
    let whole = MealWord.key(of: name)
    guard dish.isPlain else { return nil }
    let kind = MealWord.key(of: kind)
    // After whole eggs, one "white" is an egg white.
    let behind = MealVocabulary.tellingManners.contains(kind) ? ["\(whole) \(kind)"] : []
    let names = behind + ["\(kind) \(whole)", "\(kind) \(MealWord.head(of: name))"]
    return names.lazy.compactMap { name in
      Food.named(name).map { food in
        var other = self
        (other.dish, other.name, other.unheeded) = (Dish(food), name, [])
        return other
      }
    }.first
  }

  /// Returns the food with another addition, as in "Spaghetti with meat sauce, no, with marinara".
  func changed(joining other: Mention) -> [Mention]? {
    let key = MealWord.key(of: name)
    guard dish.isPlain, let link = key.range(of: " with "),
      let base = Food.named(String(key[..<link.lowerBound])), other.dish.isPlain,
      other.food != base
    else { return nil }
    let whole = key[..<link.upperBound] + MealWord.key(of: other.name)
    if let food = Food.named(String(whole)) {
      return [Mention(dish: Dish(food), amount: amount, name: String(whole))]
    }
    return [
      Mention(dish: Dish(base), amount: amount, name: String(key[..<link.lowerBound])), other,
    ]
  }

  /// Returns the sandwich with the food in place of a similar filling; `nil` if there is none.
  func refilled(with mention: Mention) -> Mention? {
    guard !dish.isPlain, food.isBread, mention.dish.isPlain, mention.amount.isEmpty,
      let index = dish.parts.indices.dropFirst().first(where: {
        dish.parts[$0].food.isLike(mention.food)
      })
    else { return nil }
    var other = self
    other.dish.parts[index] = Dish.Part(food: mention.food)
    return other
  }

  /// Replaces the dish with the food in its name if only that food has the unit, as in "Ice cream
  /// cone, two scoops", and adds the dish's name to `unheeded`.
  mutating func takePart() {
    guard dish.isPlain, let unit = amount.unit, self.food.weight(of: unit, size: nil) == nil else {
      return
    }
    let words = MealWord.key(of: name).split(separator: " ")
    let part = words.dropLast().joined(separator: " ")
    guard let food = Food.named(part), food.weight(of: unit, size: nil) != nil else { return }
    unheeded.append(name)
    dish = Dish(food)
    name = part
  }

  /// Removes a food that was left out, or adds it to `unheeded`; `false` if the dish lacks it.
  mutating func lose(_ lost: Mention) -> Bool {
    guard lost.dish.isPlain else { return false }
    if !dish.isPlain {
      guard dish.parts.count > 1,
        let index = dish.parts.firstIndex(where: { $0.food.isSame(lost.food) })
      else { return false }
      dish.parts.remove(at: index)
      return true
    }
    let (own, other) = (MealWord.key(of: name), MealWord.key(of: lost.name))
    let names = [own] + food.names.map(MealWord.key(of:))
    let bases = ["and", "with"].map { " \($0) \(other)" }.filter(own.hasSuffix).prefix(1).map {
      String(own.dropLast($0.count))
    }
    if let row = (bases + names.map { "\($0) without \(other)" }).lazy.compactMap(
      Food.named
    ).first {
      dish = Dish(row)
      return true
    }
    guard own != other,
      names.contains(where: { Self.tells($0, of: other) }) || food.isServed && lost.food.isWrapping
    else { return false }
    unheeded.append("\(name) without \(lost.name)")
    return true
  }

  /// Returns whether a name includes an ingredient, as in "cheeseburger" or "pizza (cheese)".
  private static func tells(_ name: String, of part: String) -> Bool {
    !name.contains("without") && !name.hasSuffix(" \(part)")
      && (" \(name) ".contains(" \(part) ") || name.contains("\(part)burger"))
  }

  /// Returns whether a later amount states the size of one item, as in "a steak, about ten ounces".
  func takes(_ later: SaidAmount) -> Bool {
    guard let unit = later.unit, dish.isPlain else { return false }
    // In "A glass of juice, about twelve ounces", the ounces measure the glass.
    if let vessel = amount.unit {
      return Measure.isExact(unit) && !Measure.isExact(vessel) && amount.quantity == 1
    }
    return Measure.isExact(unit) || (food.grams[unit] != nil && amount.quantity == 1)
  }
}

extension Dish {
  /// Returns the sandwich with a different kind of bread, as in "ham sandwich on rye".
  func changed(bread mention: Mention) -> Dish? {
    guard !isPlain, ["18069", "18070"].contains(parts[0].food.number), mention.dish.isPlain,
      mention.amount.isEmpty || mention.amount == SaidAmount(quantity: 1),
      let bread = mention.dish.parts.first?.food, bread.number.hasPrefix("18"),
      bread.grams["slice"] != nil || bread.grams["each"] != nil,
      MealWord.key(of: bread.names.joined(separator: " ")).split(separator: " ").contains(where: {
        ["bread", "toast", "roll", "bun", "bagel", "pita", "tortilla", "croissant"].contains($0)
      })
    else { return nil }
    var dish = self
    let slices = SaidAmount(quantity: 2, unit: "slice")
    let isSliced = bread.grams["slice"] != nil
    dish.parts[0] = Part(
      food: bread, amount: isSliced ? slices : SaidAmount(quantity: 1, unit: "each"))
    return dish
  }

  /// Returns a drink with its milk replaced, such as an oat latte; `nil` unless both contain milk.
  func changed(milk mention: Mention) -> Dish? {
    guard !isPlain, mention.amount.isEmpty,
      let index = parts.firstIndex(where: { Addition.isMilk($0.food) })
    else { return nil }
    var dish = self
    if mention.dish.isPlain, Addition.isMilk(mention.food) {
      dish.parts[index].food = mention.food
      return dish
    }
    guard mention.name.hasSuffix(" milk") else { return nil }
    let cups = parts[index].food.item(parts[index].amount).grams / Self.cupOfMilk
    let milk = mention.dish.parts.map { part in
      var part = part
      part.amount.count *= cups
      return part
    }
    dish.parts.replaceSubrange(index...index, with: milk)
    return dish
  }

  /// The grams in a cup of milk, from the source.
  private static let cupOfMilk = 244.0

  /// Removes the milk, because a kind of milk that the table lacks replaces it.
  mutating func loseMilk() { if parts.count > 1 { parts.removeAll { Addition.isMilk($0.food) } } }
}

extension Mention {
  /// Returns whether both mentions are of the same food or their names end in the same word, as in
  /// "fried egg" and "boiled egg" or "tomato soup" and "chicken soup".
  func isKin(of other: Mention) -> Bool {
    // Both a latte and a mocha begin with espresso.
    if dish.isPlain == other.dish.isPlain, food == other.food,
      dish.isPlain || isBareHolder || other.isBareHolder
    {
      return true
    }
    return MealWord.head(of: name) == MealWord.head(of: other.name)
  }
}
