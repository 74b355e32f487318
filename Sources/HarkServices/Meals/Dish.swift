import Hark

/// A dish: one food, or several that come together.
struct Dish: Sendable, Hashable {
  /// The foods of one of it; the one food of a plain dish has no amount of its own.
  var parts: [Part]

  /// How many of a unit one of it is; empty where only whole ones are counted.
  var measures: [String: Double] = [:]

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
  init(parts: [Part], measures: [String: Double] = [:]) {
    self.parts = parts
    self.measures = measures
  }

  /// What so much of it is.
  func items(_ said: SaidAmount, hangingOn host: Food?) -> [MealItem] {
    guard !isPlain else { return [plainItem(parts[0].food, said, hangingOn: host)] }
    let times = times(of: said) * sizes(of: said)
    return parts.map { part in
      var amount = part.amount
      if amount.isEmpty { return part.food.usual(times: times) }
      amount.quantity = (amount.quantity ?? 1) * times
      var item = part.food.item(amount)
      item.isAmountAssumed = true
      return item
    }
  }

  /// How many of the usual size one of a size is: "a large latte", "a footlong meatball sub".
  private func sizes(of said: SaidAmount) -> Double {
    if said.size == "footlong" { return 2 }
    return said.unit == nil && parts.contains { Addition.isMilk($0.food) }
      && parts[0].food.isPoured ? Measure.cups(of: said.size) : 1
  }

  /// How many dishes so much is: "a sixteen ounce latte" is more than one, and no sixteen.
  private func times(of said: SaidAmount) -> Double {
    let count = said.quantity ?? 1
    guard let unit = said.unit else {
      return count / (said.quantity == nil ? 1 : measures["each"] ?? 1)
    }
    if let share = measured(count, unit) { return share }
    if unit == parts[0].amount.unit { return count / (parts[0].amount.quantity ?? 1) }
    let whole = items(SaidAmount(), hangingOn: nil).reduce(0) { $0 + $1.grams }
    let isPoured = parts.allSatisfy(\.food.isPoured)
    if isPoured, let volume = Measure.millilitresPoured(unit) { return count * volume / whole }
    if let mass = Measure.grams[unit] { return count * mass / whole }
    return count
  }

  /// "A cup of risotto", of which a plate has two; nil where no measure says so.
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
