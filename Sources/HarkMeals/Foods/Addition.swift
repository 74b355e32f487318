/// The usual amounts of foods that are added to other foods.
enum Addition {
  private static let hotDrinks: Set<String> = [
    "14209", "14201", "14210", "14215", "14355", "14381",
  ]
  private static let milks: Set<String> = [
    "01077", "01079", "01082", "01085", "16139", "16222", "14016", "14639", "01106",
  ]

  /// Returns the usual portion of `food` added to `host`; `nil` if the food's own portion applies.
  ///
  /// For example, the usual portion of milk is two tablespoons in coffee and half a cup on cereal.
  static func portion(of food: Food, on host: Food) -> Portion? {
    guard milks.contains(food.number) else { return nil }
    if hotDrinks.contains(host.number) { return Portion(quantity: 2, unit: "tbsp") }
    return host.number.hasPrefix("08") || host.number == "42237"
      ? Portion(quantity: 0.5, unit: "cup") : nil
  }

  /// Returns whether the food is a milk that is added to coffee.
  static func isMilk(_ food: Food) -> Bool { milks.contains(food.number) }

  /// Returns whether a food is more often left out than eaten by itself, so that "no sugar"
  /// excludes it.
  static func isAdded(_ food: Food) -> Bool {
    ["tbsp", "tsp", "pat", "packet", "dash", "wedge", "leaf", "slice"].contains(food.portion.unit)
      || milks.contains(food.number) || others.contains(food.names[0])
  }

  private static let others: Set<String> = [
    "onion", "tomato", "pickle", "lettuce", "hamburger bun", "roll", "crouton", "french fries",
    "cheese (cheddar)", "gravy (beef)", "feta", "cilantro", "jalapeno", "mushroom", "olive",
    "sauerkraut", "bacon", "egg yolk", "marinara", "cheese sauce", "green pepper",
  ]
}
