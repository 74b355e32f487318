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
/// Most statements that are not in the diagram have the same effect in every course.
struct MealDraft {
  var plate = Plate()

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

  /// The words that make it uncertain whether the next food was eaten, such as "want".
  var doubt: String?

  static func meal(of statements: [MealStatement]) -> AnalyzedMeal {
    var draft = MealDraft()
    let settled = statements.settled
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
    switch statement {
    case .mention(let mention): take(mention, link)
    case .amount(let amount, let said): take(amount, said, link)
    case .some(let count, let said):
      if course.isCorrecting || course.isExcluding {
        take(SaidAmount(quantity: count), said, link)
      } else {
        single(count, said, link)
      }
    case .unknown(let text), .vague(let text): take(unknown: text, link)
    case .manner(let manner): take(manner)
    case .amending: if !course.isWithdrawing { amend(after: link) }
    case .lacking(let lack): course = .excluding(lack, isCorrection: course.isCorrecting)
    case .adding: course = course.added
    case .and(let isOr):
      if course == .excluded {
        // "No milk or sugar" excludes both.
        course = isOr ? .excluding(.without, isCorrection: false) : .adding
      } else if course.isExcluding, !isOr {
        course = course.next
      }
    case .pause(let isStop):
      // The correction may follow in the next sentence.
      let isBegun = earlier.last { $0 != .pause(isStop: false) } == .amending
      if course == .excluded || isStop && (course.isExcluding || course == .correcting && !isBegun)
      {
        course = .adding
      } else if course.isExcluding {
        course = course.next
      }
      pause(isStop)
    case .joining: join()
    case .share(let share, let said): take(share, said)
    case .same, .finishing:
      if !course.isExcluding { addOthers(isFinishing: statement == .finishing) }
    case .part: takePart()
    case .withdrawing(let reach): withdraw(reach)
    case .restarting: self = MealDraft()
    case .turning(let isMeal):
      if course.isExcluding { course = course.next }
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
    case .heard: break
    }
  }
}

extension MealDraft {
  private mutating func take(_ mention: Mention, _ link: Link?) {
    switch course {
    case .adding, .restating, .excluded: prepared(mention).map { add($0, link) }
    case .correcting: prepared(mention).map { correct($0, link) }
    case .excluding(let lack, let isCorrection): exclude(mention, lack, isCorrection, link)
    case .withdrawingClause, .withdrawn: prepared(mention).map { restore($0, link) }
    }
  }

  private mutating func take(_ amount: SaidAmount, _ said: String, _ link: Link?) {
    switch course {
    case .adding, .restating, .excluded, .withdrawingClause, .withdrawn: add(amount, said, link)
    case .correcting: correct(amount, said, link)
    case .excluding(let lack, _): exclude(amount, said, lack, link)
    }
  }

  private mutating func take(unknown text: String, _ link: Link?) {
    switch course {
    case .adding, .restating, .excluded: add(unknown: text, link)
    case .correcting: correct(unknown: text, link)
    case .excluding(let lack, let isCorrection): exclude(unknown: text, lack, isCorrection, link)
    case .withdrawingClause, .withdrawn:
      dropWithdrawn()
      add(unknown: text, link)
    }
  }

  private mutating func take(_ manner: String) {
    switch course {
    case .adding, .restating, .excluded, .withdrawingClause, .withdrawn: prepare(manner)
    case .correcting, .excluding(.no, _): correct(manner)
    case .excluding: course = .adding
    }
  }

  private mutating func join() {
    isJoined = !plate.entries.isEmpty
    // The bread remains in "bread without butter, no, with butter".
    if course == .correcting, let last = plate.entries.last, last.host == nil,
      last.mention.dish.isPlain, !last.mention.name.contains("with")
    {
      course = .adding
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

  /// Begins a correction; after "and", the next food is added instead.
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
