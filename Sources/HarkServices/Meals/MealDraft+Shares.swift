extension MealDraft {
  /// Takes what is said of sharing, or of a part that was eaten or was not.
  mutating func take(_ share: Share, _ said: String) {
    switch share {
    case .begun: sharing = Sharing(start: entries.count, said: said)
    case .open: leaveOpen(said)
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
  private mutating func scale(_ index: Int, by share: Double) {
    if entries[index].mention.amount.isEmpty {
      entries[index].mention.amount.quantity = share
    } else {
      entries[index].mention.multiply(by: share)
    }
  }

  /// Of the last thing there was more than was said before.
  private mutating func change(_ quantity: (SaidAmount) -> Double) {
    guard let index = entries.lastIndex(where: { $0.host == nil }), lack == nil, !isLastUnknown
    else { return }
    entries[index].mention.amount.quantity = quantity(entries[index].mention.amount)
  }

  /// Part of the last thing, or so many of it, went elsewhere.
  private mutating func lose(_ part: Double, _ said: String) {
    guard let index = entries.lastIndex(where: { $0.host == nil }) else { return }
    let amount = entries[index].mention.amount
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
    guard let index = entries.lastIndex(where: { $0.host == nil }) else { return }
    let amount = entries[index].mention.amount
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

extension MealDraft {
  /// "Two of them chicken" is no more to eat, but what two of the last thing were.
  mutating func takeKind(_ mention: Mention) -> Bool {
    guard kindCount != nil, let head = entries.last(where: { $0.host == nil })?.mention else {
      kindCount = nil
      return false
    }
    kindCount = nil
    unknown.append("\(mention.name) \(head.name)")
    return true
  }

  /// "Three tacos, two chicken and one beef", "two slices of pizza, one pepperoni, one cheese": the
  /// counts behind add up to the one before, and what they count is what that is made of.
  mutating func mergeKinds() {
    var index = 0
    while index < entries.count {
      defer { index += 1 }
      guard let end = endOfKinds(of: index) else { continue }
      let head = entries[index].mention
      let kinds = entries[(index + 1)..<end].map(\.mention)
      let known = kinds.compactMap { kind -> Entry? in
        guard var mention = head.changed(kind: kind.name, in: table) else { return nil }
        mention.amount = head.amount
        mention.amount.quantity = kind.amount.quantity
        return Entry(mention: mention)
      }
      if known.count == kinds.count {
        entries.replaceSubrange(index..<end, with: known)
      } else if kinds.allSatisfy(head.isMade(of:)) {
        entries.removeSubrange((index + 1)..<end)
        unknown += kinds.map { "\($0.name) \(head.name)" }
      }
    }
  }

  /// Behind the last of at least two things whose counts add up to that of the one at `index`.
  private func endOfKinds(of index: Int) -> Int? {
    guard let whole = entries[index].mention.amount.quantity, whole >= 2,
      entries[index].mention.dish.isPlain
    else { return nil }
    var sum = 0.0
    for next in entries.indices[(index + 1)...] {
      let amount = entries[next].mention.amount
      // "Two apples" are apples; "two chicken" are something else.
      guard amount.unit == nil, amount.size == nil, entries[next].mention.dish.isPlain,
        !entries[next].mention.isPlural,
        let count = amount.quantity, count == count.rounded(), sum + count <= whole
      else { return nil }
      sum += count
      if sum == whole { return next > index + 1 ? next + 1 : nil }
    }
    return nil
  }
}

extension Mention {
  /// Things that come in kinds, named for what is in them.
  private static let filled: Set<String> = [
    "taco", "burrito", "pizza", "quesadilla", "enchilada", "burger", "hamburger", "empanada",
    "dumpling", "samosa", "roll", "tamale", "pierogi", "pita", "taquito", "kebab", "sub", "bagel",
    "crepe", "omelet", "hot dog", "sausage",
  ]
  private static let sweet: Set<String> = [
    "muffin", "donut", "cookie", "pie", "cream", "yogurt", "smoothie", "milkshake", "juice", "tart",
    "cupcake", "cake", "bagel", "crepe", "pancake", "waffle", "scone", "pop", "danish", "turnover",
  ]

  /// Whether it comes in a kind that is named for the other: tacos of beef, muffins of blueberries.
  func isMade(of other: Mention) -> Bool {
    guard let head = MealWord.key(of: name).split(separator: " ").last.map(String.init) else {
      return false
    }
    let food = other.dish.parts[0].food
    let group = String(food.number.prefix(2))
    if food.isPoured { return false }
    return Self.filled.contains(head)
      && ["01", "05", "07", "10", "11", "13", "15", "16", "17"].contains(group)
      || Self.sweet.contains(head) && ["01", "02", "09", "12", "19"].contains(group)
  }
}
