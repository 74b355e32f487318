/// A statement in the user's description of a meal.
enum MealStatement: Sendable, Equatable {
  case mention(Mention)

  /// An amount on its own, and the words for it.
  case amount(SaidAmount, said: String)

  /// A number of items of the last food, which the next words describe, and the words for the
  /// number.
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

  /// The next food was left out of a food mentioned earlier.
  case excepting

  /// A word that may change the meal and that no rule handled.
  case unclear

  /// The exact numbers stated as amounts in the sentence.
  case heard([Double])

  /// A preparation of counted items, or one that corrects an earlier preparation.
  case manner(String)

  var mention: Mention? {
    get { if case .mention(let mention) = self { mention } else { nil } }
    set { if let newValue { self = .mention(newValue) } }
  }

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

  var isNamed: Bool { if case .unknown = self { true } else { mention != nil } }

  enum Reach: Sendable {
    case thing

    /// The last food of the same kind as the next food; if there is none, the sentence.
    case clause

    /// All foods mentioned in the sentence.
    case sentence
  }
}
