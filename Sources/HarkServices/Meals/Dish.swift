import Hark

/// A dish: one food, or several that come together.
struct Dish: Sendable, Hashable {
  /// The foods of one of it; the one food of a plain dish has no amount of its own.
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
