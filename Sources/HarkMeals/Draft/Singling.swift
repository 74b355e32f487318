/// The pieces of an entry to which statements apply, as in "two eggs, one fried, one boiled".
enum Singling {
  case none

  /// The pieces of the entry are counted without a total, as in "eggs: two fried, one boiled".
  case open(host: Int)

  /// The next statement applies to some pieces.
  case pieces(Double, Apart)

  /// Earlier statements applied to some pieces.
  case apart(Apart)

  /// The next food names the kind of this many pieces of the last entry.
  case kind(Double)

  /// An entry whose pieces are singled out.
  struct Apart {
    var host: Int
    var isOpen: Bool
    var all: Double
    var counted = 0.0
  }

  /// Singles out `count` pieces, as in "two eggs, one with cheese"; `false` if there are too few.
  mutating func single(_ count: Double, of plate: Plate) -> Bool {
    if let last = plate.entries.last, last.host == nil, last.mention.amount.isEmpty,
      last.mention.isPlural, apart(of: plate) == nil
    {
      self = .open(host: plate.entries.count - 1)
    }
    guard let host = host(than: count, of: plate) else { return false }
    let isOpen = if case .open(host) = self { true } else { false }
    var apart =
      apart(of: plate) ?? Apart(host: host, isOpen: isOpen, all: plate[host].amount.quantity ?? 0)
    apart.counted += count
    self = .pieces(count, apart)
    return true
  }

  /// Returns the entry whose pieces are singled out, unless it has since been removed.
  func apart(of plate: Plate) -> Apart? {
    switch self {
    case .pieces(_, let apart), .apart(let apart):
      plate.entries.indices.contains(apart.host) ? apart : nil
    case .none, .open, .kind: nil
    }
  }

  /// Returns the singled-out host if it has `count` pieces, or else the last host if it has more.
  func host(than count: Double, of plate: Plate) -> Int? {
    let apart = apart(of: plate)?.host
    guard let host = apart ?? plate.lastHost, let all = plate[host].amount.quantity,
      all > count || apart != nil && all == count, all == all.rounded(),
      !plate[host].amount.isWeight
    else { return nil }
    return host
  }

  /// Subtracts a part, as in "three eggs, two whole and one white"; if the counts do not add up, the
  /// amounts are assumed.
  func take(_ mention: Mention, from plate: inout Plate, after link: Link?) {
    let apart = apart(of: plate)
    guard mention.amount.unit == nil, let count = mention.amount.quantity,
      let host = apart?.host ?? plate.last, plate[host].dish != mention.dish,
      let all = plate[host].amount.quantity, all > count,
      MealWord.key(of: mention.name).hasPrefix(MealWord.key(of: plate[host].name) + " ")
    else { return }
    if let apart, apart.counted + count == apart.all {
      plate[host].amount.quantity = all - count
    } else if apart != nil || link == nil {
      plate.sentence.isUnclear = true
    }
  }

  /// Splits off the pieces to which an exclusion applies as a separate entry.
  mutating func split(_ plate: inout Plate) {
    guard case .pieces(let count, _) = self, let apart = apart(of: plate) else { return }
    self = .apart(apart)
    guard let all = plate[apart.host].amount.quantity, all > count else { return }
    var mention = plate[apart.host]
    mention.amount.quantity = count
    plate[apart.host].amount.quantity = all - count
    plate.entries.append(Plate.Entry(mention: mention))
  }

  /// Applies a preparation to the pieces singled out, or else to the last entry.
  mutating func prepare(_ manner: String, on plate: inout Plate) {
    guard case .pieces(let count, _) = self, let apart = apart(of: plate) else {
      if let last = plate.last { _ = plate.change(last, toKind: manner) }
      return
    }
    self = .apart(apart)
    let mention = plate[apart.host]
    guard var other = mention.changed(kind: manner) else {
      if MealVocabulary.tellingManners.contains(manner) {
        plate[apart.host].unheeded.append("\(manner) \(mention.name)")
      }
      return
    }
    if other.dish == mention.dish { return }
    other.amount.quantity = count
    plate.entries.append(Plate.Entry(mention: other))
    if apart.isOpen { return }
    if mention.amount.quantity == count {
      plate.entries.remove(at: apart.host)
      self = .none
    } else {
      plate[apart.host].amount.quantity? -= count
    }
  }
}
