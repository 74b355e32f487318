import Hark

extension MealDraft {
  mutating func take(_ share: Share, _ said: String) {
    switch share {
    case .begun: sharing = Sharing(start: entries.count, said: said)
    case .open:
      // The statement may precede the food, as in "between us we ate".
      if shared == nil {
        sharing = Sharing(start: entries.count, said: said)
      } else {
        leaveOpen(said)
      }
    case .divided(let count):
      // The statement may precede the food, as in "my wife and I shared".
      guard let shared else {
        sharing = Sharing(start: entries.count, said: said, count: count)
        return
      }
      sharing = nil
      for index in shared { scale(index, by: 1 / count) }
    case .less(let part): lose(part, said)
    case .only(let part): keep(part, said)
    case .more(let count): change { ($0.quantity ?? 1) + count }
    case .times(let count): change { ($0.quantity ?? 1) * count }
    case .repeated(let count): repeatLast(count)
    case .remaining: leaveTold()
    case .ofKind(let count): kindCount = count
    }
  }

  /// Food that is shared among a number of people.
  struct Sharing: Sendable {
    var start: Int
    var said: String
    var count: Double?
  }

  /// The shared entries: those since the statement, or else the last host with its additions.
  private var shared: Range<Int>? {
    guard let last = entries.indices.last else { return nil }
    if let start = sharing?.start, start <= last { return start..<last + 1 }
    let host = entries.lastIndex { $0.host == nil } ?? last
    // A verb that opens a sentence does not refer to entries before it.
    return sharing.map { $0.count != nil } == true || host < sentence ? nil : host..<last + 1
  }

  mutating func endSharing() {
    guard let open = sharing else { return }
    if let count = open.count {
      sharing?.count = nil
      take(.divided(count), open.said)
    } else {
      leaveOpen(open.said)
    }
    sharing = nil
  }

  private mutating func leaveOpen(_ said: String) {
    defer { sharing = nil }
    guard let shared else { return }
    for index in shared { entries[index].mention.amount.isVague = true }
    unknown.append(said)
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

  private mutating func change(_ quantity: (SaidAmount) -> Double) {
    guard let index = entries.lastIndex(where: { $0.host == nil }), lack == nil, !isLastUnknown
    else {
      isUnclear = !isLastUnknown
      return
    }
    entries[index].mention.amount.quantity = quantity(entries[index].mention.amount)
  }

  private mutating func repeatLast(_ count: Double) {
    guard let index = entries.lastIndex(where: { $0.host == nil }), lack == nil, !isLastUnknown
    else {
      isUnclear = !isLastUnknown
      return
    }
    timesTold = entries[index].mention.amount.isEmpty ? count : nil
    entries[index].mention.multiply(by: count)
  }

  /// Handles a stated remainder by counting the rest as eaten, as in "a quarter of the pizza was
  /// left".
  private mutating func leaveTold() {
    guard let index = entries.lastIndex(where: { $0.host == nil }) else {
      isUnclear = true
      return
    }
    if let part = entries[index].mention.amount.quantity, part < 1 {
      entries[index].mention.amount.quantity = 1 - part
    }
    entries[index].mention.amount.isVague = true
  }

  private mutating func lose(_ part: Double, _ said: String) {
    guard let index = entries.lastIndex(where: { $0.host == nil }) else {
      isUnclear = true
      return
    }
    let amount = entries[index].mention.amount
    // The total is ambiguous in "two, no wait, three, I left one".
    if wasAmended { isUnclear = true }
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
    guard let index = entries.lastIndex(where: { $0.host == nil }) else {
      if part < 1 {
        isUnclear = true
        return
      }
      (awaiting, awaitingSaid) = (SaidAmount(quantity: part), said)
      return
    }
    let amount = entries[index].mention.amount
    isUnclear = false
    if part < 1 {
      scale(index, by: part)
    } else if !isWeighed(amount), amount.quantity ?? part >= part {
      entries[index].mention.amount.quantity = part
    } else {
      take(SaidAmount(quantity: part), said, after: nil)
    }
    sharing = nil
  }

  mutating func tellAwaited() {
    guard let number = awaiting, !number.isVague, !isLastUnknown else { return }
    awaiting = nil
    if entries.count > startOfSentence {
      isUnclear = true
    } else if !awaitingSaid.isEmpty {
      unknown.append(awaitingSaid)
    }
  }

  /// Marks the sentence as unclear if one of its numbers is not part of an amount.
  mutating func settle(_ numbers: [Double]) {
    let told = entries.dropFirst(startOfSentence).compactMap(\.mention.amount.quantity)
    let isHeard = numbers.indices.allSatisfy { index in
      let number = numbers[index]
      let others = numbers.indices.filter { $0 != index }.map { numbers[$0] }
      let meant =
        [number] + others.flatMap { [number * $0, number + $0] } + Self.ends.map { number + $0 }
      return told.contains { amount in meant.contains { abs($0 - amount) < 0.001 } }
    }
    if !isHeard, !isMended { isUnclear = true }
  }

  /// The fractions that may be added to a number, as in "two tablespoons and a half".
  private static let ends = [0.25, 1.0 / 3, 0.5, 0.75]

  /// Ends the sentence; if part of it was not understood, all its entries become doubtful.
  mutating func settleDoubt() {
    if isUnclear {
      for index in entries.indices.dropFirst(startOfSentence) { entries[index].isDoubtful = true }
    }
    (isUnclear, isExcepting) = (false, false)
    (isMended, wasAmended, isSwapping) = (false, false, false)
    startOfSentence = entries.count
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
