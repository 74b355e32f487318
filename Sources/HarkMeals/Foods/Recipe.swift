import Foundation

/// A dish with a common name, whose parts are in the table although the dish is not.
struct Recipe: Sendable {
  /// The parts of one dish.
  var parts: [Part]

  /// The number of each unit in one dish, such as 2 `cup`, or 8 `slice` for a pizza counted in
  /// slices.
  var measures: [String: Double] = [:]

  /// An amount of one food.
  struct Part: Sendable, Hashable {
    /// The name of the food in the table, in the singular.
    var food: String

    /// The amount of the food.
    var amount: SaidAmount
  }

  /// The dishes, keyed by name.
  static let all: [String: Recipe] = {
    var all: [String: Recipe] = [:]
    for line in kitchens.flatMap({ $0.split(separator: "\n") }) {
      let halves = line.split(separator: "=")
      let (names, measures) = named(halves[0])
      let parts = halves[1].split(separator: "+").map { part(String($0)) }
      for name in names.split(separator: ";") {
        let key = MealWord.key(of: String(name))
        for key in [key, MealVocabulary.spelled(key)] {
          all[key] = Recipe(parts: parts, measures: measures)
        }
      }
    }
    return all
  }()

  private static let kitchens = [everyday, sauces, asian, european, american, drinks]

  /// Returns the names in a text such as "risotto [1 cup/1 bowl]" and the number of each unit in
  /// one dish.
  private static func named(_ text: Substring) -> (names: Substring, measures: [String: Double]) {
    guard let open = text.firstIndex(of: "["), let close = text.lastIndex(of: "]") else {
      return (text, [:])
    }
    var measures: [String: Double] = [:]
    for measure in text[text.index(after: open)..<close].split(separator: "/") {
      let fields = measure.split(separator: " ", maxSplits: 1)
      measures[String(fields[1])] = Double(fields[0])
    }
    return (text[..<text.index(before: open)], measures)
  }

  private static func part(_ text: String) -> Part {
    let fields = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return Part(
      food: MealWord.key(of: fields[2]),
      amount: SaidAmount(quantity: Double(fields[0]), unit: fields[1]))
  }
}

extension Recipe {
  /// Returns the dish, with its parts looked up in `table`.
  func dish(of table: FoodTable) -> Dish {
    let parts = parts.compactMap { part in
      table.food(named: part.food).map { Dish.Part(food: $0, amount: part.amount) }
    }
    return Dish(parts: parts, measures: measures)
  }
}
