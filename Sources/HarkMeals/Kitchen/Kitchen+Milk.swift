extension Kitchen {
  /// Returns a drink with its milk replaced, as in "a skim milk latte", or `nil` if the names do
  /// not denote such a drink.
  func withMilk(_ pieces: [NounRun.Piece], _ amount: SaidAmount) -> MealStatement? {
    guard pieces.count == 2, case .recipe = pieces[1].kind,
      case .mention(let milk) = statement(pieces[0], SaidAmount()),
      case .mention(var drink) = statement(pieces[1], amount)
    else { return nil }
    if milk.name == "decaf" { return make(milk.name, of: &drink) ? .mention(drink) : nil }
    guard let dish = drink.dish.changed(milk: milk) else { return nil }
    drink.dish = dish
    return .mention(drink)
  }

  /// Replaces the dish's ingredients with rows for the manner, as in "a nonfat latte" or "a decaf
  /// cappuccino", and returns `false` if there are none.
  func make(_ manner: String, of mention: inout Mention) -> Bool {
    let way = Self.ofMilk[manner] ?? MealVocabulary.sameManner[manner] ?? manner
    if let milk = table.food(named: "\(way) milk"),
      let dish = mention.dish.changed(milk: Mention(dish: Dish(milk), name: milk.name))
    {
      mention.dish = dish
      return true
    }
    let parts = mention.dish.parts.map { part in
      var part = part
      part.food = table.food(named: "\(way) \(part.food.name)") ?? part.food
      return part
    }
    defer { mention.dish.parts = parts }
    return parts != mention.dish.parts
  }

  private static let ofMilk = ["skinny": "skim"]
}
