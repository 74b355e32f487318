extension MealDraft {
  /// Returns the food with a preceding amount applied, as in "six, wings"; `nil` if it only states
  /// the kind of some pieces of an earlier food, which then become a separate entry.
  mutating func prepared(_ mention: Mention) -> Mention? {
    var mention = mention
    if case .kind(let count) = singling {
      singling = .none
      if let host = plate.lastHost {
        plate.splitKind(count, mention, of: host)
        plate.isLastUnknown = false
        return nil
      }
    }
    if !course.isExcluding { others = OthersFood() }
    switch pending {
    case .awaiting(let number, _):
      pending = .none
      if mention.amount.isEmpty, mention.isPlural {
        mention.amount = number
      } else if mention.amount.unit == nil, let count = mention.amount.quantity,
        count != number.quantity, !course.isExcluding
      {
        mention.amount.isVague = true
      }
    case .abandoned(let amount):
      pending = .none
      if mention.amount.unit != nil, mention.amount.quantity == nil {
        mention.amount.quantity = amount.quantity
      }
    case .none, .kept, .distributed: break
    }
    return mention
  }

  mutating func add(_ mention: Mention, _ link: Link?) {
    let wasUnknown = plate.isLastUnknown
    let isRestating = course == .restating
    (plate.isLastUnknown, course) = (false, .adding)
    var mention = mention
    if link == nil, wasUnknown, plate.namesKind(&mention) { return append(mention) }
    if link == .and, !mention.isAdded { each.endHosts() }
    if link == .and, mention.standsAlone { isJoined = false }
    if !isJoined && plate.refersBack(mention) || link == .or && plate.leaveOpen(mention) {
      if isRestating { course = .restating }
    } else if link == nil || isRestating, let index = plate.indexOfRestated(mention) {
      plate[index] = mention
      course = .restating
    } else {
      if !isJoined { singling.take(mention, from: &plate, after: link) }
      append(mention)
    }
  }

  /// Replaces an earlier food, or adds the food if there is none.
  mutating func correct(_ mention: Mention, _ link: Link?) {
    guard plate.isLastUnknown || !plate.entries.isEmpty else { return add(mention, link) }
    course = .adding
    plate.isLastUnknown ? append(plate.correction(ofUnknown: mention)) : amend(with: mention)
    plate.isLastUnknown = false
  }

  private mutating func amend(with mention: Mention) {
    // "One sugar" adds the sugar in "tea, no sugar. I lied, one sugar."
    if lacked.contains(mention.food), mention.isAdded { return append(mention) }
    plate.amend(with: mention)
  }

  /// Adds or restores a food after a withdrawal, or corrects an entry that was to be withdrawn.
  mutating func restore(_ mention: Mention, _ link: Link?) {
    if case .withdrawn(let mentions) = course, mention.amount.isEmpty {
      let same = mentions.last { $0.dish == mention.dish }
      let isKept = plate.lastEntry(of: mention.dish) != nil
      if isKept || same != nil {
        (course, plate.isLastUnknown) = (.adding, false)
        if !isKept, let same { append(same) }
        return
      }
    }
    if course == .withdrawingClause, plate.lastKin(of: mention) != nil {
      (course, plate.isLastUnknown) = (.adding, false)
      return amend(with: mention)
    }
    dropWithdrawn()
    add(mention, link)
  }

  /// Removes the withdrawn sentence once it is clear that the correction names none of its entries.
  mutating func dropWithdrawn() {
    if course == .withdrawingClause {
      plate.entries.removeSubrange(min(plate.start, plate.entries.count)...)
    }
    course = .adding
  }

  private mutating func append(_ mention: Mention) {
    if isJoined, plate.changesBase(mention) || plate.countsEggs(of: mention) { return }
    var mention = mention
    switch pending {
    case .kept(let amount):
      pending = .none
      if mention.amount.isEmpty { mention.amount = amount }
    case .distributed(let amount): if mention.amount.isEmpty, !isJoined { mention.amount = amount }
    case .none, .awaiting, .abandoned: break
    }
    if let doubt {
      mention.amount.isVague = true
      if !plate.unknown.contains(doubt) { plate.unknown.append(doubt) }
    }
    // A substitution inside a dish is unclear, as in "a veggie patty instead of beef in my burger".
    if isJoined, plate.sentence.isSwapping, mention.isMade { plate.sentence.isUnclear = true }
    if isJoined, plate.tellsContents(mention) { return }
    if mention.amount.isEmpty, mention.dish.isPlain, plate.isInDish(mention, isJoined: isJoined) {
      return
    }
    var ofEach: Double?
    if case .hosts(let count) = each { ofEach = count }
    guard isJoined || ofEach != nil, let last = plate.entries.last else {
      singling = .none
      return plate.entries.append(Plate.Entry(mention: mention))
    }
    // An addition belongs to the original host, even if other additions precede it.
    var hosts = last.host == nil ? last.mention.amount.count : last.hosts
    if case .pieces(let count, let apart) = singling { (hosts, singling) = (count, .apart(apart)) }
    if let ofEach { mention.multiply(by: ofEach) }
    let host = last.host ?? last.mention.food
    plate.entries.append(Plate.Entry(mention: mention, host: host, hosts: hosts))
  }

  /// Applies a preparation to the pieces singled out, as in "two eggs, one fried, one boiled", or to
  /// the last entry.
  mutating func prepare(_ manner: String) {
    if course != .restating { course = .adding }
    singling.prepare(manner, on: &plate)
  }

  /// Replaces the preparation of the last entry, as in "fried eggs, I mean scrambled".
  mutating func correct(_ manner: String) {
    if case .pieces = singling { return prepare(manner) }
    course = .adding
    guard let last = plate.last, !plate.change(last, toKind: manner) else { return }
    plate[last].unheeded.append("\(manner) \(plate[last].name)")
  }

  mutating func add(unknown text: String, _ link: Link?) {
    course = .adding
    if isJoined, text.hasSuffix(" milk"), let last = plate.last { plate[last].dish.loseMilk() }
    if link == .or, !plate.isLastUnknown, let last = plate.last {
      plate[last].amount.isVague = true
    }
    plate.unknown.append(text)
    plate.isLastUnknown = true
  }

  mutating func correct(unknown text: String, _ link: Link?) {
    course = .adding
    if plate.isLastUnknown || plate.entries.isEmpty {
      if plate.isLastUnknown { plate.unknown.removeLast() }
      add(unknown: text, link)
    } else {
      plate.correct(unknown: text)
    }
  }

  /// Handles an unknown food that was left out, as in "a sub with no meat", or that corrects another.
  mutating func exclude(
    unknown text: String, _ lack: MealLexeme.Lack, _ isCorrection: Bool, _ link: Link?
  ) {
    course = .excluded
    if plate.sentence.isExcepting { plate.sentence.isUnclear = true }
    guard let last = plate.last else { return }
    if isJoined, plate[last].isMade {
      plate[last].unheeded.append("\(plate[last].name) without \(text)")
    }
    guard lack == .no else { return }
    if isCorrection || plate.isLastUnknown {
      correct(unknown: text, link)
      course = .excluded
    } else {
      _ = plate.change(last, toKind: text)
    }
  }

  /// Handles a food that was not eaten or that corrects another; in "300 not 200 grams of ham", "not"
  /// refers to the number.
  mutating func exclude(
    _ mention: Mention, _ lack: MealLexeme.Lack, _ isCorrection: Bool, _ link: Link?
  ) {
    if case .awaiting(let number, _) = pending, lack == .not, mention.amount.quantity != nil {
      var mention = mention
      mention.amount.quantity = number.quantity
      pending = .none
      course = course.next
      return isCorrection ? correct(mention, link) : add(mention, link)
    }
    guard let mention = prepared(mention) else { return }
    singling.split(&plate)
    course = .excluded
    exclude(mention, lack, isCorrection)
    lacked.append(mention.food)
    plate.isLastUnknown = false
  }

  /// Removes food that was not eaten, as in "not chicken, turkey".
  private mutating func exclude(_ mention: Mention, _ lack: MealLexeme.Lack, _ isCorrection: Bool) {
    let same = plate.lastEntry(of: mention.dish)
    switch lack {
    case .instead:
      plate.sentence.isSwapping = true
      // "Three" counts the eggs in "instead of two eggs I had three".
      if plate.entries.isEmpty, !mention.amount.isEmpty { others.mentions.append(mention) }
      return
    case .unfinished:
      if let same {
        plate[same].amount.isVague = true
        plate.sentence.isExcepting = false
        return
      }
    case .without:
      if let same, !isJoined || isCorrection || same == plate.last {
        plate.entries.remove(at: same)
        plate.sentence.isExcepting = false
        return
      }
    case .no, .not:
      if let index = same ?? (lack == .not ? plate.lastKin(of: mention) : nil) {
        if !mention.amount.isEmpty, mention.amount != plate[index].amount {
          plate[index].amount = mention.amount
          if isCorrection { course = .correcting }
        } else {
          pending = .kept(plate.entries.remove(at: index).mention.amount)
        }
        return
      }
    }
    if let last = plate.last, plate[last].lose(mention) {
      plate.sentence.isExcepting = false
      if isCorrection { course = .correcting }
      return
    }
    if plate.sentence.isExcepting { plate.sentence.isUnclear = true }
    if lack == .without { others.left.append(mention) }
    guard lack == .no, let last = plate.entries.last else { return }
    if isJoined, !isCorrection, last.host != nil, last.mention.isReplaced(by: mention) {
      // "With butter, no margarine" may exclude the margarine or replace the butter with it.
      plate.unknown.append("\(last.mention.name) or \(mention.name)")
    } else if plate.lastKin(of: mention) != nil
      || !isJoined && mention.dish.isPlain && (isCorrection || plate.isCorrection(mention))
        && (!mention.isAdded || last.mention.isAdded)
    {
      amend(with: mention)
    }
  }
}

extension MealDraft {
  /// Saves another person's food, which may be the user's too: "I had one and he had two eggs".
  mutating func keepOthers(_ statement: MealStatement) {
    guard let mention = statement.mention else { return }
    if course.isExcluding { return others.left.append(mention) }
    if let own = others.own, plate.entries.isEmpty {
      append(Mention(dish: mention.dish, amount: own, name: mention.name))
    }
    others.own = nil
    others.mentions.append(mention)
  }

  /// Applies an amount to another person's food, as in "he had two eggs and I had one"; returns
  /// whether there was such a food.
  mutating func takesFromOthers(_ amount: SaidAmount) -> Bool {
    guard course != .correcting, !course.isExcluding else { return false }
    guard let mention = others.mentions.last else {
      if plate.entries.isEmpty, amount.unit == nil, amount.quantity != nil { others.own = amount }
      return false
    }
    others.mentions = []
    append(Mention(dish: mention.dish, amount: amount, name: mention.name))
    return true
  }

  /// Adds another person's food, as in "I had the same"; with "I finished them", its amount is vague.
  mutating func addOthers(isFinishing: Bool) {
    if isOfOthers { return }
    let same = others.mentions + (isFinishing ? others.left : [])
    others = isFinishing ? OthersFood() : OthersFood(left: others.left, own: others.own)
    for var mention in same {
      if isFinishing { mention.amount.isVague = true }
      append(mention)
    }
  }
}
