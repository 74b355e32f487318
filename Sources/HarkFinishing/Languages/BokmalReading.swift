/// The grammar of Norwegian numbers.
struct BokmalReading {
  let reader: Reader
  let style: NumberStyle
  let numbers: Numbers
  let quantities: Quantities

  init(_ reader: Reader, _ style: NumberStyle) {
    self.reader = reader
    self.style = style
    numbers = Numbers(reader)
    quantities = Quantities(reader, style)
  }

  func read(at index: Int) -> Reading? {
    let word = reader[index]
    if word.has(.oClock) { return clock(at: index) }
    if word.has(Bokmal.century) { return Reading(end: index + 1, text: Bokmal.centuries[word.key]) }
    if word.has(.letter) {
      return code(at: index) ?? Initials(reader, known: Bokmal.initials).read(at: index)
    }
    if word.has(.minus) { return negative(at: index) }
    if word.has(.plus) { return international(at: index) }
    if word.ordinal != nil { return ordinal(at: index) }
    return word.number == nil ? nil : number(at: index)
  }

  // MARK: - Numbers

  private func number(at index: Int) -> Reading? {
    if let reading = dotted(at: index) ?? telephone(at: index) ?? row(at: index) { return reading }
    guard let number = decimal(at: index) else { return nil }
    if number.isOrdinal { return ordinal(at: index) }
    if reader[index].has(.bareHundred), Bokmal.several.contains(reader[index - 1].key) {
      return Reading(end: number.end, text: nil)
    }
    if let value = number.value, let reading = numbers.pressure(value, end: number.end) {
      return reading
    }
    let isAddress = reader[index - 1].has(.streetName) && isHouse(number)
    if isAddress || reader[index - 1].has(.label), isLetter(number.end) {
      return Reading(
        end: number.end + 1, text: number.digits + reader[number.end].key.uppercased())
    }
    if let reading = century(number) ?? estimate(at: index) ?? pair(at: index)
      ?? counted(number, at: index)
    {
      return reading
    }
    let isWritten =
      !number.decimals.isEmpty || (number.value ?? .max) >= style.firstInFigures
      || reader[index - 1].has(.label) || isAddress
    guard isWritten, !isBare(number, at: index) else {
      return Reading(end: number.end, text: nil)
    }
    return Reading(end: number.end, text: quantities.figures(number))
  }

  /// Whether the number after the name of a street is a house number: “storgata tolv”, but not “på
  /// motorveien to ganger”.
  func isHouse(_ number: SpokenNumber) -> Bool {
    number.decimals.isEmpty && number.scale == nil
      && (endsPhrase(number.end) || isLetter(number.end))
  }

  /// Whether the word at `index` is a letter that is not also a word.
  private func isLetter(_ index: Int) -> Bool {
    reader[index].has(.letter) && !reader[index].has(.preposition)
  }

  /// Returns a code that consists of a letter and a number: “b tolv”.
  private func code(at index: Int) -> Reading? {
    guard isLetter(index), reader.isJoined(index + 1), let number = digits(at: index + 1),
      number.text.count > 1 || endsPhrase(number.end)
    else { return nil }
    return Reading(end: number.end, text: reader[index].key.uppercased() + number.text)
  }

  /// Returns the number at `index`; “komma” next to a pause is a comma.
  private func decimal(at index: Int) -> SpokenNumber? {
    guard let whole = numbers.whole(at: index) else { return nil }
    guard reader[whole.end].has(.point), !reader[index - 1].has(.label) else { return whole }
    let isPaused = reader.followsPause(whole.end) || reader.followsPause(whole.end + 1)
    return isPaused ? whole : numbers.decimal(at: index)
  }

  /// Whether `number` is “en”, “hundre”, “tusen og en”, or “en million”, which remain words.
  private func isBare(_ number: SpokenNumber, at index: Int) -> Bool {
    if reader[index].has(.bareHundred) {
      // “tusen og en natt”
      let isArticle = reader[number.end - 1].key == "en" && reader[number.end - 2].has(.and)
      return number.end == index + 1 || isArticle
    }
    return reader[index].has(.article) && number.end <= index + (number.scale == nil ? 1 : 2)
      && number.decimals.isEmpty
  }

  /// Returns `number` with the unit, currency, or percent sign after it.
  private func counted(_ number: SpokenNumber, at index: Int, sign: String = "") -> Reading? {
    if reader[index].has(.article), isBare(number, at: index) { return nil }
    let next = reader[number.end]
    if let currency = next.currency {
      if currency.isHundredth {
        guard (number.value ?? 0) >= style.firstInFigures else { return nil }
        return Reading(end: number.end, text: sign + quantities.figures(number))
      }
      if number.scale != nil {
        return Reading(end: number.end, text: sign + quantities.figures(number))
      }
    }
    guard var reading = quantities.counted(number, sign: sign) else { return nil }
    for (words, unit) in [(["i", "timen"], "/t"), (["i", "sekundet"], "/s")]
    where next.unit != nil && reader.matches(words, at: reading.end) {
      reading = Reading(end: reading.end + words.count, text: (reading.text ?? "") + unit)
    }
    return reading
  }

  private func negative(at index: Int) -> Reading? {
    guard reader[index - 1].number == nil, let number = decimal(at: index + 1),
      !number.isOrdinal
    else { return nil }
    return counted(number, at: index + 1, sign: "-")
      ?? Reading(end: number.end, text: "-" + quantities.figures(number))
  }

  /// Returns “nitten hundre tallet” as a century.
  private func century(_ number: SpokenNumber) -> Reading? {
    guard reader[number.end].has(Bokmal.centuryEnd), let value = number.value, value > 1000,
      value % 10 == 0
    else { return nil }
    return Reading(end: number.end + 1, text: number.digits + "-tallet")
  }

  /// Returns an ordinal, or the date that it begins.
  private func ordinal(at index: Int) -> Reading? {
    guard let number = numbers.whole(at: index), number.isOrdinal, let value = number.value
    else { return nil }
    if value <= 31, let date = month(after: number) ?? monthNumber(after: number, at: index) {
      return date
    }
    let isRange = reader[number.end].has(.and) || reader[number.end].key == "til"
    if value <= 31, isRange, let last = numbers.whole(at: number.end + 1), last.isOrdinal,
      reader[last.end].month != nil
    {
      return Reading(end: number.end, text: number.digits + ".")
    }
    guard value >= style.firstInFigures else { return nil }
    return Reading(end: number.end, text: style.grouped(number.digits) + ".")
  }

  private func month(after day: SpokenNumber) -> Reading? {
    let month = reader[day.end]
    guard month.month != nil else { return nil }
    let date = day.digits + ". " + month.key
    if let year = year(at: day.end + 1) {
      return Reading(end: year.end, text: date + " " + year.text)
    }
    return Reading(end: day.end + 1, text: date)
  }

  /// Returns a date whose month is given as a number: “den femte i tolvte”.
  private func monthNumber(after day: SpokenNumber, at index: Int) -> Reading? {
    guard reader[index - 1].has(.the), reader[day.end].key == "i",
      let month = numbers.belowHundred(at: day.end + 1), month.isOrdinal, month.value <= 12,
      endsPhrase(month.end) || reader[month.end].has(.oClock)
    else { return nil }
    return Reading(end: month.end, text: day.digits + "." + String(month.value) + ".")
  }

  private func year(at index: Int) -> (text: String, end: Int)? {
    guard !reader.followsPause(index) else { return nil }
    if let pair = hundreds(at: index), pair.first >= 13 {
      return (String(pair.first) + twoDigits(pair.second), pair.end)
    }
    guard let number = numbers.whole(at: index), !number.isOrdinal, let value = number.value,
      (1000...2999).contains(value)
    else { return nil }
    return (number.digits, number.end)
  }

  // MARK: - Digits

  /// Returns numbers joined by “punktum”: a version or an IP address.
  private func dotted(at index: Int) -> Reading? {
    let isVersion = reader[index - 1].has(Bokmal.version)
    guard var part = digits(at: index) else { return nil }
    var text = part.text
    var count = 1
    while reader[part.end].has(.dot), reader.isJoined(part.end), let next = digits(at: part.end + 1)
    {
      text += "." + next.text
      part = next
      count += 1
    }
    return count > (isVersion ? 1 : 3) ? Reading(end: part.end, text: text) : nil
  }

  /// Returns a sequence of digits or one whole number.
  private func digits(at index: Int) -> (text: String, end: Int)? {
    if let row = numbers.row(at: index) { return (row.digits, row.end) }
    guard let number = numbers.whole(at: index), !number.isOrdinal else { return nil }
    return (number.digits, number.end)
  }

  /// Returns at least four digits spoken one by one, or three after “ring” or “rom”.
  private func row(at index: Int) -> Reading? {
    guard let row = numbers.row(at: index) else { return nil }
    let least = reader[index - 1].has([Bokmal.calling, .label]) ? 3 : 4
    return row.digits.count >= least
      ? Reading(end: row.end, text: row.digits) : nil
  }

  /// Returns a telephone number of eight digits spoken one by one, in groups of two, or in groups
  /// of three, two, and three.
  func telephone(at index: Int) -> Reading? {
    if let row = numbers.row(at: index), row.digits.count == 8 {
      return Reading(end: row.end, text: Telephone.norwegian(row.digits))
    }
    var lengths: [Int] = []
    var text = ""
    var end = index
    while text.count < 8, let group = group(at: end) {
      let count = group.text.count
      lengths += count == 3 ? [3] : Array(repeating: 2, count: count / 2)
      text += group.text
      end = group.end
    }
    guard lengths == [2, 2, 2, 2] || lengths == [3, 2, 3] else { return nil }
    return Reading(end: end, text: Telephone.norwegian(text))
  }

  private func group(at index: Int) -> (text: String, end: Int)? {
    if reader[index].has(.zero), let row = numbers.row(at: index), row.digits.count % 2 == 0 {
      return (row.digits, row.end)
    }
    guard let number = numbers.whole(at: index), !number.isOrdinal, let value = number.value,
      (10...999).contains(value)
    else { return nil }
    return (number.digits, number.end)
  }

  private func international(at index: Int) -> Reading? {
    guard let row = numbers.row(at: index + 1), row.digits.count >= 8 else { return nil }
    let rest = String(row.digits.suffix(8))
    let code = row.digits.dropLast(8)
    return Reading(
      end: row.end, text: "+" + code + (code.isEmpty ? "" : " ") + Telephone.norwegian(rest))
  }
}

extension Telephone {
  /// Returns `digits` in Norwegian groups: 912 34 567 for mobile phones, 22 33 44 55 for other
  /// numbers; other lengths are not grouped.
  fileprivate static func norwegian(_ digits: String) -> String {
    guard digits.count == 8, let first = digits.first else { return digits }
    return grouped(digits, "489".contains(first) ? [3, 2, 3] : [2, 2, 2, 2], by: " ")
  }
}
