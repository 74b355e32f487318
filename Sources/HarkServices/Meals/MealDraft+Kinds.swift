extension MealDraft {
  /// "Two of them chicken" is no more to eat, but what two of the last thing were.
  mutating func takeKind(_ mention: Mention) -> Bool {
    guard kindCount != nil, let head = entries.last(where: { $0.host == nil })?.mention else {
      kindCount = nil
      return false
    }
    let count = kindCount ?? 0
    kindCount = nil
    splitKind(count, mention, of: head)
    return true
  }

  /// "One of them was banana": so many are of that kind; of things that are no kind of it, as ham
  /// among slices of turkey, so many are that instead.
  private mutating func splitKind(_ count: Double, _ mention: Mention, of head: Mention) {
    let whole = head.amount.quantity ?? 0
    guard let index = entries.lastIndex(where: { $0.host == nil }), whole >= count,
      var other = head.changed(kind: mention.name, in: table)
        ?? (head.isOfMeat && mention.isOfMeat ? mention : nil)
    else {
      unknown.append("\(mention.name) \(head.name)")
      return
    }
    other.amount = head.amount
    other.amount.quantity = count
    entries[index].mention.amount.quantity = whole - count
    if whole == count { entries.remove(at: index) }
    entries.append(Entry(mention: other))
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
        return Entry(mention: mention, isDoubtful: entries[index].isDoubtful)
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
        !entries[next].mention.isPlural
          || entries[index].mention.isFilled
            && entries[index].mention.isMade(of: entries[next].mention),
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

  /// Whether it is a taco, a pizza or the like.
  var isFilled: Bool {
    Self.filled.contains(MealWord.key(of: name).split(separator: " ").last.map(String.init) ?? "")
  }

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
