import Hark

/// A meal while it is being told: what was said, and then corrected.
struct MealDraft {
  private struct Entry {
    var mention: Mention
    var host: Food?
  }

  private var entries: [Entry] = []
  private var unknown: [String] = []
  private var lack: MealLexeme.Lack?
  private var hasLacked = false
  private var isAmending = false
  private var isAfterAnd = false
  private var isJoined = false
  private var isWithdrawn = false
  private var keptAmount: SaidAmount?
  private var countedBefore: Double?

  /// The meal that these statements tell of.
  static func meal(of statements: [MealStatement]) -> Meal {
    var draft = MealDraft()
    for statement in AmountsBehind.moved(in: Unnamed.merged(in: statements)) {
      draft.take(statement)
    }
    return draft.meal
  }

  private var meal: Meal {
    let items = entries.flatMap { $0.mention.dish.items($0.mention.amount, hangingOn: $0.host) }
    let told = entries.flatMap(\.mention.unheeded) + unknown
    var seen: Set<String> = []
    return Meal(items: items, unknown: told.filter { seen.insert($0).inserted })
  }

  private mutating func take(_ statement: MealStatement) {
    let wasAfterAnd = isAfterAnd
    isAfterAnd = false
    switch statement {
    case .mention(let mention): take(mention)
    case .amount(let amount): take(amount)
    case .unknown(let text): take(unknown: text)
    case .and(let isOr): takeAnd(isOr: isOr)
    case .joining: isJoined = !entries.isEmpty
    case .pause(let isStop): takePause(isStop: isStop)
    case .lacking(let how): lack = how
    case .amending: (isAmending, lack) = (!wasAfterAnd, nil)
    case .withdrawing: withdraw()
    case .restarting: self = MealDraft()
    case .adding: isAmending = false
    case .turning: lack = nil
    case .each: takeEach()
    }
  }

  private mutating func takeAnd(isOr: Bool) {
    if !isOr { lack = nil } else if hasLacked { lack = .without }
    hasLacked = false
    isAfterAnd = true
  }

  private mutating func takePause(isStop: Bool) {
    lack = nil
    hasLacked = false
    if isStop { isJoined = false }
  }

  private mutating func withdraw() {
    if !entries.isEmpty { entries.removeLast() }
    isJoined = false
    isWithdrawn = true
  }
}

extension MealDraft {
  private mutating func take(_ mention: Mention) {
    defer { isWithdrawn = false }
    if let lack { return take(lacked: mention, lack) }
    if isWithdrawn, mention.amount.isEmpty,
      entries.contains(where: { $0.mention.dish == mention.dish })
    {
      return
    }
    guard isAmending, !entries.isEmpty else {
      isAmending = false
      return append(mention)
    }
    isAmending = false
    amend(with: mention)
  }

  private mutating func append(_ mention: Mention) {
    if isJoined, let filled = entries.lastIndex(where: { !$0.mention.dish.isPlain }),
      let dish = entries[filled].mention.dish.changed(bread: mention)
    {
      entries[filled].mention.dish = dish
      return
    }
    var mention = mention
    if mention.amount.isEmpty, let kept = keptAmount { mention.amount = kept }
    keptAmount = nil
    entries.append(Entry(mention: mention, host: isJoined ? entries.last.map(host) : nil))
  }

  /// What hangs on a drink hangs on that drink, however many things hang on it.
  private func host(_ last: Entry) -> Food {
    last.host ?? last.mention.dish.parts[0].food
  }

  /// "No three eggs" corrects the eggs; "I mean oatmeal" the last thing that was told.
  private mutating func amend(with mention: Mention) {
    let same = entries.lastIndex { $0.mention.isKin(of: mention) }
    let index = same ?? entries.count - 1
    var mention = mention
    if mention.amount.isEmpty { mention.amount = entries[index].mention.amount }
    entries[index].mention = mention
  }

  /// What is not eaten is no item; what had been told is taken back, as in "not chicken, turkey".
  private mutating func take(lacked mention: Mention, _ how: MealLexeme.Lack) {
    lack = nil
    hasLacked = true
    if how != .without,
      let index = entries.lastIndex(where: { $0.mention.dish == mention.dish })
    {
      if !mention.amount.isEmpty, mention.amount != entries[index].mention.amount {
        entries[index].mention.amount = mention.amount
      } else {
        keptAmount = entries.remove(at: index).mention.amount
      }
    } else if how == .no, entries.contains(where: { $0.mention.isKin(of: mention) }) {
      amend(with: mention)
    } else if how == .no, !Addition.isAdded(mention.dish.parts[0].food), !isJoined,
      !entries.isEmpty,
      mention.dish.isPlain, isCorrection(mention)
    {
      amend(with: mention)
    }
  }

  /// "Cereal no oatmeal": a thing of the same kind that comes right after "no" was meant instead.
  private func isCorrection(_ mention: Mention) -> Bool {
    guard let last = entries.last?.mention.dish.parts[0].food else { return false }
    return last.number.prefix(2) == mention.dish.parts[0].food.number.prefix(2)
  }

  private mutating func take(_ amount: SaidAmount) {
    guard let last = entries.indices.last else { return }
    let before = entries[last].mention.amount
    guard isAmending || before.isEmpty || lack != nil || entries[last].mention.takes(amount) else {
      return
    }
    countedBefore = isAmending ? nil : before.quantity
    var said = amount
    if said.unit == nil { said.unit = entries[last].mention.amount.unit }
    if said.quantity == nil { said.quantity = entries[last].mention.amount.quantity }
    if said.size == nil { said.size = entries[last].mention.amount.size }
    entries[last].mention.amount = said
    isAmending = false
    lack = nil
  }

  /// "Two steaks, eight ounces each".
  private mutating func takeEach() {
    guard let last = entries.indices.last, let count = countedBefore,
      let quantity = entries[last].mention.amount.quantity
    else { return }
    entries[last].mention.amount.quantity = quantity * count
    countedBefore = nil
  }

  private mutating func take(unknown text: String) {
    defer { (lack, isAmending) = (nil, false) }
    if lack != nil {
      hasLacked = true
      return
    }
    if isAmending, !entries.isEmpty { entries.removeLast() }
    unknown.append(text)
  }
}
