/// The effect of the next food or amount on the meal.
enum Course: Equatable {
  /// The food or amount is added to the meal.
  case adding

  /// The food is added unless it restates an entry, as the previous food did.
  case restating

  /// The food is added, unless "or" continues the exclusion of the previous food.
  case excluded

  /// The food or amount replaces an earlier one.
  case correcting

  /// The food or amount was not eaten, or corrects an earlier one.
  case excluding(MealLexeme.Lack, isCorrection: Bool)

  /// The sentence is withdrawn unless the next food corrects one of its entries.
  case withdrawingClause

  /// These entries were removed; "just the apple" may restore one of them.
  case withdrawn([Mention])

  var isExcluding: Bool { if case .excluding = self { true } else { false } }

  var isWithdrawing: Bool { if case .withdrawn = self { true } else { self == .withdrawingClause } }

  /// Whether the next food, or the one after the excluded food, replaces an earlier one.
  var isCorrecting: Bool {
    if case .excluding(_, let isCorrection) = self { isCorrection } else { self == .correcting }
  }

  /// The course that follows an exclusion.
  var next: Course { isCorrecting ? .correcting : .adding }

  /// The course after "also" or a similar word.
  var added: Course {
    if case .excluding(let lack, _) = self { return .excluding(lack, isCorrection: false) }
    return self == .correcting ? .adding : self
  }
}

/// An amount that precedes its food.
enum PendingAmount {
  case none

  /// A number that applies to the next food, as in "six, chicken wings", and the words for it.
  case awaiting(SaidAmount, said: String)

  /// An amount without a known food, which was reported as unknown.
  case abandoned(SaidAmount)

  /// The amount of a food that the next food replaces.
  case kept(SaidAmount)

  /// The amount of each following food, as in "a teaspoon each of honey and butter".
  case distributed(SaidAmount)
}

/// The number by which "each" multiplies an amount.
enum Each {
  case once

  /// The number of times that a food without an amount was eaten, as in "soup twice, a cup each
  /// time".
  case times(Double)

  /// The number of items before the last amount, as in "two steaks, eight ounces each".
  case counted(Double)

  /// The number of items that have each of the following additions.
  case hosts(Double)

  mutating func endHosts() { if case .hosts = self { self = .once } }
}

/// The conjunction between two foods.
enum Link {
  case and
  case or

  init?(_ statement: MealStatement?) {
    guard case .and(let isOr) = statement else { return nil }
    self = isOr ? .or : .and
  }
}

/// Other people's food, to which the user may refer.
struct OthersFood {
  var mentions: [Mention] = []
  var left: [Mention] = []

  /// The user's own amount before any food is named, as in "I had one".
  var own: SaidAmount?
}
