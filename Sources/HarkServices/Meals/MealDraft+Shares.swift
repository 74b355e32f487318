extension MealDraft {
  /// Takes what is said of sharing, or of a part that was eaten or was not.
  mutating func take(_ share: Share, _ said: String) {
    switch share {
    case .begun: sharing = Sharing(start: entries.count, said: said)
    case .open:
      // "Between us we ate": what it was comes afterwards.
      if shared == nil {
        sharing = Sharing(start: entries.count, said: said)
      } else {
        leaveOpen(said)
      }
    case .divided(let count):
      // "My wife and I shared": what they shared comes afterwards.
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

  /// What somebody shared, and with how many.
  struct Sharing: Sendable {
    /// The first thing that was shared.
    var start: Int

    /// The words for it.
    var said: String

    /// Between how many; nil while nobody has said.
    var count: Double?
  }

  /// The things that are shared: those since it was said, else the last one with what hangs on it.
  private var shared: Range<Int>? {
    guard let last = entries.indices.last else { return nil }
    if let start = sharing?.start, start <= last { return start..<last + 1 }
    let host = entries.lastIndex { $0.host == nil } ?? last
    // After a verb that opens a sentence, nothing that was told before it is meant.
    return sharing.map { $0.count != nil } == true || host < sentence ? nil : host..<last + 1
  }

  /// The sentence is over: what is still said to be shared is shared so.
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

  /// How much of it was eaten is not known, and is told.
  private mutating func leaveOpen(_ said: String) {
    defer { sharing = nil }
    guard let shared else { return }
    for index in shared { entries[index].mention.amount.isVague = true }
    unknown.append(said)
  }

  /// So much of one that was not counted, or so many times what was.
  mutating func scale(_ index: Int, by share: Double) {
    if entries[index].mention.amount.isEmpty {
      let mention = entries[index].mention
      entries[index].mention.amount = SaidAmount(
        quantity: share, isVague: mention.isPlural || mention.name.hasSuffix("s"))
    } else {
      entries[index].mention.multiply(by: share)
    }
  }

  /// Of the last thing there was more than was said before.
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

  /// "A quarter of the pizza was left": the rest of it was eaten.
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

  /// Part of the last thing, or so many of it, went elsewhere.
  private mutating func lose(_ part: Double, _ said: String) {
    guard let index = entries.lastIndex(where: { $0.host == nil }) else {
      isUnclear = true
      return
    }
    let amount = entries[index].mention.amount
    // "Two, no wait, three, I left one": of which is open.
    if wasAmended { isUnclear = true }
    if part < 1 {
      scale(index, by: 1 - part)
    } else if !isWeighed(amount), let count = amount.quantity, count > part {
      entries[index].mention.amount.quantity = count - part
    } else {
      leaveOpen(said)
    }
  }

  /// Of grams and ounces nobody leaves "one".
  private func isWeighed(_ amount: SaidAmount) -> Bool {
    amount.unit.map { Measure.grams[$0] != nil } ?? false
  }

  /// Only part of the last thing, or so many of it, were eaten.
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
}
