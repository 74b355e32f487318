import Hark

struct Dish: Sendable, Hashable {
  /// The foods of one dish; the only food of a plain dish has no amount of its own.
  var parts: [Part]

  /// The number of each unit that makes up one dish; empty if the recipe states none.
  var measures: [String: Double] = [:]

  /// A food and its amount in one dish; an empty amount is a usual portion.
  struct Part: Sendable, Hashable {
    var food: Food
    var amount = SaidAmount()
  }

  /// Whether the dish is a single food, so that a stated amount applies to that food.
  var isPlain: Bool { parts.count == 1 && parts[0].amount.isEmpty }

  /// Returns the items in an amount of the dish, which may be an addition to `host`.
  func items(_ said: SaidAmount, hangingOn host: Food?) -> [MealItem] {
    guard !isPlain else { return [plainItem(parts[0].food, said, hangingOn: host)] }
    let times = times(of: said) * sizes(of: said)
    return parts.map { part in
      var amount = part.amount
      if amount.isEmpty { return part.food.usual(times: times) }
      amount.count *= times
      return part.food.item(amount).assumed()
    }
  }

  /// Returns the ratio of the given size to the usual size, as in "a footlong meatball sub".
  private func sizes(of said: SaidAmount) -> Double {
    if said.size == "footlong" { return 2 }
    return said.unit == nil && parts.contains { Addition.isMilk($0.food) } && parts[0].food.isPoured
      ? Measure.cups(of: said.size) : 1
  }

  /// Returns the number of dishes: "a sixteen ounce latte" is more than one, but not sixteen.
  private func times(of said: SaidAmount) -> Double {
    let count = said.count
    guard let unit = said.unit else {
      return said.quantity == nil ? count : count / (measures["each"] ?? 1)
    }
    if let share = measured(count, unit) { return share }
    if unit == parts[0].amount.unit { return count / parts[0].amount.count }
    let whole = items(SaidAmount(), hangingOn: nil).reduce(0) { $0 + $1.grams }
    let isPoured = parts.allSatisfy(\.food.isPoured)
    if isPoured, let volume = Measure.millilitresPoured(unit) { return count * volume / whole }
    if let mass = Measure.grams[unit] { return count * mass / whole }
    return count
  }

  /// Returns the number of dishes in a measured amount: "a cup of biryani" is half a dish.
  private func measured(_ count: Double, _ unit: String) -> Double? {
    if let whole = measures[unit] { return count / whole }
    let spoonful = Measure.spoonfuls.contains(unit) ? Measure.vessels[unit] : nil
    guard let volume = Measure.millilitres[unit] ?? spoonful else { return nil }
    return measures.lazy.compactMap { other, whole in
      Measure.millilitres[other].map { count * volume / (whole * $0) }
    }.first
  }

  private func plainItem(_ food: Food, _ said: SaidAmount, hangingOn host: Food?) -> MealItem {
    guard said.isEmpty, let host, let portion = Addition.portion(of: food, on: host) else {
      return food.item(said)
    }
    return food.item(portion).assumed()
  }
}

extension Dish {
  init(_ food: Food) { self.init(parts: [Part(food: food)]) }
}

extension MealItem {
  func assumed(_ isAssumed: Bool = true) -> MealItem {
    var item = self
    item.isAmountAssumed = item.isAmountAssumed || isAssumed
    return item
  }
}

/// The usual amounts of foods that are added to other foods.
enum Addition {
  private static let hotDrinks = Set(words: "14209 14201 14210 14215 14355 14381")
  private static let milks = Set(words: "01077 01079 01082 01085 16139 16222 14016 14639 01106")

  /// Returns the usual portion of a food added to `host`, such as milk in coffee or on cereal.
  static func portion(of food: Food, on host: Food) -> SaidAmount? {
    guard milks.contains(food.number) else { return nil }
    if hotDrinks.contains(host.number) { return SaidAmount(quantity: 2, unit: "tbsp") }
    return host.number.hasPrefix("08") || host.number == "42237"
      ? SaidAmount(quantity: 0.5, unit: "cup") : nil
  }

  static func isMilk(_ food: Food) -> Bool { milks.contains(food.number) }

  /// Returns whether a food is usually added to others, so that "no sugar" leaves it out of them.
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
