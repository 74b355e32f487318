import Hark

/// A dish: one food, or several that come together.
struct Dish: Sendable, Hashable {
  /// The foods of one of it. The one food of a plain dish has no amount of its own.
  var parts: [Part]

  /// A food and how much of it belongs to one dish; empty for a usual portion.
  struct Part: Sendable, Hashable {
    var food: Food
    var amount: SaidAmount
  }

  /// Whether it is one food, so that the amount that was said is the food's.
  var isPlain: Bool { parts.count == 1 && parts[0].amount.isEmpty }

  /// One food.
  init(_ food: Food) {
    parts = [Part(food: food, amount: SaidAmount())]
  }

  /// Several.
  init(parts: [Part]) {
    self.parts = parts
  }

  /// What so much of it is.
  func items(_ said: SaidAmount, hangingOn host: Food?) -> [MealItem] {
    guard !isPlain else { return [plainItem(parts[0].food, said, hangingOn: host)] }
    let first = parts[0].amount
    let isSameUnit = said.unit != nil && said.unit == first.unit
    let times = (said.quantity ?? 1) / (isSameUnit ? first.quantity ?? 1 : 1)
    return parts.map { part in
      var amount = part.amount
      if amount.isEmpty { return part.food.usual(times: times) }
      amount.quantity = (amount.quantity ?? 1) * times
      var item = part.food.item(amount)
      item.isAmountAssumed = true
      return item
    }
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

/// What is usual when one food is added to another.
enum Addition {
  private static let hotDrinks: Set<String> = [
    "14209", "14201", "14210", "14215", "14355", "14381",
  ]
  private static let milks: Set<String> = [
    "01077", "01079", "01082", "01085", "16139", "16222", "14016", "14639", "01106",
  ]

  /// Two spoons of milk in a coffee, half a cup on a cereal; nil where the food's own portion holds.
  static func portion(of food: Food, on host: Food) -> Portion? {
    guard milks.contains(food.number) else { return nil }
    if hotDrinks.contains(host.number) { return Portion(quantity: 2, unit: "tbsp") }
    return host.number.hasPrefix("08") ? Portion(quantity: 0.5, unit: "cup") : nil
  }

  /// Whether a food is more often left out than eaten by itself, so that "no sugar" lacks it.
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

/// A dish as it was told.
struct Mention: Sendable {
  /// What it is.
  var dish: Dish

  /// How much of it.
  var amount: SaidAmount

  /// The name by which the food was called, for what is said of it afterwards.
  var name: String

  /// How it was made, as far as that was said.
  var manners: [String]

  /// What was said of it and is in no figure.
  var unheeded: [String]

  /// Whether it was said in the plural.
  var isPlural: Bool
}

/// What a telling of a meal says, piece by piece.
enum MealStatement: Sendable {
  /// Something was eaten.
  case mention(Mention)

  /// A number by itself.
  case amount(SaidAmount)

  /// Something that may be a food.
  case unknown(String)

  /// "and" or "or".
  case and(isOr: Bool)

  /// "with".
  case joining

  /// A pause; whether it ends a sentence.
  case pause(isStop: Bool)

  /// What follows was not eaten.
  case lacking(MealLexeme.Lack)

  /// What follows is what should have been said.
  case amending

  /// The last thing was not meant.
  case withdrawing

  /// Nothing so far was meant.
  case restarting

  /// More follows.
  case adding

  /// A word that begins another thought.
  case turning

  /// The amount that was just said is that of each one.
  case each
}
