extension Food {
  /// Whether the food is a spread measured in spoonfuls.
  var isSpread: Bool { ["tbsp", "tsp"].contains(portion.unit) }

  /// Whether the food is a snack eaten from a bag.
  var isSnack: Bool { ["19", "25"].contains(number.prefix(2)) && portion.unit != "package" }

  /// Whether the food is a fruit or a vegetable.
  var isGrown: Bool { ["09", "11"].contains(number.prefix(2)) }

  /// Whether the food is a leafy base of salads.
  var isLeafy: Bool {
    ["lettuce", "romaine", "iceberg", "spinach", "arugula", "kale"].contains(name)
  }

  /// Whether the food is bread of any shape.
  var isBread: Bool { number.hasPrefix("18") }

  /// Whether the food can wrap a dish.
  var isWrapping: Bool {
    isBread
      && names.contains { name in
        ["bun", "tortilla", "bread", "wrap", "english muffin"].contains(where: name.contains)
      }
  }

  /// Whether the food is served ready to eat, in a bun or a wrap: fast food and restaurant dishes.
  var isServed: Bool { ["21", "36"].contains(number.prefix(2)) }

  /// Returns whether the name of one food can stand for the other, such as "cheese" for cheddar or
  /// "lettuce" for iceberg.
  func isSame(_ other: Food) -> Bool {
    self == other
      || names.contains { name in
        let words = MealWord.key(of: name).split(separator: " ")
        return words.last.map(String.init) == MealWord.key(of: other.names.last ?? "")
          || other.names.contains { MealWord.key(of: $0) == words.last.map(String.init) }
      }
  }

  /// Returns whether both foods are meat or fish, or belong to the same group of the source.
  func isLike(_ other: Food) -> Bool {
    let groups = (String(number.prefix(2)), String(other.number.prefix(2)))
    return groups.0 == groups.1 || (Self.meats.contains(groups.0) && Self.meats.contains(groups.1))
  }

  /// Returns whether this food can replace the other in a dish, such as one kind of rice, bean, or
  /// meat for another.
  func isKin(of other: Food) -> Bool {
    if isSame(other) { return true }
    let heads = [lastWord, other.lastWord]
    return heads[0] == heads[1] || isMeat && (other.isMeat || other.name.hasSuffix("tofu"))
  }

  private var lastWord: String? {
    MealWord.key(of: name).split(separator: " ").last.map(String.init)
  }

  /// Whether the food is meat or fish.
  var isMeat: Bool { Self.meats.contains(String(number.prefix(2))) }

  private static let meats: Set<String> = ["05", "07", "10", "13", "15", "17"]
}
