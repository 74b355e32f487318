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
  private var sentence = 0
  private var withdrawn: Withdrawn?
  private var link: Link?
  private var countedBefore: Double?
  private var hostsOfEach: Double?

  /// Whether somebody else's food is told.
  private var isOfOthers = false

  /// An amount of nothing that was named, while it may still be corrected.
  private var abandoned: SaidAmount?

  /// "A teaspoon each of honey and butter": the amount of all that follow.
  private var distributed: SaidAmount?

  /// Whether the last thing that was told is not known.
  var isLastUnknown = false

  /// What was taken back, while it is open what is meant instead.
  private enum Withdrawn {
    /// The things that go if what comes is none of them.
    case clause

    /// The things that are gone, for "just the apple" names one of them.
    case gone([Mention])
  }

  /// The word between two things.
  private enum Link {
    case and
    case or
  }

  /// The meal that these statements tell of.
  static func meal(of statements: [MealStatement], table: FoodTable) -> Meal {
    var draft = MealDraft(table: table)
    for statement in AmountsBehind.moved(in: Unnamed.merged(in: statements)) {
      draft.take(statement)
    }
    return draft.meal
  }

  private init(table: FoodTable) {
    self.table = table
  }

  private var meal: Meal {
    let items = entries.flatMap { $0.mention.dish.items($0.mention.amount, hangingOn: $0.host) }
    let told = entries.indices.flatMap(unfilled) + entries.flatMap { $0.mention.unheeded + $0.mention.unweighed } + unknown
    var seen: Set<String> = []
    return Meal(items: items, unknown: told.filter { seen.insert($0).inserted })
  }

  /// "A sandwich", of which nobody knows what was in it.
  private func unfilled(_ index: Int) -> [String] {
    let mention = entries[index].mention
    let isFilled = index + 1 < entries.count && entries[index + 1].host != nil
    return mention.isBareHolder && !isFilled ? [mention.name] : []
  }

  private mutating func take(_ statement: MealStatement) {
    if case .others(let areOthers) = statement { isOfOthers = areOthers }
    if isOfOthers, statement.isTold { return }
    let linkBefore = link
    link = nil
    switch statement {
    case .mention(let mention): take(mention, after: linkBefore)
    case .amount(let amount, let said): take(amount, said, after: linkBefore)
    case .unknown(let text): take(unknown: text)
    case .and(let isOr): takeAnd(isOr: isOr)
    case .joining: isJoined = !entries.isEmpty
    case .pause(let isStop): takePause(isStop: isStop)
    case .lacking(let how): lack = how
    case .amending: takeAmending(isAfterAnd: linkBefore != nil)
    case .withdrawing(let reach): withdraw(reach)
    case .restarting: self = MealDraft(table: table)
    case .adding: isAmending = false
    case .turning(let isMeal): takeTurning(isMeal: isMeal)
    case .each: takeEach()
    case .manner(let manner): take(manner: manner)
    case .others: break
    }
  }
}

extension MealDraft {
  private mutating func takeAnd(isOr: Bool) {
    if !isOr { lack = nil } else if hasLacked { lack = .without }
    hasLacked = false
    link = isOr ? .or : .and
  }

  private mutating func takeAmending(isAfterAnd: Bool) {
    (isAmending, lack) = (!isAfterAnd, nil)
    if abandoned != nil, !unknown.isEmpty {
      unknown.removeLast()
      isAmending = false
      isLastUnknown = false
    }
  }

  private mutating func takePause(isStop: Bool) {
    lack = nil
    hasLacked = false
    hostsOfEach = nil
    distributed = nil
    if isStop {
      isJoined = false
      isOfOthers = false
      sentence = entries.count
    }
  }

  private mutating func takeTurning(isMeal: Bool) {
    lack = nil
    hostsOfEach = nil
    if isMeal { sentence = entries.count }
  }

  private mutating func withdraw(_ reach: MealStatement.Reach) {
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

  /// Drops the sentence that was taken back, once what was meant instead is none of it.
  mutating func dropWithdrawn() {
    if case .clause = withdrawn { entries.removeSubrange(min(sentence, entries.count)...) }
    withdrawn = nil
  }

  private mutating func take(_ told: Mention, after link: Link?) {
    defer { (withdrawn, abandoned, isLastUnknown) = (nil, nil, false) }
    var mention = told
    if mention.amount.unit != nil, mention.amount.quantity == nil {
      mention.amount.quantity = abandoned?.quantity
    }
    if let lack { return take(lacked: mention, lack) }
    switch withdrawn {
    case .gone(let mentions):
      if mention.amount.isEmpty {
        if entries.contains(where: { $0.mention.dish == mention.dish }) { return }
        if let same = mentions.last(where: { $0.dish == mention.dish }) { return append(same) }
      }
    case .clause:
      if entries.contains(where: { $0.mention.isKin(of: mention) }) { return amend(with: mention) }
      dropWithdrawn()
    case nil: break
    }
    if isAmending, isLastUnknown || !entries.isEmpty {
      isAmending = false
      return isLastUnknown ? amend(unknownWith: mention) : amend(with: mention)
    }
    isAmending = false
    if link == .and, !mention.isAdded { hostsOfEach = nil }
    if link == nil, let index = indexOfRestated(mention) {
      entries[index].mention = mention
    } else {
      append(mention)
    }
  }

  /// "I had waffles, maybe two waffles", "a burger, a bacon burger": the same again, said better.
  private func indexOfRestated(_ mention: Mention) -> Int? {
    guard entries.count > sentence, let last = entries.last?.mention else { return nil }
    if last.amount.isEmpty || last.amount == mention.amount,
      mention.name.hasSuffix(" " + last.name)
    {
      return entries.count - 1
    }
    guard !mention.amount.isEmpty else { return nil }
    if last.dish == mention.dish, last.amount != mention.amount { return entries.count - 1 }
    return entries.indices.dropFirst(sentence).last {
      entries[$0].mention.dish == mention.dish && entries[$0].mention.amount.isEmpty
    } ?? (last.amount.isEmpty && mention.name.hasSuffix(last.name) ? entries.count - 1 : nil)
  }

  mutating func append(_ mention: Mention) {
    if isJoined, let filled = entries.lastIndex(where: { !$0.mention.dish.isPlain }),
      let dish = entries[filled].mention.dish.changed(bread: mention)
        ?? entries[filled].mention.dish.changed(milk: mention)
    {
      entries[filled].mention.dish = dish
      return
    }
    var mention = mention
    if mention.amount.isEmpty, let kept = keptAmount ?? distributed { mention.amount = kept }
    keptAmount = nil
    guard isJoined || hostsOfEach != nil, let last = entries.last else {
      return entries.append(Entry(mention: mention))
    }
    // What hangs on a drink hangs on that drink, however many things hang on it.
    let isFirst = last.host == nil
    let hosts = isFirst ? last.mention.amount.quantity ?? 1 : last.hosts
    if let count = hostsOfEach { mention.multiply(by: count) }
    entries.append(
      Entry(mention: mention, host: last.host ?? last.mention.dish.parts[0].food, hosts: hosts))
  }

  private mutating func take(_ amount: SaidAmount, _ said: String, after link: Link?) {
    if let lack, lack != .no { return self.lack = nil }
    guard let last = entries.indices.last else { return note(amount, said) }
    if amount.unit == nil, let host = indexOfCounted(last) {
      entries[host].mention.amount = amount
      return
    }
    let before = entries[last].mention.amount
    if link == .or, before.quantity != nil, amount.unit == nil || amount.unit == before.unit {
      entries[last].mention.amount.quantity = amount.quantity ?? before.quantity
      entries[last].mention.amount.isVague = true
      return
    }
    // "Two glasses of wine, well, three glasses".
    let isRepair = link == nil && amount.unit != nil && amount.unit == before.unit
    guard isRepair || isAmending || before.isEmpty || lack != nil || entries[last].mention.takes(amount) else {
      if amount != before { note(amount, said) }
      return
    }
    countedBefore = isAmending ? nil : before.quantity
    var told = amount
    if told.unit == nil { told.unit = before.unit ?? entries[last].mention.cut }
    if told.quantity == nil { told.quantity = before.quantity }
    if told.size == nil { told.size = before.size }
    entries[last].mention.amount = told
    entries[last].mention.takePart(of: table)
    isAmending = false
    lack = nil
  }

  /// "Arepas with cheese, two" counts the arepas.
  private func indexOfCounted(_ last: Int) -> Int? {
    guard !isAmending, lack == nil, entries[last].host != nil, entries[last].mention.amount.isEmpty,
      entries[last].mention.isAdded,
      let host = entries[..<last].lastIndex(where: { $0.host == nil }),
      entries[host].mention.amount.isEmpty
    else { return nil }
    return host
  }

  /// So much of something that was not named is not known.
  private mutating func note(_ amount: SaidAmount, _ said: String) {
    guard amount.unit != nil, lack == nil, !said.isEmpty else { return }
    unknown.append(said)
    abandoned = amount
  }

  /// "Two steaks, eight ounces each", "two coffees with two sugars each", "two burgers each with".
  private mutating func takeEach() {
    if let amount = abandoned, !unknown.isEmpty {
      unknown.removeLast()
      (distributed, abandoned) = (amount, nil)
      return
    }
    guard let last = entries.indices.last else { return }
    if let count = countedBefore {
      entries[last].mention.multiply(by: count)
    } else if isJoined, entries[last].host != nil {
      entries[last].mention.multiply(by: entries[last].hosts)
    } else {
      hostsOfEach = entries[last].mention.amount.quantity
    }
    countedBefore = nil
  }
}
