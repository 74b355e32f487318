extension MealDraft {
  mutating func take(_ amount: SaidAmount, _ said: String, after link: Link?) {
    if let lack, lack != .no {
      self.lack = nil
      if lack == .without, amount.unit == nil, !isOfOthers, let count = amount.quantity,
        let host = indexOfMany(than: count)
      {
        entries[host].mention.amount.quantity? -= count
        isExcepting = false
      } else if lack != .instead, !isOfOthers, amount.unit != nil || isExcepting {
        isUnclear = true
      }
      return
    }
    if isLastUnknown, !isAmending, amount.unit != nil { return }
    if takesFromOthers(amount) || countsSome(amount, after: link) { return }
    guard let last = entries.indices.last else { return note(amount, said) }
    if isAmending || lack == .no, let index = indexOfCorrected(by: amount) {
      entries[index].mention.amount.quantity = amount.quantity
      (isAmending, lack) = (false, nil)
      return
    }
    if let host = indexOfCounted(last, by: amount.unit) {
      entries[host].mention.amount = amount
      return
    }
    let before = entries[last].mention.amount
    // "A fourth" is recognized as a fraction but may mean one more, as in "three cups of coffee by
    // noon, a fourth at two".
    if lack == nil, !isAmending, amount.unit == nil, let count = before.quantity, count >= 2,
      let part = amount.quantity, part < 0.4, abs(1 / part - count - 1) < 0.01
    {
      entries[last].mention.amount.quantity = count + 1
      entries[last].mention.amount.isVague = true
      return
    }
    // A fraction without a unit scales the stated amount, as in "a bag of chips, but only half".
    if amount.unit == nil, !isAmending, link == nil, let part = amount.quantity, part < 1,
      let count = before.quantity, count >= 1
    {
      entries[last].mention.amount.quantity = count * part
      entries[last].mention.amount.isVague = before.isVague || amount.isVague
      return
    }
    if link == .or, before.quantity != nil, amount.unit == nil || amount.unit == before.unit {
      entries[last].mention.amount.quantity = amount.quantity ?? before.quantity
      entries[last].mention.amount.isVague = true
      return
    }
    // The size precedes the number in "mini bagels, two".
    if before.quantity == nil, before.unit == nil, before.size != nil, amount.unit == nil,
      amount.size == nil, lack == nil
    {
      entries[last].mention.amount.quantity = amount.quantity
      return
    }
    // After "and", an amount with the same unit is added, as in "a slice of cake, and then another
    // slice".
    if link == .and, !isAmending, amount.unit != nil, amount.unit == before.unit,
      let count = before.quantity, let more = amount.quantity
    {
      isMended = true
      entries[last].mention.amount.quantity = count + more
      // "And half a cup at that" may not mean an additional amount.
      let isMore = said.hasPrefix("another") || said.contains("more") || more >= 1
      entries[last].mention.amount.isVague = before.isVague || !isMore
      return
    }
    // Without a linking word, an amount with the same unit is a correction, as in "two glasses of
    // wine, well, three glasses".
    let isRepair = link == nil && amount.unit != nil && amount.unit == before.unit
    guard
      isRepair || isAmending || before.isEmpty || lack != nil || entries[last].mention.takes(amount)
    else {
      if amount != before { note(amount, said) }
      if let count = amount.quantity, count >= 1, amount.unit == nil,
        before.unit.map({ !Measure.isExact($0) }) ?? true, let counted = before.quantity,
        amount != before, lack == nil
      {
        // "Four cookies, well, five" may or may not be a correction.
        let isRepair = before.unit == nil || counted >= 2 && count >= 2 && !isUnclear
        if isRepair { entries[last].mention.amount.quantity = count }
        entries[last].mention.amount.isVague = true
      }
      return
    }
    isMended = isMended || isRepair
    countedBefore = isAmending ? nil : before.quantity
    var told = amount
    // The weight in "half a steak, it was ten ounces" may be that of the whole or of the half.
    if !isAmending, lack == nil, before.unit == nil, let part = before.quantity, part < 1,
      let weight = amount.quantity, let unit = amount.unit, Measure.isExact(unit)
    {
      told.quantity = part * weight
      told.isVague = true
    }
    // Spoonfuls are an unlikely amount of a main dish, as in "yogurt on my chili, two tablespoons".
    if link == nil, ["tbsp", "tsp", "spoon"].contains(amount.unit), last > startOfSentence,
      !entries[last].mention.isAdded
    {
      told.isVague = true
    }
    if told.unit == nil { told.unit = before.unit ?? entries[last].mention.cut }
    if told.quantity == nil { told.quantity = before.quantity }
    // The size in "a large pizza, three slices" is that of the whole pizza.
    if told.size == nil, told.unit == before.unit { told.size = before.size }
    entries[last].mention.amount = told
    entries[last].mention.takePart(of: table)
    isAmending = false
    // The user's own amount replaces the share in "we shared a pizza, I had three slices".
    sharing = nil
    lack = nil
  }

  /// Returns the index of the last entry in the sentence that has a number, if the last entry has
  /// no amount, as in "three sugars in my tea, I mean two".
  func indexOfCorrected(by amount: SaidAmount) -> Int? {
    guard amount.quantity != nil, amount.size == nil, entries.last?.mention.amount.isEmpty == true
    else { return nil }
    return entries.indices.dropFirst(startOfSentence).last {
      let told = entries[$0].mention.amount
      return told.quantity != nil && (amount.unit == nil || amount.unit == told.unit)
    }
  }

  /// Returns the host that an amount after an addition counts, as in "arepas with cheese, two" or
  /// "stew with carrots, one bowl".
  func indexOfCounted(_ last: Int, by unit: String?) -> Int? {
    let isWhole = unit.map(Measure.isOpen) ?? false
    // The amount in "honey in my tea, two spoons" is that of the honey.
    if let unit, ["spoon", "tsp", "tbsp", "packet", "cube", "pat"].contains(unit), !isAmending,
      lack == nil, last > 0, entries[last].host != nil, entries[last].mention.amount.isEmpty,
      entries[last].mention.dish.parts[0].food.isPoured, entries[last - 1].mention.isAdded,
      entries[last - 1].mention.amount.isEmpty
    {
      return last - 1
    }
    guard unit == nil || isWhole, !isAmending, lack == nil, entries[last].host != nil,
      entries[last].mention.amount.isEmpty, entries[last].mention.isAdded || isWhole,
      let host = entries[..<last].lastIndex(where: { $0.host == nil }),
      entries[host].mention.amount.isEmpty
    else { return nil }
    return host
  }

  /// Records an amount without a named food; an amount with a unit is reported as unknown.
  mutating func note(_ amount: SaidAmount, _ said: String) {
    if amount.unit == nil, lack == nil { (awaiting, awaitingSaid) = (amount, said) }
    guard amount.unit != nil, lack == nil, !said.isEmpty, !isLastUnknown else { return }
    unknown.append(said)
    abandoned = amount
    if entries.count > startOfSentence { isUnclear = true }
  }

  /// Handles "each", as in "two steaks, eight ounces each", "two coffees with two sugars each", or
  /// "two burgers each with".
  mutating func takeEach() {
    if let amount = abandoned, !unknown.isEmpty {
      unknown.removeLast()
      (distributed, abandoned) = (amount, nil)
      return
    }
    guard let last = entries.indices.last else { return }
    if let times = timesTold {
      timesTold = nil
      entries[last].mention.multiply(by: times)
    } else if let count = countedBefore {
      entries[last].mention.multiply(by: count)
    } else if isJoined, entries[last].host != nil {
      entries[last].mention.multiply(by: entries[last].hosts)
    } else {
      hostsOfEach = entries[last].mention.amount.quantity
    }
    countedBefore = nil
  }

  /// Singles out `count` pieces of the last entry, as in "two eggs, one with cheese" or "one
  /// without the yolk".
  mutating func takeSome(_ count: Double, _ said: String, after link: Link?) {
    if let last = entries.last, last.host == nil, last.mention.amount.isEmpty,
      last.mention.isPlural, lack == nil
    {
      openKinds = entries.count - 1
    }
    guard lack == nil, !isAmending, let host = indexOfMany(than: count) else {
      return take(SaidAmount(quantity: count), said, after: link)
    }
    some = Some(host: host, count: count)
    if someOf == nil { toldApart = (entries[host].mention.amount.quantity ?? 0, 0) }
    someOf = host
    toldApart.told += count
    isJoined = false
  }

  /// A number of pieces of an entry.
  struct Some: Sendable {
    var host: Int
    var count: Double
  }

  /// Returns the index of the last host entry with more than `count` pieces, or `nil` if there is
  /// none.
  ///
  /// An entry whose pieces are already being singled out may have exactly `count`.
  func indexOfMany(than count: Double) -> Int? {
    let isTold = someOf.map(entries.indices.contains) ?? false
    guard let host = isTold ? someOf : entries.lastIndex(where: { $0.host == nil }),
      let all = entries[host].mention.amount.quantity, all > count || isTold && all == count,
      all == all.rounded(),
      entries[host].mention.amount.unit.map({ Measure.grams[$0] == nil }) ?? true
    else { return nil }
    return host
  }

  /// Subtracts the mention from the entry that it is a part of, as in "three eggs, two whole and
  /// one white".
  ///
  /// The amounts are assumed if the counts do not add up.
  mutating func takeFromSome(_ mention: Mention, after link: Link?) {
    guard !isJoined, mention.amount.unit == nil, let count = mention.amount.quantity,
      let host = someOf.flatMap({ entries.indices.contains($0) ? $0 : nil })
        ?? entries.indices.last,
      entries[host].mention.dish != mention.dish, let all = entries[host].mention.amount.quantity,
      MealWord.key(of: mention.name).hasPrefix(MealWord.key(of: entries[host].mention.name) + " ")
    else { return }
    if someOf != nil, toldApart.told + count == toldApart.all, all > count {
      entries[host].mention.amount.quantity = all - count
    } else if someOf != nil || link == nil, all > count {
      isUnclear = true
    }
  }

  mutating func splitSome() {
    guard let some else { return }
    self.some = nil
    guard lack != nil, entries.indices.contains(some.host),
      let all = entries[some.host].mention.amount.quantity, all > some.count
    else { return }

    var mention = entries[some.host].mention
    mention.amount.quantity = some.count
    entries[some.host].mention.amount.quantity = all - some.count
    entries.append(Entry(mention: mention))
  }

  /// Splits off the pieces prepared in a manner as a separate entry, as in "two eggs, one fried,
  /// one boiled".
  mutating func splitSome(manner: String) {
    guard let some, entries.indices.contains(some.host) else { return }
    self.some = nil
    let mention = entries[some.host].mention
    guard var other = mention.changed(kind: manner, in: table) else {
      if MealVocabulary.tellingManners.contains(manner) {
        entries[some.host].mention.unheeded.append("\(manner) \(mention.name)")
      }
      return
    }
    if other.dish == mention.dish { return }
    other.amount.quantity = some.count
    entries.append(Entry(mention: other))
    if openKinds == some.host { return }
    if mention.amount.quantity == some.count {
      entries.remove(at: some.host)
      someOf = nil
    } else {
      entries[some.host].mention.amount.quantity? -= some.count
    }
  }

  /// Returns whether a bare number counts pieces of the host, as in "one with jam and one plain".
  func countsSome(_ amount: SaidAmount, after link: Link?) -> Bool {
    guard amount.unit == nil, amount.size == nil, lack == nil, !isAmending,
      let count = amount.quantity, entries.last?.host != nil, indexOfMany(than: count) != nil
    else { return false }
    return link == .and || someOf != nil
  }

  /// Marks the amount of the last host entry as vague, as in "I only ate some of it".
  mutating func takePart() {
    guard !isOfOthers else { return }
    guard let index = entries.lastIndex(where: { $0.host == nil }) else {
      isUnclear = true
      return
    }
    entries[index].mention.amount.isVague = true
  }
}
