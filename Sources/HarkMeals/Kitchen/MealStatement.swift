/// A statement in the user's description of a meal.
enum MealStatement: Sendable, Equatable {
  case mention(Mention)

  /// An amount on its own, and the words for it.
  case amount(SaidAmount, said: String)

  /// A number of items of the last food that the next words describe separately, and the words for
  /// the number.
  case some(Double, said: String)

  /// An unknown part of the last food was eaten.
  case part

  /// A name that may refer to a food.
  case unknown(String)

  /// The words for a food that may be named next, such as "a snack".
  case vague(String)
  case and(isOr: Bool)

  /// A word that adds one food to another, such as "with".
  case joining

  /// A pause, and whether it ends a sentence.
  case pause(isStop: Bool)

  /// The next food was not eaten.
  case lacking(MealLexeme.Lack)
  case amending

  /// Earlier statements within the given reach are withdrawn.
  case withdrawing(Reach)

  /// All earlier statements are withdrawn.
  case restarting
  case adding

  /// A word that begins another thought or another meal.
  case turning(isMeal: Bool)

  /// The preceding amount applies to each food, or the next food belongs to each.
  case each

  /// The user's share of a food, and the words for it.
  case share(Share, said: String)

  /// Whether another person ate the foods that follow.
  case others(Bool)

  /// The user refers only to themselves, as in "I had".
  case speaking
  case same

  /// The words that make it uncertain whether the next food was eaten.
  case doubt(String)

  /// The user finished another person's food, as in "I finished it".
  case finishing

  /// The next food was left out of a food that was mentioned.
  case excepting

  /// A word that may change the meal and that no rule handled.
  case unclear

  /// The exact numbers stated in the sentence.
  case heard([Double])

  /// A preparation that differs from the one mentioned before.
  case manner(String)

  var mention: Mention? {
    get { if case .mention(let mention) = self { mention } else { nil } }
    set { if let newValue { self = .mention(newValue) } }
  }

  /// Whether the statement is a food or an amount.
  var isTold: Bool { isNamed || isAmount }

  /// Whether the statement may change an earlier statement or its amount.
  var isMending: Bool {
    switch self {
    case .lacking, .amending, .withdrawing, .restarting, .each, .share, .others, .same, .part,
      .finishing, .excepting, .some, .manner, .doubt, .unknown, .vague:
      true
    case .and(let isOr): isOr
    default: false
    }
  }

  var isAmount: Bool {
    switch self {
    case .amount, .some: true
    default: false
    }
  }

  var isNamed: Bool {
    switch self {
    case .mention, .unknown: true
    default: false
    }
  }

  enum Reach: Sendable {
    /// The last food.
    case thing

    /// The last food of the same kind, or else the sentence.
    case clause

    /// All foods mentioned in the sentence.
    case sentence
  }
}

/// Amounts that follow their foods, as in "Chicken 200 grams rice one cup".
enum AmountsBehind {
  /// Returns the statements with amounts moved to the foods that they follow.
  static func moved(in statements: [MealStatement]) -> [MealStatement] {
    var moved = statements
    var start = 0
    for index in statements.indices {
      if case .amount(let amount, _) = statements[index] {
        shift(&moved, start..<index, last: amount)
      }
      if statements[index].mention == nil { start = index + 1 }
    }
    return moved
  }

  /// Shifts the amounts if only the first mention has none, as when every amount follows its food.
  private static func shift(
    _ statements: inout [MealStatement], _ range: Range<Int>, last: SaidAmount
  ) {
    let amounts = range.compactMap { statements[$0].mention?.amount }
    guard amounts.count > 1, amounts[0].isEmpty, amounts.dropFirst().allSatisfy({ !$0.isEmpty })
    else { return }
    for (index, amount) in zip(range, amounts.dropFirst() + [last]) {
      statements[index].mention?.amount = amount
    }
  }
}

/// Weights between two foods, as in "Salmon six ounces asparagus".
///
/// A weight may belong to either food, so its amount is marked as vague.
enum WeightsBetween {
  /// Returns the statements with each weight moved to the preceding food if only that food is meat
  /// or fish.
  static func settled(in statements: [MealStatement], table: FoodTable) -> [MealStatement] {
    var settled = statements
    for index in statements.indices.dropFirst() {
      guard case .mention(var first) = settled[index - 1], first.amount.isEmpty,
        case .mention(var second) = settled[index], !second.isOfAmount,
        let unit = second.amount.unit
      else { continue }
      // "Ice cream two scoops strawberry" is one food and its kind.
      if var kind = first.changed(kind: second.name, in: table) {
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

/// Units that follow an unknown name and are not foods, as in "Sushi two rolls".
enum Unnamed {
  private static let units: Set<String> = ["roll", "bar", "cone", "stick", "bun"]

  /// Returns the statements without units that follow an unknown name.
  static func merged(in statements: [MealStatement]) -> [MealStatement] {
    var merged: [MealStatement] = []
    for statement in statements {
      if case .unknown = merged.last, let name = statement.mention?.name, units.contains(name) {
        continue
      }
      merged.append(statement)
    }
    return merged
  }
}

/// Vague foods that are named next or remain unknown, as in "A snack, some almonds".
enum Vague {
  /// Returns the statements without vague foods that are named next; all other vague foods become
  /// unknown.
  static func told(in statements: [MealStatement]) -> [MealStatement] {
    statements.indices.compactMap { index in
      guard case .vague(let said) = statements[index] else { return statements[index] }
      let next = statements[(index + 1)...].first { !isPassed($0) }
      return next?.isTold == true ? nil : .unknown(said)
    }
  }

  private static func isPassed(_ statement: MealStatement) -> Bool {
    switch statement {
    case .pause, .speaking, .others(false), .turning: true
    default: false
    }
  }
}
