import Hark

/// A dish of one or more foods.
struct Dish: Sendable, Hashable {
  /// The foods of one dish; the only food of a plain dish has no amount of its own.
  var parts: [Part]

  /// The number of each unit that makes up one dish; empty if only whole dishes are counted.
  var measures: [String: Double] = [:]

  /// A food and its amount in one dish; an empty amount is a usual portion.
  struct Part: Sendable, Hashable {
    var food: Food
    var amount: SaidAmount
  }

  /// Whether the dish is a single food, so that a stated amount applies to that food.
  var isPlain: Bool { parts.count == 1 && parts[0].amount.isEmpty }

  init(_ food: Food) { parts = [Part(food: food, amount: SaidAmount())] }

  init(parts: [Part], measures: [String: Double] = [:]) {
    self.parts = parts
    self.measures = measures
  }

  func items(_ said: SaidAmount, hangingOn host: Food?) -> [MealItem] {
    guard !isPlain else { return [plainItem(parts[0].food, said, hangingOn: host)] }
    let times = times(of: said) * sizes(of: said)
    return parts.map { part in
      var amount = part.amount
      if amount.isEmpty { return part.food.usual(times: times) }
      amount.count *= times
      var item = part.food.item(amount)
      item.isAmountAssumed = true
      return item
    }
  }

  /// Returns the ratio of the given size to the usual size, as in "a large latte" or "a footlong
  /// meatball sub".
  private func sizes(of said: SaidAmount) -> Double {
    if said.size == "footlong" { return 2 }
    return said.unit == nil && parts.contains { Addition.isMilk($0.food) } && parts[0].food.isPoured
      ? Measure.cups(of: said.size) : 1
  }

  /// Returns the number of dishes in the given amount: "a sixteen ounce latte" is more than one
  /// dish, but not sixteen.
  private func times(of said: SaidAmount) -> Double {
    let count = said.count
    guard let unit = said.unit else {
      return count / (said.quantity == nil ? 1 : measures["each"] ?? 1)
    }
    if let share = measured(count, unit) { return share }
    if unit == parts[0].amount.unit { return count / parts[0].amount.count }
    let whole = items(SaidAmount(), hangingOn: nil).reduce(0) { $0 + $1.grams }
    let isPoured = parts.allSatisfy(\.food.isPoured)
    if isPoured, let volume = Measure.millilitresPoured(unit) { return count * volume / whole }
    if let mass = Measure.grams[unit] { return count * mass / whole }
    return count
  }

  /// Returns the number of dishes in a measured amount, or `nil` if no measure applies.
  ///
  /// For example, "a cup of risotto" is half a dish, because a plate holds two cups.
  private func measured(_ count: Double, _ unit: String) -> Double? {
    if let whole = measures[unit] { return count / whole }
    guard let volume = Measure.millilitres[unit] ?? Measure.spoonfuls[unit] else { return nil }
    return measures.lazy.compactMap { other, whole in
      Measure.millilitres[other].map { count * volume / (whole * $0) }
    }.first
  }

  private func plainItem(_ food: Food, _ said: SaidAmount, hangingOn host: Food?) -> MealItem {
    if said.isEmpty, let host, let portion = Addition.portion(of: food, on: host) {
      var item = food.item(SaidAmount(quantity: portion.quantity, unit: portion.unit))
      item.isAmountAssumed = true
      return item
    }
    return food.item(said)
  }
}

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
