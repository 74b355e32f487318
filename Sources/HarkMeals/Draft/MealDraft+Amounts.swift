extension MealDraft {
  mutating func add(_ amount: SaidAmount, _ said: String, _ link: Link?) {
    if plate.isLastUnknown, amount.unit != nil { return }
    if takesFromOthers(amount) || countsSome(amount, after: link) { return }
    guard let last = plate.last else { return note(amount, said) }
    if let host = plate.indexOfCounted(by: amount.unit) {
      plate[host].amount = amount
      return
    }
    let before = plate[last].amount
    if let sum = before.sum(with: amount, said, link) {
      plate[last].amount = sum
      if link == .and, amount.unit != nil { plate.sentence.isMended = true }
      return
    }
    // The same unit without a link is a correction: "two glasses of wine, well, three glasses".
    let isRepair = link == nil && amount.unit != nil && amount.unit == before.unit
    if isRepair { plate.sentence.isMended = true }
    guard isRepair || before.isEmpty || plate[last].takes(amount) else {
      if amount == before { return }
      note(amount, said)
      if let count = amount.quantity, count >= 1, amount.unit == nil, !before.isMeasured,
        let counted = before.quantity
      {
        // "Four cookies, well, five" may or may not be a correction.
        if before.unit == nil || counted >= 2 && count >= 2 && !plate.sentence.isUnclear {
          plate[last].amount.quantity = count
        }
        plate[last].amount.isVague = true
      }
      return
    }
    if case .times = each {} else { each = before.quantity.map(Each.counted) ?? .once }
    var amount = amount
    // The weight in "half a steak, it was ten ounces" may be that of the whole or of the half.
    if before.unit == nil, let part = before.quantity, part < 1, let weight = amount.quantity,
      amount.isMeasured
    {
      (amount.quantity, amount.isVague) = (part * weight, true)
    }
    set(amount, link)
  }

  /// Sets the amount of the last entry.
  private mutating func set(_ amount: SaidAmount, _ link: Link?) {
    let last = plate.entries.count - 1
    let before = plate[last]
    var amount = amount
    // Spoonfuls are an unlikely amount of a main dish, as in "yogurt on my chili, two tablespoons".
    if link == nil, ["tbsp", "tsp", "spoon"].contains(amount.unit), last > plate.sentence.start,
      !before.isAdded
    {
      amount.isVague = true
    }
    amount.unit = amount.unit ?? before.amount.unit ?? before.cut
    amount.quantity = amount.quantity ?? before.amount.quantity
    // The size in "a large pizza, three slices" is that of the whole pizza.
    if amount.unit == before.amount.unit { amount.size = amount.size ?? before.amount.size }
    plate[last].amount = amount
    plate[last].takePart()
    // The user's own amount replaces the share in "we shared a pizza, I had three slices".
    sharing = .none
  }

  /// Corrects the last amount in the sentence, as in "three sugars in my tea, I mean two".
  mutating func correct(_ amount: SaidAmount, _ said: String, _ link: Link?) {
    guard let last = plate.lastMention else { return note(amount, said) }
    course = .adding
    if amount.quantity != nil, amount.size == nil, last.amount.isEmpty,
      let index = plate.entries.indices.dropFirst(plate.sentence.start).last(where: {
        let before = plate[$0].amount
        return before.quantity != nil && (amount.unit == nil || amount.unit == before.unit)
      })
    {
      plate[index].amount.quantity = amount.quantity
      return
    }
    if case .counted = each { each = .once }
    set(amount, link)
  }

  /// Handles an amount that was not eaten, as in "three eggs, one without", or that corrects another.
  mutating func exclude(
    _ amount: SaidAmount, _ said: String, _ lack: MealLexeme.Lack, _ link: Link?
  ) {
    if lack == .no, !plate.entries.isEmpty { return correct(amount, said, link) }
    course = course.next
    if lack == .without, amount.unit == nil, !isOfOthers, let count = amount.quantity,
      let host = singling.host(than: count, of: plate)
    {
      plate[host].amount.quantity? -= count
      plate.sentence.isExcepting = false
    } else if lack != .instead, !isOfOthers, amount.unit != nil || plate.sentence.isExcepting {
      plate.sentence.isUnclear = true
    }
  }

  /// Singles out pieces of the last entry, or else adds their number as an amount.
  mutating func single(_ count: Double, _ said: String, _ link: Link?) {
    guard singling.single(count, of: plate) else {
      return add(SaidAmount(quantity: count), said, link)
    }
    isJoined = false
  }

  /// Returns whether a bare number counts pieces of the host, as in "one with jam and one plain".
  private func countsSome(_ amount: SaidAmount, after link: Link?) -> Bool {
    guard amount.unit == nil, amount.size == nil, let count = amount.quantity,
      plate.entries.last?.host != nil, singling.host(than: count, of: plate) != nil
    else { return false }
    return link == .and || singling.apart(of: plate) != nil
  }

  /// Records an amount without a named food; an amount with a unit is reported as unknown.
  private mutating func note(_ amount: SaidAmount, _ said: String) {
    if amount.unit == nil {
      pending = .awaiting(amount, said: said)
      return
    }
    if said.isEmpty || plate.isLastUnknown { return }
    plate.unknown.append(said)
    pending = .abandoned(amount)
    if plate.entries.count > plate.sentence.start { plate.sentence.isUnclear = true }
  }

  /// Reports a number that no food followed, or marks its sentence as unclear.
  mutating func reportAwaited() {
    guard case .awaiting(let number, let said) = pending, !number.isVague, !plate.isLastUnknown
    else { return }
    pending = .none
    if plate.entries.count > plate.sentence.start {
      plate.sentence.isUnclear = true
    } else if !said.isEmpty {
      plate.unknown.append(said)
    }
  }

  /// Handles "each", as in "two steaks, eight ounces each" or "two burgers each with".
  mutating func takeEach() {
    if case .abandoned(let amount) = pending, !plate.unknown.isEmpty {
      plate.unknown.removeLast()
      pending = .distributed(amount)
      return
    }
    guard let last = plate.last else { return }
    switch each {
    case .times(let count), .counted(let count):
      plate[last].multiply(by: count)
      each = .once
    case .once, .hosts:
      if isJoined, plate.entries[last].host != nil {
        plate[last].multiply(by: plate.entries[last].hosts)
      } else {
        each = plate[last].amount.quantity.map(Each.hosts) ?? .once
      }
    }
  }
}

extension MealDraft {
  mutating func take(_ share: Share, _ said: String) {
    switch share {
    case .begun: sharing = .begun(start: plate.entries.count, said: said)
    case .open: sharing.open(said, on: &plate)
    case .divided(let count): sharing.divide(by: count, on: &plate)
    case .less(let part): lose(part, said)
    case .only(let part): keep(part, said)
    case .more(let count): if let host = eatenHost() { plate[host].amount.count += count }
    case .times(let count): if let host = eatenHost() { plate[host].amount.count *= count }
    case .repeated(let count):
      guard let host = eatenHost() else { return }
      each = plate[host].amount.isEmpty ? .times(count) : .once
      plate[host].multiply(by: count)
    case .remaining: leaveRest()
    case .ofKind(let count): singling = .kind(count)
    }
  }

  /// Returns the last host if it was eaten and the last food is known; otherwise, returns `nil`
  /// and, unless the last food is unknown, marks the sentence as unclear.
  private mutating func eatenHost() -> Int? {
    if !course.isExcluding, !plate.isLastUnknown, let host = plate.lastHost { return host }
    plate.sentence.isUnclear = !plate.isLastUnknown
    return nil
  }

  /// Marks the amount of the last host entry as vague, as in "I only ate some of it".
  mutating func takePart() {
    if !isOfOthers, let host = lastHost() { plate[host].amount.isVague = true }
  }

  /// Returns the last host; if there is none, marks the sentence as unclear.
  private mutating func lastHost() -> Int? {
    if plate.lastHost == nil { plate.sentence.isUnclear = true }
    return plate.lastHost
  }

  /// Counts the rest as eaten, as in "a quarter of the pizza was left".
  private mutating func leaveRest() {
    guard let host = lastHost() else { return }
    if let part = plate[host].amount.quantity, part < 1 { plate[host].amount.quantity = 1 - part }
    plate[host].amount.isVague = true
  }

  private mutating func lose(_ part: Double, _ said: String) {
    guard let host = lastHost() else { return }
    let amount = plate[host].amount
    // The total is ambiguous in "two, no wait, three, I left one".
    if plate.sentence.wasAmended { plate.sentence.isUnclear = true }
    if part < 1 {
      plate.scale(host, by: 1 - part)
    } else if !amount.isWeight, let count = amount.quantity, count > part {
      plate[host].amount.quantity = count - part
    } else {
      sharing.leaveOpen(said, on: &plate)
    }
  }

  private mutating func keep(_ part: Double, _ said: String) {
    let kept = SaidAmount(quantity: part)
    if takesFromOthers(kept) { return }
    guard let host = plate.lastHost else {
      if part < 1 {
        plate.sentence.isUnclear = true
      } else {
        pending = .awaiting(kept, said: said)
      }
      return
    }
    let amount = plate[host].amount
    plate.sentence.isUnclear = false
    if part < 1 {
      plate.scale(host, by: part)
    } else if !amount.isWeight, amount.quantity ?? part >= part {
      plate[host].amount.quantity = part
    } else {
      take(.amount(kept, said: said), after: [])
    }
    sharing = .none
  }
}

extension SaidAmount {
  /// Returns the combination of two amounts of a food; `nil` if the second does not modify the first.
  fileprivate func sum(with amount: SaidAmount, _ said: String, _ link: Link?) -> SaidAmount? {
    var sum = self
    // "A fourth" may mean one more, as in "three cups of coffee by noon, a fourth at two".
    if amount.unit == nil, let count = quantity, count >= 2, let part = amount.quantity, part < 0.4,
      abs(1 / part - count - 1) < 0.01
    {
      (sum.quantity, sum.isVague) = (count + 1, true)
      return sum
    }
    // A fraction without a unit scales the stated amount, as in "a bag of chips, but only half".
    if amount.unit == nil, link == nil, let part = amount.quantity, part < 1, let count = quantity,
      count >= 1
    {
      (sum.quantity, sum.isVague) = (count * part, isVague || amount.isVague)
      return sum
    }
    if link == .or, quantity != nil, amount.unit == nil || amount.unit == unit {
      (sum.quantity, sum.isVague) = (amount.quantity ?? quantity, true)
      return sum
    }
    // The size precedes the number in "mini bagels, two".
    if quantity == nil, unit == nil, size != nil, amount.unit == nil, amount.size == nil {
      sum.quantity = amount.quantity
      return sum
    }
    // "And" adds an amount in the same unit, as in "a slice of cake, and then another slice".
    guard link == .and, amount.unit != nil, amount.unit == unit, let count = quantity,
      let more = amount.quantity
    else { return nil }
    sum.quantity = count + more
    // "And half a cup at that" may not mean an additional amount.
    sum.isVague = isVague || !(said.hasPrefix("another") || said.contains("more") || more >= 1)
    return sum
  }
}
