import Hark

/// A meal under construction, to which statements and corrections are applied.
///
/// ```
///               amending                lacking
///  correcting ◀─────────── adding ─────────────────▶ excluding
///      │  food, amount     ▲ │ ▲    food, pause, "and"   │
///      └───────────────────┘ │ └─────────────────────────┘
///              withdrawing   ▼      food
///          withdrawingClause, withdrawn ──▶ adding
/// ```
///
/// Each course has one function that handles every statement.
struct MealDraft {
  var plate: Plate

  /// The foods that were not eaten.
  var lacked: [Food] = []
  var course = Course.adding
  var isJoined = false
  var pending = PendingAmount.none
  var each = Each.once
  var singling = Singling.none
  var sharing = Sharing.none

  /// Whether another person ate the foods that follow.
  var isOfOthers = false

  /// The food of other people, while the user may still claim some of it.
  var others = OthersFood()

  /// The words that make it uncertain whether the next food was eaten, such as "I want".
  var doubt: String?

  private init(table: FoodTable) { plate = Plate(table: table) }

  static func meal(of statements: [MealStatement], table: FoodTable) -> AnalyzedMeal {
    var draft = MealDraft(table: table)
    let settled = WeightsBetween.settled(
      in: AmountsBehind.moved(in: Unnamed.merged(in: Vague.told(in: statements))), table: table)
    for index in settled.indices { draft.take(settled[index], after: settled[..<index]) }
    draft.sharing.end(on: &draft.plate)
    if !draft.plate.entries.isEmpty { draft.reportAwaited() }
    draft.plate.mergeKinds()
    Company.settle(&draft.plate)
    draft.plate.endSentence()
    return draft.plate.meal
  }

  mutating func take(_ statement: MealStatement, after earlier: ArraySlice<MealStatement>) {
    if case .heard(let numbers) = statement { return plate.settle(numbers) }
    if statement.isMending { plate.sentence.isMended = true }
    if isOfOthers, statement.isTold { return keepOthers(statement) }
    let link = Link(earlier.last)
    if statement == .pause(isStop: true) { reportAwaited() }
    if case .awaiting = pending, !statement.isTold,
      ![.pause(isStop: false), .lacking(.not)].contains(statement)
    {
      pending = .none
    }
    switch course {
    case .adding, .restating, .excluded: adding(statement, link)
    case .correcting:
      correcting(
        statement, link, isBegun: earlier.last { $0 != .pause(isStop: false) } == .amending)
    case .excluding(let lack, let isCorrection): excluding(lack, isCorrection, statement, link)
    case .withdrawingClause, .withdrawn: withdrawn(statement, link)
    }
  }
}

extension MealDraft {
  private mutating func adding(_ statement: MealStatement, _ link: Link?) {
    switch statement {
    case .mention(let mention): prepared(mention).map { add($0, link) }
    case .amount(let amount, let said): add(amount, said, link)
    case .some(let count, let said): single(count, said, link)
    case .unknown(let text), .vague(let text): add(unknown: text, link)
    case .manner(let manner): prepare(manner)
    case .amending: amend(after: link)
    case .lacking(let lack): course = .excluding(lack, isCorrection: false)
    case .and(let isOr):
      // "No milk or sugar" excludes both.
      if course == .excluded { course = isOr ? .excluding(.without, isCorrection: false) : .adding }
    case .pause(let isStop):
      if course == .excluded { course = .adding }
      pause(isStop)
    case .joining, .share, .same, .finishing, .part, .withdrawing, .restarting, .adding, .turning,
      .each, .others, .speaking, .doubt, .excepting, .unclear, .heard:
      common(statement)
    }
  }

  private mutating func correcting(_ statement: MealStatement, _ link: Link?, isBegun: Bool) {
    switch statement {
    case .mention(let mention): prepared(mention).map { correct($0, link) }
    case .amount(let amount, let said): correct(amount, said, link)
    case .some(let count, let said): correct(SaidAmount(quantity: count), said, link)
    case .unknown(let text), .vague(let text): correct(unknown: text, link)
    case .manner(let manner): correct(manner)
    case .amending: amend(after: link)
    case .lacking(let lack): course = .excluding(lack, isCorrection: true)
    case .adding: course = .adding
    case .pause(let isStop):
      // The correction may follow in the next sentence.
      if isStop, !isBegun { course = .adding }
      pause(isStop)
    case .joining:
      common(statement)
      // The bread remains in "bread without butter, no, with butter".
      if let last = plate.entries.last, last.host == nil, last.mention.dish.isPlain,
        !last.mention.name.contains("with")
      {
        course = .adding
      }
    case .share, .same, .finishing, .and, .part, .withdrawing, .restarting, .turning, .each,
      .others, .speaking, .doubt, .excepting, .unclear, .heard:
      common(statement)
    }
  }

  private mutating func excluding(
    _ lack: MealLexeme.Lack, _ isCorrection: Bool, _ statement: MealStatement, _ link: Link?
  ) {
    let next = isCorrection ? Course.correcting : .adding
    switch statement {
    case .mention(let mention): exclude(mention, lack, isCorrection, link)
    case .amount(let amount, let said): exclude(amount, said, lack, next, link)
    case .some(let count, let said): exclude(SaidAmount(quantity: count), said, lack, next, link)
    case .unknown(let text), .vague(let text): exclude(unknown: text, lack, isCorrection, link)
    case .manner(let manner): if lack == .no { correct(manner) } else { course = .adding }
    case .amending: amend(after: link)
    case .lacking(let lack): course = .excluding(lack, isCorrection: isCorrection)
    case .adding: course = .excluding(lack, isCorrection: false)
    case .and(let isOr): if !isOr { course = next }
    case .pause(let isStop):
      course = isStop ? .adding : next
      pause(isStop)
    case .turning:
      course = next
      common(statement)
    case .same, .finishing: break
    case .joining, .share, .part, .withdrawing, .restarting, .each, .others, .speaking, .doubt,
      .excepting, .unclear, .heard:
      common(statement)
    }
  }

  private mutating func withdrawn(_ statement: MealStatement, _ link: Link?) {
    switch statement {
    case .mention(let mention): prepared(mention).map { restore($0, link) }
    case .unknown(let text), .vague(let text):
      dropWithdrawn()
      add(unknown: text, link)
    case .amending: break
    case .amount, .some, .manner, .lacking, .share, .same, .finishing, .joining, .and, .pause,
      .part, .withdrawing, .restarting, .adding, .turning, .each, .others, .speaking, .doubt,
      .excepting, .unclear, .heard:
      adding(statement, link)
    }
  }

  /// Handles a statement whose effect does not depend on the course.
  private mutating func common(_ statement: MealStatement) {
    switch statement {
    case .joining: isJoined = !plate.entries.isEmpty
    case .share(let share, let said): take(share, said)
    case .same, .finishing: addOthers(isFinishing: statement == .finishing)
    case .part: takePart()
    case .withdrawing(let reach): withdraw(reach)
    case .restarting: self = MealDraft(table: plate.table)
    case .turning(let isMeal):
      doubt = nil
      each.endHosts()
      if isMeal { (plate.start, isJoined) = (plate.entries.count, false) }
    case .each: takeEach()
    case .others(let areOthers):
      isOfOthers = areOthers
      if areOthers { others.mentions = [] }
    case .speaking:
      doubt = nil
      if case .divided = sharing { sharing.end(on: &plate) }
    case .doubt(let said): doubt = said
    case .excepting: plate.sentence.isExcepting = true
    case .unclear: plate.sentence.isUnclear = true
    case .mention, .amount, .some, .unknown, .vague, .manner, .amending, .lacking, .adding, .and,
      .pause, .heard:
      break
    }
  }

  private mutating func pause(_ isStop: Bool) {
    each.endHosts()
    if case .distributed = pending { pending = .none }
    guard isStop else { return }
    sharing.end(on: &plate)
    singling = .none
    if case .times = each { each = .once }
    doubt = nil
    (isJoined, isOfOthers) = (false, false)
    plate.start = plate.entries.count
    plate.endSentence()
  }

  /// Begins a correction, which after "and" adds food instead.
  private mutating func amend(after link: Link?) {
    plate.sentence.wasAmended = true
    course = link == .and ? .adding : .correcting
    if case .abandoned = pending, !plate.unknown.isEmpty {
      plate.unknown.removeLast()
      (course, plate.isLastUnknown) = (.adding, false)
    }
  }

  private mutating func withdraw(_ reach: MealStatement.Reach) {
    isJoined = false
    each.endHosts()
    switch reach {
    case .thing:
      course = .withdrawn([])
      _ = plate.entries.popLast()
    case .clause: course = .withdrawingClause
    case .sentence:
      let start = min(plate.start, plate.entries.count)
      let from = start == plate.entries.count ? max(start - 1, 0) : start
      course = .withdrawn(plate.entries[from...].map(\.mention))
      plate.entries.removeSubrange(from...)
    }
  }
}
