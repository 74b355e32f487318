extension MealDraft {
  /// Singles out `count` pieces of the last entry, as in "two eggs, one with cheese" or "one
  /// without the yolk".
  mutating func single(_ count: Double, _ said: String, _ link: Link?) {
    let isUncounted = entries.last.map {
      $0.host == nil && $0.mention.amount.isEmpty && $0.mention.isPlural
    }
    if isUncounted == true, singledOut == nil { singling = .open(host: entries.count - 1) }
    guard let host = indexOfMany(than: count) else {
      return add(SaidAmount(quantity: count), said, link)
    }
    var isOpen = false
    if case .open(host) = singling { isOpen = true }
    var apart =
      singledOut
      ?? Apart(host: host, isOpen: isOpen, all: entries[host].mention.amount.quantity ?? 0)
    apart.told += count
    singling = .pieces(count, apart)
    isJoined = false
  }

  /// The entry whose pieces are singled out, unless it has since been removed.
  private var singledOut: Apart? {
    singling.apart.flatMap { entries.indices.contains($0.host) ? $0 : nil }
  }

  /// Returns the index of the last host entry with more than `count` pieces, or `nil` if there is
  /// none.
  ///
  /// An entry whose pieces are already being singled out may have exactly `count`.
  func indexOfMany(than count: Double) -> Int? {
    let told = singledOut?.host
    guard let host = told ?? lastHost, let all = entries[host].mention.amount.quantity,
      all > count || told != nil && all == count, all == all.rounded(),
      entries[host].mention.amount.unit.map({ Measure.grams[$0] == nil }) ?? true
    else { return nil }
    return host
  }

  /// Subtracts the mention from the entry that it is a part of, as in "three eggs, two whole and
  /// one white".
  ///
  /// The amounts are assumed if the counts do not add up.
  mutating func takeFromSome(_ mention: Mention, after link: Link?) {
    let apart = singledOut
    guard !isJoined, mention.amount.unit == nil, let count = mention.amount.quantity,
      let host = apart?.host ?? entries.indices.last, entries[host].mention.dish != mention.dish,
      let all = entries[host].mention.amount.quantity,
      MealWord.key(of: mention.name).hasPrefix(MealWord.key(of: entries[host].mention.name) + " ")
    else { return }
    if let apart, apart.told + count == apart.all, all > count {
      entries[host].mention.amount.quantity = all - count
    } else if apart != nil || link == nil, all > count {
      sentence.isUnclear = true
    }
  }

  /// Splits off the pieces to which an exclusion applies as a separate entry.
  mutating func splitSome() {
    guard case .pieces(let count, _) = singling, let apart = singledOut else { return }
    singling = .apart(apart)
    guard let all = entries[apart.host].mention.amount.quantity, all > count else { return }
    var mention = entries[apart.host].mention
    mention.amount.quantity = count
    entries[apart.host].mention.amount.quantity = all - count
    entries.append(Entry(mention: mention))
  }

  /// Applies a preparation to the pieces singled out, as in "two eggs, one fried, one boiled", or
  /// else to the last entry.
  mutating func prepare(_ manner: String) {
    if course != .restating { course = .adding }
    guard case .pieces(let count, _) = singling, let apart = singledOut else {
      guard let last = entries.indices.last else { return }
      entries[last].mention =
        entries[last].mention.changed(kind: manner, in: table) ?? entries[last].mention
      return
    }
    singling = .apart(apart)
    let mention = entries[apart.host].mention
    guard var other = mention.changed(kind: manner, in: table) else {
      if MealVocabulary.tellingManners.contains(manner) {
        entries[apart.host].mention.unheeded.append("\(manner) \(mention.name)")
      }
      return
    }
    if other.dish == mention.dish { return }
    other.amount.quantity = count
    entries.append(Entry(mention: other))
    if apart.isOpen { return }
    if mention.amount.quantity == count {
      entries.remove(at: apart.host)
      singling = .none
    } else {
      entries[apart.host].mention.amount.quantity? -= count
    }
  }

  /// Returns whether a bare number counts pieces of the host, as in "one with jam and one plain".
  func countsSome(_ amount: SaidAmount, after link: Link?) -> Bool {
    guard amount.unit == nil, amount.size == nil, let count = amount.quantity,
      entries.last?.host != nil, indexOfMany(than: count) != nil
    else { return false }
    return link == .and || singledOut != nil
  }

  /// Marks the amount of the last host entry as vague, as in "I only ate some of it".
  mutating func takePart() {
    guard !isOfOthers else { return }
    if let host = lastHost {
      entries[host].mention.amount.isVague = true
    } else {
      sentence.isUnclear = true
    }
  }

  /// Assigns a kind to `count` pieces of the last entry, as in "one of them was banana".
  ///
  /// A meat that is not a kind of the entry replaces these pieces, such as ham among slices of
  /// turkey.
  mutating func splitKind(_ count: Double, _ mention: Mention, of head: Mention) {
    let whole = head.amount.quantity ?? 0
    guard let index = lastHost, whole >= count,
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
