extension MealDraft {
  /// Removes the withdrawn sentence after the correction turns out to name none of its entries.
  mutating func dropWithdrawn() {
    if case .clause = withdrawn { entries.removeSubrange(min(sentence, entries.count)...) }
    withdrawn = nil
  }

  mutating func take(_ told: Mention, after link: Link?) {
    defer { (withdrawn, abandoned, isLastUnknown) = (nil, nil, false) }
    if takeKind(told) { return }
    if lack == nil { others = OthersFood() }
    var mention = told
    if mention.amount.unit != nil, mention.amount.quantity == nil {
      mention.amount.quantity = abandoned?.quantity
    }
    takeAwaited(&mention)
    if lack != nil { splitSome() }
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
    if link == nil, isLastUnknown, namesKind(&mention) { return append(mention) }
    if link == .and, !mention.isAdded { hostsOfEach = nil }
    if link == .and, mention.standsAlone { isJoined = false }
    if isToldAgain(mention) { return }
    if link == .or, leaveOpen(mention) { return }
    if link == nil || isRestating, let index = indexOfRestated(mention) {
      entries[index].mention = mention
      isRestating = true
    } else {
      isRestating = false
      takeFromSome(mention, after: link)
      append(mention)
    }
  }

  /// Applies a preceding number, as in "six, chicken wings", "ten, maybe twelve grapes", or "300
  /// not 200 grams of chicken".
  private mutating func takeAwaited(_ mention: inout Mention) {
    guard let number = awaiting else { return }
    awaiting = nil
    if lack == .not, mention.amount.quantity != nil {
      mention.amount.quantity = number.quantity
      lack = nil
    } else if mention.amount.isEmpty, mention.isPlural {
      mention.amount = number
    } else if mention.amount.unit == nil, let count = mention.amount.quantity,
      count != number.quantity, lack == nil
    {
      mention.amount.isVague = true
    }
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
  mutating func isToldAgain(_ mention: Mention) -> Bool {
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
  func indexOfRestated(_ mention: Mention) -> Int? {
    guard entries.count > sentence, let last = entries.last?.mention else { return nil }
    if last.amount.isEmpty || last.amount == mention.amount,
      mention.name.hasSuffix(" " + last.name)
    {
      return entries.count - 1
    }
    guard !mention.amount.isEmpty else { return nil }
    let isCounted = (mention.amount.quantity ?? 0) >= 2
    if last.dish == mention.dish, last.amount != mention.amount || isCounted {
      return entries.count - 1
    }
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
    if countsEggs(of: mention) { return }
    if mention.amount.isEmpty, let kept = keptAmount ?? (isJoined ? nil : distributed) {
      mention.amount = kept
    }
    keptAmount = nil
    if let doubt {
      mention.amount.isVague = true
      if !unknown.contains(doubt) { unknown.append(doubt) }
    }
    // A substitution inside a dish is unclear, as in "a veggie patty instead of beef in my burger".
    if isJoined, isSwapping, mention.isMade { isUnclear = true }
    if isJoined, tellsContents(mention) { return }
    if mention.amount.isEmpty, mention.dish.isPlain, isInDish(mention) { return }
    guard isJoined || hostsOfEach != nil, let last = entries.last else {
      someOf = nil
      return entries.append(Entry(mention: mention))
    }
    // An addition belongs to the original host, even if other additions precede it.
    let isFirst = last.host == nil
    let hosts = some?.count ?? (isFirst ? last.mention.amount.quantity ?? 1 : last.hosts)
    some = nil
    if let count = hostsOfEach { mention.multiply(by: count) }
    entries.append(
      Entry(mention: mention, host: last.host ?? last.mention.dish.parts[0].food, hosts: hosts))
  }

  /// Whether the dish already contains the food, such as the cream cheese in "a bagel with lox,
  /// cream cheese and capers".
  private func isInDish(_ mention: Mention) -> Bool {
    guard let host = entries.last(where: { $0.host == nil })?.mention, !host.dish.isPlain,
      host.name.contains(" with ") || isJoined && host.name.contains(" "),
      entries.count > startOfSentence
    else { return false }
    return host.dish.parts.contains { $0.food == mention.dish.parts[0].food && !$0.amount.isEmpty }
  }

  /// Applies a number of eggs to an egg dish instead of adding eggs, as in "an omelet with three
  /// eggs".
  private mutating func countsEggs(of mention: Mention) -> Bool {
    guard isJoined, let last = entries.indices.last, entries[last].host == nil,
      let unit = Self.eggDishes[entries[last].mention.dish.parts[0].food.number],
      mention.name.hasPrefix("egg"), mention.amount.unit == nil,
      let count = mention.amount.quantity, entries[last].mention.amount.quantity ?? 1 == 1
    else { return false }
    if mention.name == "egg white" {
      entries[last].mention = mention
      return true
    }
    guard mention.name == "egg" else { return false }
    entries[last].mention.amount = SaidAmount(
      quantity: count, unit: unit.isEmpty ? nil : unit, isVague: mention.amount.isVague)
    return true
  }

  /// The food numbers of omelets and scrambled eggs, with the unit for one egg of each.
  private static let eggDishes = ["01130": "large", "01132": ""]

  /// Food of other people to which the user may refer.
  struct OthersFood: Sendable {
    var mentions: [Mention] = []
    var left: [Mention] = []

    /// The user's own amount before any food is named, as in "I had one".
    var own: SaidAmount?
  }

  /// Saves another person's food, which may complete the user's own amount, as in "I had one and my
  /// husband had two eggs".
  mutating func keepOthers(_ statement: MealStatement) {
    guard case .mention(let mention) = statement else { return }
    if lack != nil { return others.left.append(mention) }
    if let own = others.own, entries.isEmpty {
      append(Mention(dish: mention.dish, amount: own, name: mention.name))
    }
    others.own = nil
    others.mentions.append(mention)
  }

  /// Applies an amount to another person's food, as in "my husband had two eggs and I had one", and
  /// returns `false` if it belongs to something else.
  mutating func takesFromOthers(_ amount: SaidAmount) -> Bool {
    guard lack == nil, !isAmending, amount.unit == nil || !others.mentions.isEmpty else {
      return false
    }
    guard let mention = others.mentions.last else {
      if entries.isEmpty, amount.quantity != nil { others.own = amount }
      return false
    }
    others.mentions = []
    append(Mention(dish: mention.dish, amount: amount, name: mention.name))
    return true
  }

  /// Adds another person's leftovers with a vague amount, as in "the baby had some peas and I
  /// finished them".
  mutating func takeFinishing() {
    if isOfOthers || lack != nil { return }
    let left = others.mentions + others.left
    others = OthersFood()
    for var mention in left {
      mention.amount.isVague = true
      append(mention)
    }
  }

  /// Adds the same food that another person had, as in "my wife had the steak, and I had the same".
  mutating func takeSame() {
    if isOfOthers || lack != nil { return }
    let same = others.mentions
    others.mentions = []
    for mention in same { append(mention) }
  }
}
