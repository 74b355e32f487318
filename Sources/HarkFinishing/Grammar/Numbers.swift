/// A spoken number.
struct SpokenNumber {
  /// The index after its last word.
  var end: Int

  /// The digits, without grouping.
  var digits: String

  /// The decimals; empty for a whole number.
  var decimals = ""

  /// The value of a whole number below 10¹⁵.
  var value: Int?

  var isOrdinal = false

  /// The index of a final “million” or greater, which remains a word: “5 million”.
  var scale: Int?

  /// The digits before `scale`.
  var factor = ""
}

/// Reads spoken numbers, such as “two thousand and twelve”.
struct Numbers {
  let reader: Reader

  init(_ reader: Reader) { self.reader = reader }

  /// The exponent of the smallest power of ten that remains a word: a million.
  private static let writtenScale = 6

  /// Returns the whole number or ordinal at `index`.
  func whole(at index: Int) -> SpokenNumber? {
    if reader[index].has(.zero), reader[index].number == .digit(0) {
      return SpokenNumber(end: index + 1, digits: "0", value: 0)
    }
    var total = BigNumber(0)
    var place = index
    var lastScale = Int.max
    var scales = 0
    var number: SpokenNumber?
    while let group = belowTenThousand(at: place, isFirst: place == index) {
      let next = group.isOrdinal ? nil : scale(at: group.end)
      if let next, next.exponent < lastScale, next.exponent < 25 {
        total.add(group.value, exponent: next.exponent)
        lastScale = next.exponent
        scales += 1
        place = group.end + 1
        number = SpokenNumber(end: place, digits: "", isOrdinal: next.isOrdinal)
        let isPure = scales == 1 && next.exponent >= Self.writtenScale && !next.isOrdinal
        number?.scale = isPure ? group.end : nil
        number?.factor = String(group.value)
        if next.isOrdinal { break }
        if reader[place].has(.and) {
          guard let last = belowHundred(at: place + 1), !isMultiplied(last.end) else { break }
          place += 1
        }
      } else {
        // “two thousand and five thousand” are two numbers.
        if lastScale != .max, next != nil || group.value >= power(lastScale) { break }
        total.add(group.value, exponent: 0)
        number = SpokenNumber(end: group.end, digits: "", isOrdinal: group.isOrdinal)
        break
      }
    }
    number?.digits = total.digits
    number?.value = total.small
    return number
  }

  /// Returns the number at `index` with its decimals.
  func decimal(at index: Int) -> SpokenNumber? {
    guard var number = whole(at: index) else { return nil }
    guard !number.isOrdinal, reader[number.end].has(.point) else { return number }
    let digits = decimals(at: number.end + 1)
    guard let digits else { return number }
    number.decimals = digits.text
    number.end = digits.end
    number.scale = nil
    if let next = scale(at: digits.end), !next.isOrdinal {
      number.scale = digits.end
      number.factor = number.digits
      number.end += 1
    }
    return number
  }

  /// Returns a blood pressure whose first number is `value`, in mmHg: “120 over 80”.
  func pressure(_ value: Int, end: Int) -> Reading? {
    guard (70...250).contains(value), reader[end].key == "over",
      let second = whole(at: end + 1), !second.isOrdinal, let low = second.value,
      (40...150).contains(low), low < value
    else { return nil }
    return Reading(end: second.end, text: String(value) + "/" + String(low))
  }

  /// Returns the digits after a decimal mark: single digits, or one number below 100.
  func decimals(at index: Int) -> (text: String, end: Int)? {
    if let row = row(at: index, isDecimal: true) { return (row.digits, row.end) }
    if let pair = belowHundred(at: index), !pair.isOrdinal, pair.value > 9 {
      return (String(pair.value), pair.end)
    }
    return nil
  }

  /// Returns the sequence of single digits at `index`, such as “five double oh two”.
  ///
  /// Decimals can precede a scale word: “two point five million”.
  func row(at index: Int, isDecimal: Bool = false) -> (digits: String, end: Int)? {
    var digits = ""
    var place = index
    while true {
      let word = reader[place]
      if let digit = digit(word), !isStart(place, isDecimal) {
        digits += String(digit)
        place += 1
      } else if word.has([.double, .triple]), let digit = digit(reader[place + 1]) {
        digits += String(repeating: String(digit), count: word.has(.double) ? 2 : 3)
        place += 2
      } else {
        break
      }
    }
    return digits.isEmpty ? nil : (digits, place)
  }

  /// Returns the number below 100 at `index`.
  func belowHundred(at index: Int) -> (value: Int, end: Int, isOrdinal: Bool)? {
    let word = reader[index]
    switch word.number {
    case .digit(let value) where value > 0:
      guard word.has(.onesFirst), reader[index + 1].has(.and) else {
        return (value, index + 1, false)
      }
      // “fem og tjue”
      let tens = reader[index + 2]
      guard isOldCounting(index, tens) else { return (value, index + 1, false) }
      if case .tens(let tens) = tens.number { return (tens + value, index + 3, false) }
      if case .tens(let tens) = tens.ordinal { return (tens + value, index + 3, true) }
      return (value, index + 1, false)
    case .teen(let value), .compound(let value): return (value, index + 1, false)
    case .tens(let tens):
      let next = reader[index + 1]
      if case .digit(let value) = next.number, value > 0 { return (tens + value, index + 2, false) }
      if case .digit(let value) = next.ordinal { return (tens + value, index + 2, true) }
      return (tens, index + 1, false)
    default: break
    }
    switch word.ordinal {
    case .digit(let value), .teen(let value), .tens(let value), .compound(let value):
      return (value, index + 1, true)
    default: return nil
    }
  }

  /// Whether the ones at `index`, “og”, and `tens` form one number, unlike “mellom fem og tjue”.
  private func isOldCounting(_ index: Int, _ tens: Lexeme) -> Bool {
    let previous = reader[index - 1]
    if previous.has(.between) { return false }
    guard tens.has(.newCounting) else { return true }
    return previous.number != nil || (previous.has(.and) && reader[index - 2].number != nil)
  }

  private func belowTenThousand(
    at index: Int, isFirst: Bool
  ) -> (value: Int, end: Int, isOrdinal: Bool)? {
    var start = belowHundred(at: index)
    if start == nil, reader[index].has(.bareHundred), isFirst || reader[index].number == .hundred {
      start = (1, index, false)
    }
    if start == nil, isFirst, reader[index].has(.article), follows(index) {
      start = (1, index + 1, false)
    }
    guard var group = start, !group.isOrdinal else { return start }
    if reader[group.end].ordinal == .hundred { return (group.value * 100, group.end + 1, true) }
    guard reader[group.end].number == .hundred else { return group }
    group = (group.value * 100, group.end + 1, false)
    let rest = reader[group.end].has(.and) ? group.end + 1 : group.end
    // “one hundred and two hundred” are two numbers.
    guard let tail = belowHundred(at: rest),
      rest == group.end || reader[tail.end].number != .hundred
    else { return group }
    return (group.value + tail.value, tail.end, tail.isOrdinal)
  }

  /// Whether the word after `index` can follow “a” in a number.
  private func follows(_ index: Int) -> Bool {
    switch reader[index + 1].number {
    case .hundred, .scale: true
    default: false
    }
  }

  func scale(at index: Int) -> (exponent: Int, isOrdinal: Bool)? {
    if case .scale(let exponent) = reader[index].number { return (exponent, false) }
    if case .scale(let exponent) = reader[index].ordinal { return (exponent, true) }
    return nil
  }

  /// Whether the number before `index` is multiplied by the word at `index`, “hundred”.
  private func isMultiplied(_ index: Int) -> Bool { reader[index].number == .hundred }

  private func digit(_ word: Lexeme) -> Int? {
    if case .digit(let value) = word.number { return value }
    return word.has(.zero) ? 0 : nil
  }

  /// Whether the digit at `index` starts a larger number: “five hundred”.
  private func isStart(_ index: Int, _ isDecimal: Bool) -> Bool {
    isMultiplied(index + 1) || (!isDecimal && scale(at: index + 1) != nil)
  }

  private func power(_ exponent: Int) -> Int {
    (0..<min(exponent, 6)).reduce(1) { value, _ in value * 10 }
  }
}
