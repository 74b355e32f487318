extension MealDraft {
  var isExcluding: Bool { if case .excluding = course { true } else { false } }
  var isAdding: Bool { course != .correcting && !isExcluding }

  /// Applies a preceding number to a food; returns `nil` if the food is a kind of the last entry.
  ///
  /// Such numbers occur in "six, chicken wings", and "ten, maybe twelve grapes".
  mutating func prepared(_ mention: Mention) -> Mention? {
    var mention = mention
    if case .kind(let count) = singling {
      singling = .none
      if let head = lastHost.map({ entries[$0].mention }) {
        splitKind(count, mention, of: head)
        isLastUnknown = false
        return nil
      }
    }
    if !isExcluding { others = OthersFood() }
    switch pending {
    case .awaiting(let number, _):
      pending = .none
      if mention.amount.isEmpty, mention.isPlural {
        mention.amount = number
      } else if mention.amount.unit == nil, let count = mention.amount.quantity,
        count != number.quantity, !isExcluding
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

  mutating func add(_ told: Mention, _ link: Link?) {
    let wasUnknown = isLastUnknown
    let isRestating = course == .restating
    (isLastUnknown, course) = (false, .adding)
    var mention = told
    if link == nil, wasUnknown, namesKind(&mention) { return append(mention) }
    if link == .and, !mention.isAdded { each.endHosts() }
    if link == .and, mention.standsAlone { isJoined = false }
    if refersBack(mention) || link == .or && leaveOpen(mention) {
      if isRestating { course = .restating }
    } else if link == nil || isRestating, let index = indexOfRestated(mention) {
      entries[index].mention = mention
      course = .restating
    } else {
      takeFromSome(mention, after: link)
      append(mention)
    }
  }

  /// Replaces an earlier food, or adds the food if there is none.
  mutating func correct(_ mention: Mention, _ link: Link?) {
    guard isLastUnknown || !entries.isEmpty else { return add(mention, link) }
    course = .adding
    isLastUnknown ? amend(unknownWith: mention) : amend(with: mention)
    isLastUnknown = false
  }

  /// Adds the food after a withdrawal, restores it, or corrects an entry of the sentence that was
  /// to be withdrawn.
  mutating func restore(_ mention: Mention, _ link: Link?) {
    if case .withdrawn(let mentions) = course, mention.amount.isEmpty {
      let same = mentions.last { $0.dish == mention.dish }
      let isKept = entries.contains { $0.mention.dish == mention.dish }
      if isKept || same != nil {
        (course, isLastUnknown) = (.adding, false)
        if !isKept, let same { append(same) }
        return
      }
    }
    if course == .withdrawingClause, entries.contains(where: { $0.mention.isKin(of: mention) }) {
      (course, isLastUnknown) = (.adding, false)
      return amend(with: mention)
    }
    dropWithdrawn()
    add(mention, link)
  }

  /// Removes the withdrawn sentence once it is clear that the correction names none of its entries.
  mutating func dropWithdrawn() {
    if course == .withdrawingClause { entries.removeSubrange(min(start, entries.count)...) }
    course = .adding
  }

  /// Handles alternatives of which only one was eaten, as in "an apple or a pear".
  private mutating func leaveOpen(_ mention: Mention) -> Bool {
    guard let last = entries.indices.last else { return false }
    let before = entries[last].mention
    entries[last].mention.amount.isVague = true
    if before.dish == mention.dish {
      entries[last].mention.amount.quantity = mention.amount.quantity ?? before.amount.quantity
    } else {
      unknown.append("\(before.name) or \(mention.name)")
    }
    return true
  }

  /// Returns whether the mention refers to an existing entry, as in "so just the coffee".
  ///
  /// A fraction scales that entry, as in "left half the rice".
  private mutating func refersBack(_ mention: Mention) -> Bool {
    guard !isJoined, let index = entries.lastIndex(where: { $0.mention.dish == mention.dish })
    else { return false }
    if mention.isDefinite, mention.amount.isEmpty {
      // The next statements refer to this entry, as in "chicken, rice, the chicken was four
      // ounces".
      let isAlone = entries[index].host == nil && entries.dropFirst(index + 1).first?.host == nil
      if isAlone, entries[index].mention.amount.isEmpty {
        entries.append(entries.remove(at: index))
      }
      return true
    }
    guard mention.amount.isVague, mention.amount.unit == nil, let part = mention.amount.quantity,
      part < 1
    else { return false }
    scale(index, by: part)
    entries[index].mention.amount.isVague = true
    return true
  }

  /// Returns the entry that the mention restates, as in "I had waffles, maybe two waffles" or "a
  /// burger, a bacon burger".
  private func indexOfRestated(_ mention: Mention) -> Int? {
    guard entries.count > start, let last = entries.last?.mention else { return nil }
    let end = entries.count - 1
    if last.amount.isEmpty || last.amount == mention.amount, mention.name.hasSuffix(" " + last.name)
    {
      return end
    }
    guard !mention.amount.isEmpty else { return nil }
    let isCounted = (mention.amount.quantity ?? 0) >= 2
    if last.dish == mention.dish, last.amount != mention.amount || isCounted { return end }
    return entries.indices.dropFirst(start).last {
      entries[$0].mention.dish == mention.dish && entries[$0].mention.amount.isEmpty
    } ?? (last.amount.isEmpty && mention.name.hasSuffix(last.name) ? end : nil)
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
    if countsEggs(of: mention) { return }
    switch pending {
    case .kept(let amount):
      pending = .none
      if mention.amount.isEmpty { mention.amount = amount }
    case .distributed(let amount): if mention.amount.isEmpty, !isJoined { mention.amount = amount }
    case .none, .awaiting, .abandoned: break
    }
    if let doubt {
      mention.amount.isVague = true
      if !unknown.contains(doubt) { unknown.append(doubt) }
    }
    // A substitution inside a dish is unclear, as in "a veggie patty instead of beef in my burger".
    if isJoined, sentence.isSwapping, mention.isMade { sentence.isUnclear = true }
    if isJoined, tellsContents(mention) { return }
    if mention.amount.isEmpty, mention.dish.isPlain, isInDish(mention) { return }
    var ofEach: Double?
    if case .hosts(let count) = each { ofEach = count }
    guard isJoined || ofEach != nil, let last = entries.last else {
      singling = .none
      return entries.append(Entry(mention: mention))
    }
    // An addition belongs to the original host, even if other additions precede it.
    var hosts = last.host == nil ? last.mention.amount.quantity ?? 1 : last.hosts
    if case .pieces(let count, let apart) = singling { (hosts, singling) = (count, .apart(apart)) }
    if let ofEach { mention.multiply(by: ofEach) }
    entries.append(Entry(mention: mention, host: last.host ?? last.mention.food, hosts: hosts))
  }

  /// Whether the dish already contains the food, such as the cream cheese in "a bagel with lox,
  /// cream cheese and capers".
  private func isInDish(_ mention: Mention) -> Bool {
    guard let host = lastHost.map({ entries[$0].mention }), !host.dish.isPlain,
      host.name.contains(" with ") || isJoined && host.name.contains(" "),
      entries.count > sentence.start
    else { return false }
    return host.dish.parts.contains { $0.food == mention.food && !$0.amount.isEmpty }
  }

  /// Applies a number of eggs to an egg dish instead of adding eggs, as in "an omelet with three
  /// eggs".
  private mutating func countsEggs(of mention: Mention) -> Bool {
    guard isJoined, let last = entries.indices.last, entries[last].host == nil,
      let unit = Self.eggDishes[entries[last].mention.food.number],
      ["egg", "egg white"].contains(mention.name), mention.amount.unit == nil,
      let count = mention.amount.quantity, entries[last].mention.amount.quantity ?? 1 == 1
    else { return false }
    if mention.name == "egg white" {
      entries[last].mention = mention
    } else {
      entries[last].mention.amount = SaidAmount(
        quantity: count, unit: unit.isEmpty ? nil : unit, isVague: mention.amount.isVague)
    }
    return true
  }

  /// The food numbers of omelets and scrambled eggs, with the unit for one egg of each.
  private static let eggDishes = ["01130": "large", "01132": ""]

  /// Saves another person's food, which may complete the user's own amount, as in "I had one and my
  /// husband had two eggs".
  mutating func keepOthers(_ statement: MealStatement) {
    guard let mention = statement.mention else { return }
    if isExcluding { return others.left.append(mention) }
    if let own = others.own, entries.isEmpty {
      append(Mention(dish: mention.dish, amount: own, name: mention.name))
    }
    others.own = nil
    others.mentions.append(mention)
  }

  /// Applies an amount to another person's food, as in "my husband had two eggs and I had one", and
  /// returns `false` if it belongs to something else.
  mutating func takesFromOthers(_ amount: SaidAmount) -> Bool {
    guard isAdding else { return false }
    guard let mention = others.mentions.last else {
      if entries.isEmpty, amount.unit == nil, amount.quantity != nil { others.own = amount }
      return false
    }
    others.mentions = []
    append(Mention(dish: mention.dish, amount: amount, name: mention.name))
    return true
  }

  /// Adds the food that another person had, as in "my wife had the steak, and I had the same".
  ///
  /// Leftovers have a vague amount, as in "the baby had some peas and I finished them".
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
