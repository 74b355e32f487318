/// Rules about statements whose meaning depends on the statements around them.
extension [MealStatement] {
  /// The statements with vague foods resolved and each amount assigned to its food.
  var settled: [MealStatement] { named.withoutUnits.withAmountsMoved.withWeightsSettled }

  /// The statements without vague foods: a vague food is dropped if a name or an amount follows, as
  /// in "A snack, some almonds", and otherwise becomes unknown.
  private var named: [MealStatement] {
    indices.compactMap { index in
      guard case .vague(let said) = self[index] else { return self[index] }
      let next = self[(index + 1)...].first { !$0.isPassed }
      return next?.isTold == true ? nil : .unknown(said)
    }
  }

  /// The statements, except foods that are units of the unknown name before them, such as "rolls" in
  /// "Sushi two rolls".
  private var withoutUnits: [MealStatement] {
    let units = Set(words: "roll bar cone stick bun")
    return reduce(into: []) { merged, statement in
      if case .unknown = merged.last, let name = statement.mention?.name, units.contains(name) {
        return
      }
      merged.append(statement)
    }
  }

  /// The statements with amounts moved to the foods that they follow, as in "Chicken 200 grams rice
  /// one cup".
  private var withAmountsMoved: [MealStatement] {
    var (moved, start) = (self, 0)
    for index in indices {
      if case .amount(let amount, _) = self[index] { moved.shift(start..<index, last: amount) }
      if self[index].mention == nil { start = index + 1 }
    }
    return moved
  }

  /// Shifts the amounts if only the first mention has none, as when every amount follows its food.
  private mutating func shift(_ range: Range<Int>, last: SaidAmount) {
    let amounts = range.compactMap { self[$0].mention?.amount }
    guard amounts.count > 1, amounts[0].isEmpty, amounts.dropFirst().allSatisfy({ !$0.isEmpty })
    else { return }
    for (index, amount) in zip(range, amounts.dropFirst() + [last]) {
      self[index].mention?.amount = amount
    }
  }

  /// The statements, with an amount directly between two foods marked as vague if it has a unit and
  /// the first food has no amount; a weight is moved to the first food if only that one is meat or
  /// fish, as in "Salmon six ounces asparagus".
  private var withWeightsSettled: [MealStatement] {
    var settled = self
    for index in indices.dropFirst() {
      guard case .mention(var first) = settled[index - 1], first.amount.isEmpty,
        case .mention(var second) = settled[index], !second.isOfAmount,
        let unit = second.amount.unit
      else { continue }
      // "Ice cream two scoops strawberry" is one food and its kind.
      if var kind = first.changed(kind: second.name) {
        kind.amount = second.amount
        settled[index - 1] = .turning(isMeal: false)
        settled[index] = .mention(kind)
        continue
      }
      second.amount.isVague = true
      if Measure.grams[unit] != nil, first.isOfMeat, !second.isOfMeat {
        (first.amount, second.amount) = (second.amount, SaidAmount())
      }
      (settled[index - 1], settled[index]) = (.mention(first), .mention(second))
    }
    return settled
  }
}

extension MealStatement {
  /// Whether the statement may come between a vague food and its name.
  fileprivate var isPassed: Bool {
    switch self {
    case .pause, .speaking, .others(false), .turning: true
    default: false
    }
  }
}
