import Foundation

extension Mention {
  /// Removes a food that was left out; returns `false` if the dish does not contain it.
  ///
  /// If the table has no figures for the dish without that food, the omission is added to
  /// `unheeded`.
  mutating func lose(_ lost: Mention, in table: FoodTable) -> Bool {
    guard lost.dish.isPlain, let food = lost.dish.parts.first?.food else { return false }
    if !dish.isPlain {
      guard dish.parts.count > 1, let index = dish.parts.firstIndex(where: { $0.food.isSame(food) })
      else { return false }
      dish.parts.remove(at: index)
      return true
    }
    let (own, other) = (MealWord.key(of: name), MealWord.key(of: lost.name))
    if let base = ["and", "with"].lazy.compactMap({ own.range(of: " \($0) \(other)") }).first,
      base.upperBound == own.endIndex, let row = table.food(named: String(own[..<base.lowerBound]))
    {
      dish = Dish(row)
      return true
    }
    let names = [own] + dish.parts[0].food.names.map(MealWord.key(of:))
    if let row = names.compactMap({ table.food(named: "\($0) without \(other)") }).first {
      dish = Dish(row)
      return true
    }
    let isHeld =
      own != other
      && (names.contains(where: { Self.tells($0, of: other) })
        || (dish.parts[0].food.isServed && food.isWrapping))
    if isHeld { unheeded.append("\(name) without \(lost.name)") }
    return isHeld
  }

  /// Whether a name states that a food is in it, as in "cheeseburger" or "pizza (cheese)".
  private static func tells(_ name: String, of part: String) -> Bool {
    !name.contains("without") && !name.hasSuffix(" \(part)")
      && (" \(name) ".contains(" \(part) ") || name.contains("\(part)burger"))
  }
}
