extension MealDraft {
  /// Applies a kind to a part of the last entry instead of adding food, as in "two of them
  /// chicken".
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

  /// Assigns a kind to `count` pieces of the last entry, as in "one of them was banana".
  ///
  /// A meat that is not a kind of the entry replaces these pieces, such as ham among slices of
  /// turkey.
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

  /// Merges kinds whose counts add up to the count before them, as in "three tacos, two chicken and
  /// one beef" or "two slices of pizza, one pepperoni, one cheese".
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

  /// Returns the end index of at least two entries whose counts add up to that of the entry at
  /// `index`, or `nil` if there are none.
  private func endOfKinds(of index: Int) -> Int? {
    guard let whole = entries[index].mention.amount.quantity, whole >= 2,
      entries[index].mention.dish.isPlain
    else { return nil }
    var sum = 0.0
    for next in entries.indices[(index + 1)...] {
      let amount = entries[next].mention.amount
      // "Two apples" are apples, whereas "two chicken" are a kind of another food.
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
  /// Dishes that come in kinds named after their contents.
  private static let filled: Set<String> = [
    "taco", "burrito", "pizza", "quesadilla", "enchilada", "burger", "hamburger", "empanada",
    "dumpling", "samosa", "roll", "tamale", "pierogi", "pita", "taquito", "kebab", "sub", "bagel",
    "crepe", "omelet", "hot dog", "sausage",
  ]
  private static let sweet: Set<String> = [
    "muffin", "donut", "cookie", "pie", "cream", "yogurt", "smoothie", "milkshake", "juice", "tart",
    "cupcake", "cake", "bagel", "crepe", "pancake", "waffle", "scone", "pop", "danish", "turnover",
  ]

  /// Whether the dish is filled, such as a taco or a pizza.
  var isFilled: Bool {
    Self.filled.contains(MealWord.key(of: name).split(separator: " ").last.map(String.init) ?? "")
  }

  /// Returns whether the dish comes in a kind named after the other food, such as beef tacos or
  /// blueberry muffins.
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
