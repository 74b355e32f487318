extension MealDraft {
  /// The effect of the next food or amount.
  enum Course: Equatable {
    /// It is added to the meal.
    case adding

    /// It restates an entry if one matches, because the previous food did; otherwise it is added.
    case restating

    /// It is added, unless "or" continues the exclusion of the previous food.
    case excluded

    /// It replaces an earlier food or amount.
    case correcting

    /// It was not eaten, or is a correction.
    case excluding(MealLexeme.Lack, isCorrection: Bool)

    /// It withdraws the sentence, unless it names one of the sentence's entries.
    case withdrawingClause

    /// These entries were removed; "just the apple" may restore one of them.
    case withdrawn([Mention])
  }

  /// An amount that precedes its food.
  enum Pending {
    case none

    /// A number that applies to the next food, as in "six, chicken wings", and its words.
    case awaiting(SaidAmount, said: String)

    /// An amount without a known food, which was reported as unknown.
    case abandoned(SaidAmount)

    /// The amount of a food that the next one replaces.
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

  /// The pieces of an entry to which statements apply.
  enum Singling {
    case none

    /// The pieces of the entry are counted without a total, as in "eggs: two fried, one boiled".
    case open(host: Int)

    /// The next statement applies to some pieces.
    case pieces(Double, Apart)

    /// Statements applied to some pieces.
    case apart(Apart)

    /// The next food is the kind of this number of pieces of the last entry.
    case kind(Double)

    /// The entry whose pieces are singled out.
    var apart: Apart? {
      switch self {
      case .pieces(_, let apart), .apart(let apart): apart
      case .none, .open, .kind: nil
      }
    }
  }

  /// An entry whose pieces are singled out.
  struct Apart {
    var host: Int
    var isOpen: Bool
    var all: Double
    var told = 0.0
  }

  /// Food that is shared among a number of people.
  enum Sharing {
    case none

    /// Entries from `start` on are shared; the number of people may follow.
    case begun(start: Int, said: String)

    /// Entries from `start` on, none of them named yet, are divided.
    case divided(start: Int, by: Double)
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

  /// The current sentence.
  struct Sentence {
    /// The number of entries before the sentence.
    var start = 0

    /// Whether a part that may change the entries was not understood.
    var isUnclear = false

    /// Whether something was excluded from an entry that has not been named.
    var isExcepting = false

    /// Whether a statement changed earlier ones, so that a number may be missing.
    var isMended = false
    var wasAmended = false

    /// Whether a food replaced another one that may be part of a dish.
    var isSwapping = false
  }

  /// Food of other people to which the user may refer.
  struct OthersFood {
    var mentions: [Mention] = []
    var left: [Mention] = []

    /// The user's own amount before any food is named, as in "I had one".
    var own: SaidAmount?
  }
}
