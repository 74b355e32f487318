import Hark

/// A meal while it is being told: what was said, and then corrected.
struct MealDraft {
  /// One thing of the meal.
  struct Entry {
    /// What was told.
    var mention: Mention

    /// What it was put on or into.
    var host: Food?

    /// How many of the host there were.
    var hosts = 1.0

    /// Whether something was said of it that was not understood.
    var isDoubtful = false
  }

  /// The foods, where a person's other names for a dish are looked up.
  let table: FoodTable

  var entries: [Entry] = []
  var unknown: [String] = []
  var lack: MealLexeme.Lack?
  var hasLacked = false
  var isAmending = false
  var isJoined = false
  var keptAmount: SaidAmount?
  var sentence = 0
  var withdrawn: Withdrawn?
  var link: Link?
  var countedBefore: Double?

  /// "Soup twice, a cup each time": how often something was eaten of which no amount was said.
  var timesTold: Double?
  var hostsOfEach: Double?

  /// What is being shared, while it is open with how many.
  var sharing: Sharing?

  /// So many of the last thing are of the kind that comes next.
  var kindCount: Double?

  /// Some of the last thing, of which alone the next one is told.
  var some: Some?

  /// Which things of one kind are being told apart.
  var someOf: Int?

  /// How many they were, and how many of them were told.
  var toldApart = (all: 0.0, told: 0.0)

  /// "Eggs: two fried, one boiled": the one whose kinds are counted, without a number of them all.
  var openKinds: Int?

  /// Whether somebody else's food is told.
  var isOfOthers = false

  /// What somebody else ate, while the person may still say that they had of it.
  var others = OthersFood()

  /// An amount of nothing that was named, while it may still be corrected.
  var abandoned: SaidAmount?

  /// Whether what was told before is being told again, with its amounts.
  var isRestating = false

  /// Whether a correction was begun right before, so that it may come in the next sentence.
  var isJustAmending = false

  /// What makes it unsure that what comes was eaten: "I want".
  var doubt: String?

  /// "Six, chicken wings": a number, of what comes next.
  var awaiting: SaidAmount?

  /// The words for it.
  var awaitingSaid = ""

  /// "A teaspoon each of honey and butter": the amount of all that follow.
  var distributed: SaidAmount?

  /// Whether the last thing that was told is not known.
  var isLastUnknown = false

  /// Whether something was said in the sentence that was not understood, and may change its things.
  var isUnclear = false

  /// Whether something was left out, and it is not yet said of what.
  var isExcepting = false

  /// What was said not to have been eaten.
  var lacked: [Food] = []

  /// Whether something in the sentence changed what was told in it, so that a number may be gone.
  var isMended = false

  /// Whether one thing was eaten instead of another, of which it is open what that was a part of.
  var isSwapping = false

  /// Whether something in the sentence was corrected.
  var wasAmended = false

  /// The first thing of the sentence.
  var startOfSentence = 0

  /// What was taken back, while it is open what is meant instead.
  enum Withdrawn {
    /// The things that go if what comes is none of them.
    case clause

    /// The things that are gone, for "just the apple" names one of them.
    case gone([Mention])
  }

  /// The word between two things.
  enum Link {
    case and
    case or
  }

  /// The meal that these statements tell of.
  static func meal(of statements: [MealStatement], table: FoodTable) -> Meal {
    var draft = MealDraft(table: table)
    let told = WeightsBetween.settled(
      in: AmountsBehind.moved(in: Unnamed.merged(in: Vague.told(in: statements))), table: table)
    for statement in told {
      draft.take(statement)
    }
    draft.endSharing()
    if !draft.entries.isEmpty { draft.tellAwaited() }
    draft.mergeKinds()
    draft.settleCompany()
    draft.settleDoubt()
    return draft.meal
  }

  private init(table: FoodTable) {
    self.table = table
  }

  var meal: Meal {
    let items = entries.flatMap(\.items)
    let told =
      entries.indices.flatMap(unfilled)
      + entries.flatMap { $0.mention.unheeded + $0.mention.unweighed } + unknown
    var seen: Set<String> = []
    return Meal(items: items, unknown: told.filter { seen.insert($0).inserted })
  }

  /// "A sandwich", of which nobody knows what was in it.
  func unfilled(_ index: Int) -> [String] {
    let mention = entries[index].mention
    let isFilled = index + 1 < entries.count && entries[index + 1].host != nil
    return mention.isBareHolder && !isFilled ? [mention.name] : []
  }

  mutating func take(_ statement: MealStatement) {
    if case .heard(let numbers) = statement { return settle(numbers) }
    isMended = isMended || statement.isMending
    if case .amending = statement { wasAmended = true }
    if case .others(let areOthers) = statement { isOfOthers = areOthers }
    if isOfOthers, statement.isTold { return keepOthers(statement) }
    let linkBefore = link
    link = nil
    if case .pause(isStop: true) = statement { tellAwaited() }
    if !statement.isPause, !statement.isTold, !statement.isTakingBack { awaiting = nil }
    let wasAmending = isJustAmending
    if !statement.isPause { isJustAmending = false }
    switch statement {
    case .mention(let mention): take(mention, after: linkBefore)
    case .amount(let amount, let said): take(amount, said, after: linkBefore)
    case .some(let count, let said): takeSome(count, said, after: linkBefore)
    case .part: takePart()
    case .vague(let text), .unknown(let text): take(unknown: text, after: linkBefore)
    case .and(let isOr): takeAnd(isOr: isOr)
    case .joining: takeJoining()
    case .pause(let isStop): takePause(isStop: isStop, wasAmending)
    case .lacking(let how): lack = how
    case .amending: takeAmending(isAfterAnd: linkBefore == .and)
    case .withdrawing(let reach): withdraw(reach)
    case .restarting: self = MealDraft(table: table)
    case .adding: isAmending = false
    case .turning(let isMeal): takeTurning(isMeal: isMeal)
    case .each: takeEach()
    case .share(let share, let said): take(share, said)
    case .manner(let manner): take(manner: manner)
    case .same: takeSame()
    case .speaking:
      doubt = nil
      if sharing?.count != nil { endSharing() }
    case .doubt(let said): doubt = said
    case .unclear: isUnclear = true
    case .finishing: takeFinishing()
    case .excepting: isExcepting = true
    case .heard: break
    case .others(let areOthers): if areOthers { others.mentions = [] }
    }
  }
}
