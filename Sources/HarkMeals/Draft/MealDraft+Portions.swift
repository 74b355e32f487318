extension MealDraft {
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
    /// The index of the entry.
    var host: Int

    /// The number of pieces.
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

  /// Splits off the pieces that lack something as a separate entry.
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
