extension MealDraft {
  mutating func add(_ amount: SaidAmount, _ said: String, _ link: Link?) {
    if isLastUnknown, amount.unit != nil { return }
    if takesFromOthers(amount) || countsSome(amount, after: link) { return }
    guard let last = entries.indices.last else { return note(amount, said) }
    if let host = indexOfCounted(last, by: amount.unit) {
      entries[host].mention.amount = amount
      return
    }
    let before = entries[last].mention.amount
    if let sum = sum(of: before, and: amount, said, link) {
      entries[last].mention.amount = sum
      return
    }
    // Without a linking word, an amount with the same unit is a correction, as in "two glasses of
    // wine, well, three glasses".
    let isRepair = link == nil && amount.unit != nil && amount.unit == before.unit
    sentence.isMended = sentence.isMended || isRepair
    guard isRepair || before.isEmpty || entries[last].mention.takes(amount) else {
      if amount == before { return }
      note(amount, said)
      if let count = amount.quantity, count >= 1, amount.unit == nil,
        before.unit.map({ !Measure.isExact($0) }) ?? true, let counted = before.quantity
      {
        // "Four cookies, well, five" may or may not be a correction.
        let isRepair = before.unit == nil || counted >= 2 && count >= 2 && !sentence.isUnclear
        if isRepair { entries[last].mention.amount.quantity = count }
        entries[last].mention.amount.isVague = true
      }
      return
    }
    if case .times = each {} else { each = before.quantity.map(Each.counted) ?? .once }
    var told = amount
    // The weight in "half a steak, it was ten ounces" may be that of the whole or of the half.
    if before.unit == nil, let part = before.quantity, part < 1, let weight = amount.quantity,
      let unit = amount.unit, Measure.isExact(unit)
    {
      told.quantity = part * weight
      told.isVague = true
    }
    set(told, link)
  }

  /// Returns the sum of two amounts of the same food; `nil` if the second is not a part or an
  /// addition.
  private mutating func sum(
    of before: SaidAmount, and amount: SaidAmount, _ said: String, _ link: Link?
  ) -> SaidAmount? {
    var sum = before
    // "A fourth" is recognized as a fraction but may mean one more, as in "three cups of coffee by
    // noon, a fourth at two".
    if amount.unit == nil, let count = before.quantity, count >= 2, let part = amount.quantity,
      part < 0.4, abs(1 / part - count - 1) < 0.01
    {
      sum.quantity = count + 1
      sum.isVague = true
      return sum
    }
    // A fraction without a unit scales the stated amount, as in "a bag of chips, but only half".
    if amount.unit == nil, link == nil, let part = amount.quantity, part < 1,
      let count = before.quantity, count >= 1
    {
      sum.quantity = count * part
      sum.isVague = before.isVague || amount.isVague
      return sum
    }
    if link == .or, before.quantity != nil, amount.unit == nil || amount.unit == before.unit {
      sum.quantity = amount.quantity ?? before.quantity
      sum.isVague = true
      return sum
    }
    // The size precedes the number in "mini bagels, two".
    if before.quantity == nil, before.unit == nil, before.size != nil, amount.unit == nil,
      amount.size == nil
    {
      sum.quantity = amount.quantity
      return sum
    }
    // After "and", an amount with the same unit is added, as in "a slice of cake, and then another
    // slice".
    guard link == .and, amount.unit != nil, amount.unit == before.unit, let count = before.quantity,
      let more = amount.quantity
    else { return nil }
    sentence.isMended = true
    sum.quantity = count + more
    // "And half a cup at that" may not mean an additional amount.
    let isMore = said.hasPrefix("another") || said.contains("more") || more >= 1
    sum.isVague = before.isVague || !isMore
    return sum
  }

  /// Sets the amount of the last entry.
  private mutating func set(_ amount: SaidAmount, _ link: Link?) {
    let last = entries.count - 1
    let before = entries[last].mention.amount
    var told = amount
    // Spoonfuls are an unlikely amount of a main dish, as in "yogurt on my chili, two tablespoons".
    if link == nil, ["tbsp", "tsp", "spoon"].contains(amount.unit), last > sentence.start,
      !entries[last].mention.isAdded
    {
      told.isVague = true
    }
    told.unit = told.unit ?? before.unit ?? entries[last].mention.cut
    told.quantity = told.quantity ?? before.quantity
    // The size in "a large pizza, three slices" is that of the whole pizza.
    if told.unit == before.unit { told.size = told.size ?? before.size }
    entries[last].mention.amount = told
    entries[last].mention.takePart(of: table)
    // The user's own amount replaces the share in "we shared a pizza, I had three slices".
    sharing = .none
  }

  /// Corrects the last amount, or that of the last entry in the sentence that has one if the last
  /// entry has none, as in "three sugars in my tea, I mean two".
  mutating func correct(_ amount: SaidAmount, _ said: String, _ link: Link?) {
    guard let last = entries.last?.mention else { return note(amount, said) }
    course = .adding
    if amount.quantity != nil, amount.size == nil, last.amount.isEmpty,
      let index = entries.indices.dropFirst(sentence.start).last(where: {
        let told = entries[$0].mention.amount
        return told.quantity != nil && (amount.unit == nil || amount.unit == told.unit)
      })
    {
      entries[index].mention.amount.quantity = amount.quantity
      return
    }
    if case .counted = each { each = .once }
    set(amount, link)
  }

  /// Handles an amount that was not eaten, as in "three eggs, one without".
  mutating func exclude(
    _ amount: SaidAmount, _ said: String, _ lack: MealLexeme.Lack, _ next: Course, _ link: Link?
  ) {
    if lack == .no, !entries.isEmpty { return correct(amount, said, link) }
    course = next
    if lack == .without, amount.unit == nil, !isOfOthers, let count = amount.quantity,
      let host = indexOfMany(than: count)
    {
      entries[host].mention.amount.quantity? -= count
      sentence.isExcepting = false
    } else if lack != .instead, !isOfOthers, amount.unit != nil || sentence.isExcepting {
      sentence.isUnclear = true
    }
  }

  /// Returns the host that an amount after an addition counts, as in "arepas with cheese, two" or
  /// "stew with carrots, one bowl".
  private func indexOfCounted(_ last: Int, by unit: String?) -> Int? {
    let addition = entries[last].mention
    guard entries[last].host != nil, addition.amount.isEmpty else { return nil }
    // The amount in "honey in my tea, two spoons" is that of the honey.
    if let unit, ["spoon", "tsp", "tbsp", "packet", "cube", "pat"].contains(unit), last > 0,
      addition.food.isPoured, entries[last - 1].mention.isAdded,
      entries[last - 1].mention.amount.isEmpty
    {
      return last - 1
    }
    let isWhole = unit.map(Measure.isOpen) ?? false
    guard isWhole || unit == nil && addition.isAdded, let host = lastHost,
      entries[host].mention.amount.isEmpty
    else { return nil }
    return host
  }

  /// Records an amount without a named food; an amount with a unit is reported as unknown.
  private mutating func note(_ amount: SaidAmount, _ said: String) {
    if amount.unit == nil {
      pending = .awaiting(amount, said: said)
      return
    }
    if said.isEmpty || isLastUnknown { return }
    unknown.append(said)
    pending = .abandoned(amount)
    if entries.count > sentence.start { sentence.isUnclear = true }
  }

  /// Handles "each", as in "two steaks, eight ounces each", "two coffees with two sugars each", or
  /// "two burgers each with".
  mutating func takeEach() {
    if case .abandoned(let amount) = pending, !unknown.isEmpty {
      unknown.removeLast()
      pending = .distributed(amount)
      return
    }
    guard let last = entries.indices.last else { return }
    switch each {
    case .times(let count), .counted(let count):
      entries[last].mention.multiply(by: count)
      each = .once
    case .once, .hosts:
      if isJoined, entries[last].host != nil {
        entries[last].mention.multiply(by: entries[last].hosts)
      } else {
        each = entries[last].mention.amount.quantity.map(Each.hosts) ?? .once
      }
    }
  }
}
