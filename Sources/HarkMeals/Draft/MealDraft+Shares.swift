import Hark

extension MealDraft {
  mutating func take(_ share: Share, _ said: String) {
    switch share {
    case .begun: sharing = .begun(start: entries.count, said: said)
    case .open:
      // The statement may precede the food, as in "between us we ate".
      if shared == nil {
        sharing = .begun(start: entries.count, said: said)
      } else {
        leaveOpen(said)
      }
    case .divided(let count):
      // The statement may precede the food, as in "my wife and I shared".
      guard let shared else {
        sharing = .divided(start: entries.count, by: count)
        return
      }
      sharing = .none
      for index in shared { scale(index, by: 1 / count) }
    case .less(let part): lose(part, said)
    case .only(let part): keep(part, said)
    case .more(let count): changeLast { $0.amount.quantity = ($0.amount.quantity ?? 1) + count }
    case .times(let count): changeLast { $0.amount.quantity = ($0.amount.quantity ?? 1) * count }
    case .repeated(let count):
      if let host = changeLast({ _ in }) {
        each = entries[host].mention.amount.isEmpty ? .times(count) : .once
        entries[host].mention.multiply(by: count)
      }
    case .remaining: leaveTold()
    case .ofKind(let count): singling = .kind(count)
    }
  }

  /// The shared entries: those since the statement, or else the last host with its additions.
  private var shared: Range<Int>? {
    guard let last = entries.indices.last else { return nil }
    let host = lastHost ?? last
    switch sharing {
    case .begun(let start, _), .divided(let start, _):
      if start <= last { return start..<last + 1 }
      // A verb that opens a sentence does not refer to entries before it.
      if case .divided = sharing { return nil }
    case .none: break
    }
    return host < start ? nil : host..<last + 1
  }

  mutating func endSharing() {
    switch sharing {
    case .none: break
    case .begun(_, let said): leaveOpen(said)
    case .divided(let start, let count):
      if start < entries.count {
        for index in start..<entries.count { scale(index, by: 1 / count) }
      }
    }
    sharing = .none
  }

  private mutating func leaveOpen(_ said: String) {
    if let shared {
      for index in shared { entries[index].mention.amount.isVague = true }
      unknown.append(said)
    }
    sharing = .none
  }

  /// Multiplies the amount of an entry by `share`, or sets it to `share` if none was stated.
  mutating func scale(_ index: Int, by share: Double) {
    if entries[index].mention.amount.isEmpty {
      let mention = entries[index].mention
      entries[index].mention.amount = SaidAmount(
        quantity: share, isVague: mention.isPlural || mention.name.hasSuffix("s"))
    } else {
      entries[index].mention.multiply(by: share)
    }
  }

  /// Changes the last host entry, and returns its index.
  @discardableResult
  private mutating func changeLast(_ change: (inout Mention) -> Void) -> Int? {
    guard let host = lastHost, !isExcluding, !isLastUnknown else {
      sentence.isUnclear = !isLastUnknown
      return nil
    }
    change(&entries[host].mention)
    return host
  }

  /// Handles a stated remainder by counting the rest as eaten, as in "a quarter of the pizza was
  /// left".
  private mutating func leaveTold() {
    guard let index = lastHost else {
      sentence.isUnclear = true
      return
    }
    if let part = entries[index].mention.amount.quantity, part < 1 {
      entries[index].mention.amount.quantity = 1 - part
    }
    entries[index].mention.amount.isVague = true
  }

  private mutating func lose(_ part: Double, _ said: String) {
    guard let index = lastHost else {
      sentence.isUnclear = true
      return
    }
    let amount = entries[index].mention.amount
    // The total is ambiguous in "two, no wait, three, I left one".
    if sentence.wasAmended { sentence.isUnclear = true }
    if part < 1 {
      scale(index, by: 1 - part)
    } else if !isWeighed(amount), let count = amount.quantity, count > part {
      entries[index].mention.amount.quantity = count - part
    } else {
      leaveOpen(said)
    }
  }

  /// Whether the amount is a weight, from which pieces cannot be subtracted.
  private func isWeighed(_ amount: SaidAmount) -> Bool {
    amount.unit.map { Measure.grams[$0] != nil } ?? false
  }

  private mutating func keep(_ part: Double, _ said: String) {
    if takesFromOthers(SaidAmount(quantity: part)) { return }
    guard let index = lastHost else {
      if part < 1 {
        sentence.isUnclear = true
        return
      }
      pending = .awaiting(SaidAmount(quantity: part), said: said)
      return
    }
    let amount = entries[index].mention.amount
    sentence.isUnclear = false
    if part < 1 {
      scale(index, by: part)
    } else if !isWeighed(amount), amount.quantity ?? part >= part {
      entries[index].mention.amount.quantity = part
    } else {
      take(.amount(SaidAmount(quantity: part), said: said), after: [])
    }
    sharing = .none
  }

  mutating func tellAwaited() {
    guard case .awaiting(let number, let said) = pending, !number.isVague, !isLastUnknown else {
      return
    }
    pending = .none
    if entries.count > sentence.start {
      sentence.isUnclear = true
    } else if !said.isEmpty {
      unknown.append(said)
    }
  }

  /// Marks the sentence as unclear if one of its numbers is not part of an amount.
  mutating func settle(_ numbers: [Double]) {
    let told = entries.dropFirst(sentence.start).compactMap(\.mention.amount.quantity)
    let isHeard = numbers.indices.allSatisfy { index in
      let number = numbers[index]
      let others = numbers.indices.filter { $0 != index }.map { numbers[$0] }
      let meant =
        [number] + others.flatMap { [number * $0, number + $0] } + Self.ends.map { number + $0 }
      return told.contains { amount in meant.contains { abs($0 - amount) < 0.001 } }
    }
    if !isHeard, !sentence.isMended { sentence.isUnclear = true }
  }

  /// The fractions that may be added to a number, as in "two tablespoons and a half".
  private static let ends = [0.25, 1.0 / 3, 0.5, 0.75]

  /// Ends the sentence; if part of it was not understood, all its entries become doubtful.
  mutating func endSentence() {
    if sentence.isUnclear {
      for index in entries.indices.dropFirst(sentence.start) { entries[index].isDoubtful = true }
    }
    sentence = Sentence(start: entries.count)
  }
}

extension MealDraft.Entry {
  /// The items of the entry, with assumed amounts if part of its description was not understood.
  var items: [MealItem] {
    mention.dish.items(mention.meantAmount, hangingOn: host).map { item in
      var item = item
      item.isAmountAssumed = item.isAmountAssumed || isDoubtful
      return item
    }
  }
}
