import Hark

/// A meal under construction, to which statements and corrections are applied.
struct MealDraft {
  /// A food of the meal.
  struct Entry {
    var mention: Mention

    /// The food to which this food was added, or `nil` if it is not an addition.
    var host: Food?
    var hosts = 1.0
    var isDoubtful = false
  }

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

  /// The number of times that a food without an amount was eaten, as in "soup twice, a cup each
  /// time".
  var timesTold: Double?
  var hostsOfEach: Double?
  var sharing: Sharing?

  /// The number of pieces of the last entry to which the next kind applies.
  var kindCount: Double?

  /// The pieces of the last entry to which the next statement applies.
  var some: Some?
  var someOf: Int?

  /// The total number of pieces of the entry at `someOf`, and the number of pieces singled out.
  var toldApart = (all: 0.0, told: 0.0)

  /// The index of an entry whose kinds are counted without a total, as in "eggs: two fried, one
  /// boiled".
  var openKinds: Int?
  var isOfOthers = false

  /// The food of other people, while the user may still claim some of it.
  var others = OthersFood()
  var abandoned: SaidAmount?
  var isRestating = false

  /// Whether the previous statement began a correction, whose content may follow in the next
  /// sentence.
  var isJustAmending = false

  /// The words that make it uncertain whether the next food was eaten, such as "I want".
  var doubt: String?

  /// A number that applies to the next food, as in "six, chicken wings".
  var awaiting: SaidAmount?
  var awaitingSaid = ""

  /// The amount that applies to all following foods, as in "a teaspoon each of honey and butter".
  var distributed: SaidAmount?
  var isLastUnknown = false

  /// Whether a part of the sentence that may change its entries was not understood.
  var isUnclear = false

  /// Whether something was excluded from an entry that has not been named.
  var isExcepting = false
  var lacked: [Food] = []

  /// Whether a statement changed earlier ones in the sentence, so that a number may be missing.
  var isMended = false

  /// Whether a food replaced another one that may be part of a dish.
  var isSwapping = false
  var wasAmended = false
  var startOfSentence = 0

  /// Withdrawn entries whose replacement is not known yet.
  enum Withdrawn {
    /// The entries that are removed if the next food is none of them.
    case clause

    /// The entries that were removed, because "just the apple" may restore one of them.
    case gone([Mention])
  }

  /// The conjunction between two foods.
  enum Link {
    case and
    case or
  }

  static func meal(of statements: [MealStatement], table: FoodTable) -> Meal {
    var draft = MealDraft(table: table)
    let told = WeightsBetween.settled(
      in: AmountsBehind.moved(in: Unnamed.merged(in: Vague.told(in: statements))), table: table)
    for statement in told { draft.take(statement) }
    draft.endSharing()
    if !draft.entries.isEmpty { draft.tellAwaited() }
    draft.mergeKinds()
    draft.settleCompany()
    draft.settleDoubt()
    return draft.meal
  }

  private init(table: FoodTable) { self.table = table }

  var meal: Meal {
    let items = entries.flatMap(\.items)
    let told =
      entries.indices.flatMap(unfilled)
      + entries.flatMap { $0.mention.unheeded + $0.mention.unweighed } + unknown
    var seen: Set<String> = []
    return Meal(items: items, unknown: told.filter { seen.insert($0).inserted })
  }

  /// Returns the name of the entry if it is a holder without a stated filling, such as "a
  /// sandwich", or an empty array otherwise.
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

extension MealDraft {
  mutating func takeAnd(isOr: Bool) {
    if !isOr { lack = nil } else if hasLacked { lack = .without }
    hasLacked = false
    link = isOr ? .or : .and
  }

  mutating func takeAmending(isAfterAnd: Bool) {
    (isAmending, lack) = (!isAfterAnd, nil)
    isJustAmending = true
    if abandoned != nil, !unknown.isEmpty {
      unknown.removeLast()
      isAmending = false
      isLastUnknown = false
    }
  }

  /// Begins an addition.
  ///
  /// It also ends a correction of a plain food, so that the bread remains in "bread without butter,
  /// no, with butter".
  mutating func takeJoining() {
    isJoined = !entries.isEmpty
    guard isAmending, let last = entries.last, last.host == nil, last.mention.dish.isPlain else {
      return
    }
    if !last.mention.name.contains("with") { isAmending = false }
  }

  mutating func takePause(isStop: Bool, _ wasAmending: Bool) {
    lack = nil
    hasLacked = false
    hostsOfEach = nil
    distributed = nil
    if isStop {
      if !wasAmending { isAmending = false }
      endSharing()
      (someOf, openKinds, timesTold) = (nil, nil, nil)
      doubt = nil
      isJoined = false
      isOfOthers = false
      sentence = entries.count
      settleDoubt()
    }
  }

  mutating func takeTurning(isMeal: Bool) {
    lack = nil
    doubt = nil
    hostsOfEach = nil
    if isMeal { (sentence, isJoined) = (entries.count, false) }
  }

  mutating func withdraw(_ reach: MealStatement.Reach) {
    isJoined = false
    hostsOfEach = nil
    let start = min(sentence, entries.count)
    switch reach {
    case .thing:
      withdrawn = .gone([])
      if !entries.isEmpty { entries.removeLast() }
    case .clause: withdrawn = .clause
    case .sentence:
      let from = start == entries.count ? max(start - 1, 0) : start
      withdrawn = .gone(entries[from...].map(\.mention))
      entries.removeSubrange(from...)
    }
  }
}
