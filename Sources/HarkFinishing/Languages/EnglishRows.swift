/// Sequences of digits, and pairs of numbers that form one.
extension EnglishReading {
  /// Returns three or more single digits, a telephone number, or digits separated by dots.
  func rowOfDigits(at index: Int) -> Reading? {
    if let number = tollFree(at: index) { return number }
    guard let row = numbers.row(at: index) else { return nil }
    if reader[row.end].has(.dot), let address = dotted(row) { return address }
    guard row.digits.count >= 3, row.end - index >= 2 else { return nil }
    // “oh oh oh”
    if reader[index].number == nil, reader[index].has(.zero), row.digits.count < 6 { return nil }
    let isTime =
      row.end == index + 3 && reader[index + 1].number == nil
      && !reader[index - 1].has([.label, .naming])
    if isTime { return nil }
    var text = Telephone.northAmerican(row.digits)
    var end = row.end
    // “one one two dash four seven”
    while reader[end].addressSign == "-", reader.isJoined(end),
      let next = numbers.row(at: end + 1), next.digits.count > 1
    {
      text += "-" + next.digits
      end = next.end
    }
    return Reading(end: end, text: text)
  }

  /// Returns a telephone number with an area code such as “eight hundred”.
  func tollFree(at index: Int) -> Reading? {
    let country = numbers.row(at: index)
    let area = country?.end ?? index
    guard (country?.digits.count ?? 0) < 2, case .digit(let hundreds) = reader[area].number,
      reader[area + 1].number == .hundred, let rest = numbers.row(at: area + 2),
      rest.digits.count == 7
    else { return nil }
    let digits = (country?.digits ?? "") + String(hundreds) + "00" + rest.digits
    return Reading(end: rest.end, text: Telephone.northAmerican(digits))
  }

  func dotted(_ row: (digits: String, end: Int)) -> Reading? {
    var text = row.digits
    var end = row.end
    while reader[end].has(.dot) {
      if let next = numbers.row(at: end + 1), next.digits.count > 0 {
        text += "." + next.digits
        end = next.end
      } else if let next = numbers.belowHundred(at: end + 1), !next.isOrdinal {
        text += "." + String(next.value)
        end = next.end
      } else {
        break
      }
    }
    return end == row.end ? nil : Reading(end: end, text: text)
  }

  func international(at index: Int) -> Reading? {
    guard let row = numbers.row(at: index + 1), row.digits.count >= 8 else { return nil }
    return Reading(end: row.end, text: Telephone.international(row.digits))
  }

  /// Returns two numbers below 100 as one: “nineteen ninety four”, “three eighty six”.
  func pair(at index: Int) -> Reading? {
    guard let pair = halves(at: index), isOneNumber(pair) else { return nil }
    let text: String
    let previous = reader[index - 1]
    let isDate = !previous.has(.beforeTime) || previous.has(.past) || previous.key == "before"
    if pair.first == 9, pair.second == "11", isDate { return Reading(end: pair.end, text: "9/11") }
    if pair.first == 50, pair.second == "50" { return Reading(end: pair.end, text: "50-50") }
    let number = SpokenNumber(end: pair.end, digits: String(pair.first) + pair.second)
    if let street = street(number, at: index) { return street }
    if isHeight(pair, at: index) {
      text = String(pair.first) + "'" + String(Int(pair.second) ?? 0) + "\""
    } else if pair.second.count == 2, follows(English.price, index) {
      text = String(pair.first) + style.decimalMark + pair.second
    } else if pair.second.count == 2, pair.first <= 12, isTime(pair, at: index) {
      text = String(pair.first) + ":" + pair.second
    } else {
      text = String(pair.first) + pair.second
    }
    // “ten eighty p”
    if reader[pair.end].key == "p", reader.isJoined(pair.end) {
      return Reading(end: pair.end + 1, text: String(pair.first) + pair.second + "p")
    }
    return Reading(end: pair.end, text: text)
  }

  /// Whether an hour and minutes can be a time of day, unlike “room two ten” and “one twenty three Main
  /// Street”.
  func isTime(_ pair: (first: Int, second: String, end: Int), at index: Int) -> Bool {
    guard let minutes = Int(pair.second), minutes < 60 else { return false }
    let previous = reader[index - 1]
    if previous.has([.label, .naming]) || follows(English.weight, index) { return false }
    let isAlone = previous.has(.boundary) && reader[pair.end].has(.boundary)
    // Years: “in eleven fifty”.
    if pair.first > 9, previous.key == "in" || isAlone { return false }
    if previous.has(.beforeTime) {
      return !reader[pair.end].has(English.street) && !reader[pair.end + 1].has(English.street)
    }
    return minutes % 5 == 0 || minutes < 10 || isAlone
  }

  /// Whether feet and inches are the height of a person: “she is five ten”.
  private func isHeight(_ pair: (first: Int, second: String, end: Int), at index: Int) -> Bool {
    guard (4...7).contains(pair.first), let inches = Int(pair.second), inches < 12,
      reader[index - 1].has([.finiteVerb, .am])
    else { return false }
    return ["i", "you", "he", "she"].contains(reader[index - 2].key)
  }

  /// Whether a word with the role precedes the number at `index`, as in “costs about three fifty”.
  private func follows(_ role: WordRoles, _ index: Int) -> Bool {
    reader[index - 1].has(role)
      || (reader[index - 1].has(.nearly) && reader[index - 2].has(role))
  }

  /// Whether two numbers form one, unlike “one twenty dollar bill” and “thirty forty people”.
  func isOneNumber(_ pair: (first: Int, second: String, end: Int)) -> Bool {
    let next = reader[pair.end]
    if next.has([.counted, .percent, English.fraction]) || next.currency != nil {
      return false
    }
    if let unit = next.unit, unit.kind != .prefix { return false }
    let areTens = pair.first % 10 == 0 && pair.second.hasSuffix("0")
    return !(pair.first > 20 && areTens) || (pair.first == 50 && pair.second == "50")
  }

  /// Returns a number below 100 and the two digits after it.
  func halves(at index: Int) -> (first: Int, second: String, end: Int)? {
    guard let first = numbers.belowHundred(at: index), !first.isOrdinal,
      !reader.followsPause(first.end)
    else { return nil }
    let next = reader[first.end]
    if next.has(.zero), first.value < 100, case .digit(let digit) = reader[first.end + 1].number,
      digit > 0
    {
      return (first.value, "0" + String(digit), first.end + 2)
    }
    if next.has(English.decade), first.value > 12 {
      guard let tens = EnglishReading.decadeStart(next.key) else { return nil }
      return (first.value, String(tens) + "s", first.end + 1)
    }
    guard let second = numbers.belowHundred(at: first.end), !second.isOrdinal, second.value > 9,
      reader[second.end].number != .hundred, !isScale(second.end)
    else { return nil }
    return (first.value, String(second.value), second.end)
  }

  static func decadeStart(_ key: String) -> Int? {
    let names = [
      "twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties",
    ]
    return names.firstIndex(of: key).map { $0 * 10 + 20 }
  }

  func isScale(_ index: Int) -> Bool { numbers.scale(at: index)?.isOrdinal == false }

  /// Returns the number that follows a letter.
  func short(at index: Int) -> (text: String, end: Int)? {
    guard reader[index].number != nil else { return nil }
    if let row = numbers.row(at: index), row.end - index > 1 { return (row.digits, row.end) }
    if let pair = halves(at: index) { return (String(pair.first) + pair.second, pair.end) }
    return numbers.whole(at: index).flatMap { $0.isOrdinal ? nil : ($0.digits, $0.end) }
  }
}
