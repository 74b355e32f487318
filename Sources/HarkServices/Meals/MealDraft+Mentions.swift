extension MealDraft {
  /// Drops the sentence that was taken back, once what was meant instead is none of it.
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

  /// "Six, chicken wings", "ten, maybe twelve grapes", "300 not 200 grams of chicken".
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

  /// "An apple or a pear": one of them was eaten, and nobody knows which.
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

  /// "So just the coffee", of a coffee that was told; "left half the rice" leaves half of it.
  mutating func isToldAgain(_ mention: Mention) -> Bool {
    guard !isJoined, let index = entries.lastIndex(where: { $0.mention.dish == mention.dish })
    else {
      return false
    }
    if mention.isDefinite, mention.amount.isEmpty {
      // "Chicken, rice, the chicken was four ounces": what comes is of that one.
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

  /// "I had waffles, maybe two waffles", "a burger, a bacon burger": the same again, said better.
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
    // "A veggie patty instead of beef in my burger".
    if isJoined, isSwapping, mention.isMade { isUnclear = true }
    if isJoined, tellsContents(mention) { return }
    if mention.amount.isEmpty, mention.dish.isPlain, isInDish(mention) { return }
    guard isJoined || hostsOfEach != nil, let last = entries.last else {
      someOf = nil
      return entries.append(Entry(mention: mention))
    }
    // What hangs on a drink hangs on that drink, however many things hang on it.
    let isFirst = last.host == nil
    let hosts = some?.count ?? (isFirst ? last.mention.amount.quantity ?? 1 : last.hosts)
    some = nil
    if let count = hostsOfEach { mention.multiply(by: count) }
    entries.append(
      Entry(mention: mention, host: last.host ?? last.mention.dish.parts[0].food, hosts: hosts))
  }

  /// "A bagel with lox, cream cheese and capers": the cream cheese is in it already.
  private func isInDish(_ mention: Mention) -> Bool {
    guard let host = entries.last(where: { $0.host == nil })?.mention, !host.dish.isPlain,
      host.name.contains(" with ") || isJoined && host.name.contains(" "),
      entries.count > startOfSentence
    else { return false }
    return host.dish.parts.contains { $0.food == mention.dish.parts[0].food && !$0.amount.isEmpty }
  }

  /// "An omelet with three eggs" is one of three eggs, and has no eggs beside it.
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

  /// Omelets and scrambled eggs, and by what one egg of them is counted.
  private static let eggDishes = ["01130": "large", "01132": ""]
}
