/// What a telling of a meal says, piece by piece.
enum MealStatement: Sendable {
  /// Something was eaten.
  case mention(Mention)

  /// An amount by itself, and the words for it.
  case amount(SaidAmount, said: String)

  /// So many of the last thing, told apart from the others by what follows; and the words for it.
  case some(Double, said: String)

  /// Of the last thing, nobody knows how much was eaten.
  case part

  /// Something that may be a food.
  case unknown(String)

  /// Something that may be named next: "a snack", and the words for it.
  case vague(String)

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

  /// What was said was not meant, so far back.
  case withdrawing(Reach)

  /// Nothing so far was meant.
  case restarting

  /// More follows.
  case adding

  /// A word that begins another thought, or another meal.
  case turning(isMeal: Bool)

  /// The amount that was just said is that of each one, or what comes belongs to each.
  case each

  /// Not all of it was eaten, or not by one person, and the words for it.
  case share(Share, said: String)

  /// Whether what follows was eaten by somebody else.
  case others(Bool)

  /// The person speaks of themselves alone.
  case speaking

  /// What somebody else had was eaten, too.
  case same

  /// Whether what follows was eaten is not sure, and the words for it.
  case doubt(String)

  /// Of what somebody else had, "I finished it".
  case finishing

  /// What follows was left out of something that was told.
  case excepting

  /// A word that may change what was eaten, and that no rule took.
  case unclear

  /// The numbers of the sentence that were said of food.
  case heard([Double])

  /// How it was made, where what was told before was made otherwise.
  case manner(String)

  /// Whether it tells of something eaten.
  var isTold: Bool {
    switch self {
    case .mention, .amount, .some, .unknown: true
    default: false
    }
  }

  /// Whether it may change what was told before, or the number of it.
  var isMending: Bool {
    switch self {
    case .lacking, .amending, .withdrawing, .restarting, .each, .share, .others, .same, .part,
      .finishing, .excepting, .some, .manner, .doubt, .unknown, .vague:
      true
    case .and(let isOr): isOr
    default: false
    }
  }

  /// Whether it is an amount by itself.
  var isAmount: Bool {
    switch self {
    case .amount, .some: true
    default: false
    }
  }

  /// Whether it names what may be eaten.
  var isNamed: Bool {
    switch self {
    case .mention, .unknown: true
    default: false
    }
  }

  /// Whether it is "not".
  var isTakingBack: Bool {
    if case .lacking(.not) = self { return true }
    return false
  }

  /// Whether it is a short pause.
  var isPause: Bool {
    if case .pause(isStop: false) = self { return true }
    return false
  }

  /// How far back something is taken back.
  enum Reach: Sendable {
    /// The last thing.
    case thing

    /// The last thing of its kind, or else the sentence.
    case clause

    /// All that was told in the sentence.
    case sentence
  }
}
