/// Norwegian Bokmål: how its numbers, dates, and times are said and written.
struct Bokmal: FinishingLanguage {
  let code = "nb"
  let lexicon = Lexicon { words in
    numbers(&words)
    units(&words)
    calendar(&words)
    grammar(&words)
    signs(&words)
    commands(&words)
    words.split = { NumberCompound.parts(of: $0) }
  }

  /// Språkrådet recommends words up to twelve.
  let style = NumberStyle(
    decimalMark: ",", groupMark: " ", groupedDigits: 5, percentSpace: " ", firstInFigures: 13)

  /// “versjon”: numbers after it are joined by “punktum”.
  static let version = WordRoles.special1

  /// “ring”: three digits after it are a number.
  static let calling = WordRoles.special2

  /// “attenhundretallet”.
  static let century = WordRoles.special3

  /// “attenhundretallet” and its writing.
  static let centuries = Dictionary(
    uniqueKeysWithValues: [
      "elleve", "tolv", "tretten", "fjorten", "femten", "seksten", "sytten", "atten", "nitten",
    ].enumerated().map { ($1 + "hundretallet", "\($0 + 11)00-tallet") })

  /// “tallet” in “atten hundre tallet”.
  static let centuryEnd = WordRoles.special4

  /// “klokka”: a time of day can follow.
  static let clock = WordRoles.oClock

  /// “i”, “siden”: a year can follow.
  static let beforeYear = WordRoles.beforeDate

  /// “men”: no noun.
  static let conjunction = WordRoles.special6

  /// “den” before the day of a date.
  static let the = WordRoles.the

  /// “koster”: two numbers after it are no time of day.
  static let price = WordRoles.special5

  func read(_ reader: Reader, at index: Int) -> Reading? {
    let word = reader[index]
    if word === Lexeme.unknown || word.has(.preposition) { return nil }
    if let address = Addresses(reader, domains: domains).read(at: index) { return address }
    guard let reading = BokmalReading(reader, style).read(at: index) else { return nil }
    let isPaused = (index + 1..<max(index + 1, reading.end)).contains { reader.followsPause($0) }
    return isPaused ? nil : reading
  }

  /// The domains that can end an address after “punktum”, without Norwegian words such as “de”.
  let domains: Set = [
    "com", "org", "net", "edu", "gov", "no", "eu", "io", "dev", "info", "dk", "uk", "us", "app",
  ]
}

/// The grammar of numbers at one place.
private struct BokmalReading {
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
    if word.has(Bokmal.clock) { return clock(at: index) }
    if word.has(Bokmal.century) { return Reading(end: index + 1, text: Bokmal.centuries[word.key]) }
    if word.has(.minus) { return negative(at: index) }
    if word.has(.plus) { return international(at: index) }
    if word.ordinal != nil { return ordinal(at: index) }
    return word.number == nil ? nil : number(at: index)
  }

  // MARK: - Numbers

  private func number(at index: Int) -> Reading? {
    if let reading = dotted(at: index) ?? telephone(at: index) ?? row(at: index) { return reading }
    guard let number = numbers.decimal(at: index) else { return nil }
    if number.isOrdinal { return ordinal(at: index) }
    if let reading = century(number) ?? estimate(at: index) ?? pair(at: index)
      ?? counted(number, at: index)
    {
      return reading
    }
    let isWritten =
      !number.decimals.isEmpty || (number.value ?? .max) >= style.firstInFigures
      || reader[index - 1].has(.label)
    guard isWritten, !isBare(number, at: index) else {
      return Reading(end: number.end, text: nil)
    }
    return Reading(end: number.end, text: quantities.figures(number))
  }

  /// Whether `number` is “en”, “hundre”, “tusen og en”, or “en million”, which stay words.
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
    guard reader[index - 1].number == nil, let number = numbers.decimal(at: index + 1),
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

  /// Returns a date with the number of the month: “den femte i tolvte”.
  private func monthNumber(after day: SpokenNumber, at index: Int) -> Reading? {
    guard reader[index - 1].has(Bokmal.the), reader[day.end].key == "i",
      let month = numbers.belowHundred(at: day.end + 1), month.isOrdinal, month.value <= 12,
      endsPhrase(month.end) || reader[month.end].has(Bokmal.clock)
    else { return nil }
    return Reading(end: month.end, text: day.digits + "." + String(month.value) + ".")
  }

  private func year(at index: Int) -> (text: String, end: Int)? {
    if let pair = hundreds(at: index), pair.first >= 13 {
      return (String(pair.first) + twoDigits(pair.second), pair.end)
    }
    guard let number = numbers.whole(at: index), !number.isOrdinal, let value = number.value,
      (1000...2999).contains(value)
    else { return nil }
    return (number.digits, number.end)
  }

  // MARK: - Digits

  /// Returns numbers that “punktum” joins: a version, or an IP address.
  private func dotted(at index: Int) -> Reading? {
    let isVersion = reader[index - 1].has(Bokmal.version)
    guard var part = digits(at: index) else { return nil }
    var text = part.text
    var count = 1
    while reader[part.end].has(.dot), let next = digits(at: part.end + 1) {
      text += "." + next.text
      part = next
      count += 1
    }
    return count > (isVersion ? 1 : 3) ? Reading(end: part.end, text: text) : nil
  }

  /// Returns a row of digits or one whole number.
  private func digits(at index: Int) -> (text: String, end: Int)? {
    if let row = numbers.row(at: index) { return (row.digits, row.end) }
    guard let number = numbers.whole(at: index), !number.isOrdinal else { return nil }
    return (number.digits, number.end)
  }

  /// Returns at least four digits said one by one, or three after “ring” or “rom”.
  private func row(at index: Int) -> Reading? {
    guard let row = numbers.row(at: index) else { return nil }
    let least = reader[index - 1].has([Bokmal.calling, .label]) ? 3 : 4
    return row.digits.count >= least
      ? Reading(end: row.end, text: Telephone.norwegian(row.digits)) : nil
  }

  /// Returns a telephone number said in groups of two digits, or of three, two, and three.
  private func telephone(at index: Int) -> Reading? {
    var lengths: [Int] = []
    var text = ""
    var end = index
    while text.count < 8, let group = group(at: end) {
      lengths.append(group.text.count)
      text += group.text
      end = group.end
    }
    guard lengths == [2, 2, 2, 2] || lengths == [3, 2, 3] else { return nil }
    return Reading(end: end, text: Telephone.norwegian(text))
  }

  private func group(at index: Int) -> (text: String, end: Int)? {
    if reader[index].has(.zero), let row = numbers.row(at: index), row.digits.count == 2 {
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

  // MARK: - Years and times

  /// Returns two numbers as a year or a time of day: “nitten nittifire”, “fjorten tretti”; as words if they
  /// are an estimate or could be.
  private func pair(at index: Int) -> Reading? {
    guard let pair = hundreds(at: index) else { return nil }
    let previous = reader[index - 1]
    let words = Reading(end: pair.end, text: nil)
    if previous.has(Bokmal.price) { return words }
    let year = Reading(end: pair.end, text: String(pair.first) + twoDigits(pair.second))
    if pair.first == 20 {
      return previous.has([Bokmal.beforeYear, .preposition]) && endsPhrase(pair.end) ? year : words
    }
    if isEstimate(pair.first, pair.second) { return words }
    if [18, 19].contains(pair.first) { return year }
    if pair.first >= 13, pair.second > 59 || previous.has(Bokmal.beforeYear) {
      return pair.first < 20 ? year : words
    }
    guard pair.first <= 23, pair.second <= 59, endsPhrase(pair.end) else { return words }
    return Reading(end: pair.end, text: String(pair.first) + "." + twoDigits(pair.second))
  }

  /// Whether two numbers are an estimate: “femten seksten”, “ti tolv”, “tjue tretti”.
  private func isEstimate(_ first: Int, _ second: Int) -> Bool {
    let isRound = first % 5 == 0 && second % 5 == 0
    return first < second && second - first <= (isRound ? 10 : 2)
  }

  /// Returns an estimate in hundreds or more as words, “tre fire hundre”, and “femti femti”.
  private func estimate(at index: Int) -> Reading? {
    guard let first = numbers.belowHundred(at: index), !first.isOrdinal,
      let second = numbers.belowHundred(at: first.end), !second.isOrdinal
    else { return nil }
    if first.value == second.value, first.value >= style.firstInFigures {
      return Reading(end: second.end, text: nil)
    }
    guard isEstimate(first.value, second.value),
      let whole = numbers.whole(at: first.end), whole.end > second.end
    else { return nil }
    return Reading(end: whole.end, text: nil)
  }

  /// Whether no noun that could be counted stands at `index`.
  private func endsPhrase(_ index: Int) -> Bool {
    let word = reader[index]
    return word.has([.boundary, .preposition, .finiteVerb, .and, Bokmal.conjunction])
      || !word.phrases.isEmpty || reader.followsPause(index)
  }

  /// Returns a number up to 24 and one from 10 to 99, or a digit after “null”.
  private func hundreds(at index: Int) -> (first: Int, second: Int, end: Int)? {
    guard let first = numbers.belowHundred(at: index), !first.isOrdinal, first.value <= 24
    else { return nil }
    if first.value >= 13, reader[first.end].has(.zero), let row = numbers.row(at: first.end),
      row.digits.count == 2, let second = Int(row.digits)
    {
      return (first.value, second, row.end)
    }
    guard let second = numbers.whole(at: first.end), !second.isOrdinal, let value = second.value,
      (10...99).contains(value), quantities.counted(second) == nil
    else { return nil }
    return (first.value, value, second.end)
  }

  /// Returns the time of day after “klokka”.
  private func clock(at index: Int) -> Reading? {
    let start = index + 1
    let time = relative(at: start) ?? absolute(at: start)
    return time.map { Reading(end: $0.end, text: "kl. " + $0.text, startsWithWord: true) }
  }

  /// Returns “halv tre”, “kvart over to”, “ti på halv fire”.
  private func relative(at index: Int) -> (text: String, end: Int)? {
    var minutes: Int
    var end = index + 1
    if reader[index].has(.half) {
      return hour(at: end).map { (time($0.value, -30), $0.end) }
    } else if reader[index].has(.quarter) {
      minutes = 15
    } else if let number = numbers.belowHundred(at: index), (1...29).contains(number.value) {
      minutes = number.value
      end = number.end
    } else {
      return nil
    }
    if reader[end].has(.to) { minutes = -minutes } else if !reader[end].has(.past) { return nil }
    end += 1
    if reader[end].has(.half) {
      minutes -= 30
      end += 1
    }
    return hour(at: end).map { (time($0.value, minutes), $0.end) }
  }

  /// Returns “åtte”, “fjorten tretti”, “null åtte tretti”.
  private func absolute(at index: Int) -> (text: String, end: Int)? {
    let isPadded = reader[index].has(.zero) && reader[index + 1].number != nil
    guard let hour = hour(at: isPadded ? index + 1 : index) else { return nil }
    let text = (isPadded && hour.value < 10 ? "0" : "") + String(hour.value)
    if reader[hour.end].has(.zero), let row = numbers.row(at: hour.end), row.digits.count == 2 {
      return (text + "." + row.digits, row.end)
    }
    // “åtte og tretti”
    let start = reader[hour.end].has(.and) ? hour.end + 1 : hour.end
    guard let minutes = numbers.belowHundred(at: start), !minutes.isOrdinal,
      (10...59).contains(minutes.value)
    else { return (text, hour.end) }
    return (text + "." + String(minutes.value), minutes.end)
  }

  private func hour(at index: Int) -> (value: Int, end: Int)? {
    if case .digit(let value) = reader[index].number, value > 0 { return (value, index + 1) }
    guard let number = numbers.belowHundred(at: index), !number.isOrdinal, number.value <= 24
    else { return nil }
    return (number.value, number.end)
  }

  private func time(_ hour: Int, _ minutes: Int) -> String {
    let hour = minutes < 0 ? (hour == 1 ? 12 : hour - 1) : hour
    return String(hour) + "." + twoDigits((minutes + 60) % 60)
  }

  private func twoDigits(_ value: Int) -> String { (value < 10 ? "0" : "") + String(value) }
}

extension Telephone {
  /// Returns `digits` in the groups of Norway: 912 34 567 for mobile telephones, 22 33 44 55 for others;
  /// other lengths are not grouped.
  fileprivate static func norwegian(_ digits: String) -> String {
    guard digits.count == 8, let first = digits.first else { return digits }
    var rest = digits[...]
    return ("489".contains(first) ? [3, 2, 3] : [2, 2, 2, 2]).map { length in
      defer { rest = rest.dropFirst(length) }
      return String(rest.prefix(length))
    }.joined(separator: " ")
  }
}

/// Splits numbers in one word, such as “tohundreogfemti”.
private enum NumberCompound {
  private static let parts: [[UInt8]] =
    """
    en ett et to tre fire fem seks sju syv åtte ni ti elleve tolv tretten fjorten femten seksten sytten \
    atten nitten tjue tyve tretti tredve førti femti seksti sytti åtti nitti hundre tusen og million \
    millioner
    """.split(separator: " ").map { Array($0.utf8) }.sorted { $0.count > $1.count }

  /// Returns the number words of which `word` is composed, if it contains “hundre” or “tusen”.
  static func parts(of word: String) -> [String]? {
    let bytes = Array(word.utf8)
    guard bytes.count >= 7, let parts = split(bytes[...]), parts.count > 1,
      parts.contains("hundre") || parts.contains("tusen")
    else { return nil }
    return parts
  }

  private static func split(_ bytes: ArraySlice<UInt8>) -> [String]? {
    if bytes.isEmpty { return [] }
    for part in parts where bytes.starts(with: part) {
      if let rest = split(bytes.dropFirst(part.count)) {
        let word = String(decoding: part, as: UTF8.self)
        return [word == "et" ? "ett" : word] + rest
      }
    }
    return nil
  }
}
