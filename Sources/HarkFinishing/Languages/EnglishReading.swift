/// The grammar of English numbers.
struct EnglishReading {
  let reader: Reader
  let style: NumberStyle
  let numbers: Numbers
  let quantities: Quantities

  init(reader: Reader, style: NumberStyle) {
    self.reader = reader
    self.style = style
    numbers = Numbers(reader)
    quantities = Quantities(reader, style)
  }

  func read(at index: Int) -> Reading? {
    let word = reader[index]
    if word.month != nil { return monthFirst(at: index) }
    if word.has(.article), reader[index + 1].has(.quarter) { return clockPhrase(at: index + 1) }
    if word.has(.the), let date = dayFirst(at: index + 1) { return date }
    if word.has([.half, .quarter]) { return clockPhrase(at: index) }
    if word.has(.minus) { return signed(at: index) }
    if word.has(.plus) { return international(at: index) }
    if word.has(.point) { return bareDecimal(at: index) }
    if word.has(.letter), !word.has([.article, .zero]), !["i", "a"].contains(word.key) {
      return code(at: index) ?? Initials(reader, known: English.initials).read(at: index)
    }
    if word.number != nil || word.ordinal != nil || word.has([.article, .zero, .double, .triple]) {
      return number(at: index)
    }
    return nil
  }

  // MARK: - Numbers

  func number(at index: Int) -> Reading? {
    let word = reader[index]
    if let row = rowOfDigits(at: index) { return row }
    if word.has(.article), reader[index + 1].number == nil {
      return reader[index + 1].currency == nil ? nil : quantities.one(at: index + 1)
    }
    if word.number == nil, word.ordinal == nil, !word.has(.article) { return nil }
    if let date = dayFirst(at: index) { return date }
    if let reading = ratio(at: index) ?? pressure(at: index) ?? time(at: index) { return reading }
    if let pair = pair(at: index) { return pair }
    if let tens = tensOfSeconds(at: index) { return tens }
    guard let number = numbers.decimal(at: index) else { return nil }
    if number.value == 24, number.end == index + 2, reader[number.end].number == .digit(7),
      !reader.followsPause(number.end)
    {
      return Reading(end: number.end + 1, text: "24/7")
    }
    if isApproximate(number, at: index) { return Reading(end: number.end, text: nil) }
    if !number.decimals.isEmpty, isFigureOfSpeech(index, number) { return nil }
    if let version = version(number) { return version }
    if word.has(.article), number.scale != nil { return Reading(end: number.end, text: nil) }
    // “my two cents”
    let isIdiom =
      reader[index - 1].has(.determiner) && reader[number.end].currency?.isHundredth == true
    if !isIdiom, let counted = quantities.counted(number) { return counted }
    if number.isOrdinal { return ordinal(number, at: index) }
    return plain(number, at: index)
  }

  /// Returns a time or a score whose colon was spoken: “ten colon thirty”, “two colon one”.
  func ratio(at index: Int) -> Reading? {
    guard let first = numbers.belowHundred(at: index), !first.isOrdinal,
      reader[first.end].has(.colon), reader.isJoined(first.end), !reader[index - 1].has(.label)
    else { return nil }
    let start = first.end + 1
    let row = reader[start].has(.zero) ? numbers.row(at: start) : nil
    if let row { return Reading(end: row.end, text: String(first.value) + ":" + row.digits) }
    guard let second = numbers.belowHundred(at: start), !second.isOrdinal,
      second.value > 9 || reader[second.end].has(.boundary) || !reader[second.end].phrases.isEmpty
    else { return nil }
    return Reading(end: second.end, text: String(first.value) + ":" + String(second.value))
  }

  /// Returns a blood pressure: “one twenty over eighty”.
  private func pressure(at index: Int) -> Reading? {
    if let pair = halves(at: index), let value = Int(String(pair.first) + pair.second) {
      return numbers.pressure(value, end: pair.end)
    }
    guard let number = numbers.whole(at: index), !number.isOrdinal, let value = number.value
    else { return nil }
    return numbers.pressure(value, end: number.end)
  }

  /// Returns “thirty” in “a thirty second timer”, where “second” is not an ordinal.
  func tensOfSeconds(at index: Int) -> Reading? {
    guard case .tens(let tens) = reader[index].number, reader[index - 1].has(.article),
      reader[index + 1].key == "second"
    else { return nil }
    let next = reader[index + 2]
    guard !next.has([.boundary, .of, .preposition, .finiteVerb, .and]), !next.has(English.street)
    else { return nil }
    return Reading(end: index + 1, text: String(tens))
  }

  /// Whether the number ends an estimate such as “four or five hundred”, which remains in words.
  func isApproximate(_ number: SpokenNumber, at index: Int) -> Bool {
    guard ["or", "to"].contains(reader[index - 1].key), value(at: index - 2), value(at: index),
      number.end > index + 1, number.decimals.isEmpty
    else { return false }
    return reader[index - 3].number == nil
  }

  /// Whether “one point” belongs to the words before it: “at one point five people left”.
  func isFigureOfSpeech(_ index: Int, _ number: SpokenNumber) -> Bool {
    guard number.digits == "1", reader[index - 1].key == "at" || reader[index - 1].key == "the"
    else { return false }
    let next = reader[number.end]
    return !next.has(.percent) && next.unit == nil && next.currency == nil && number.scale == nil
  }

  func plain(_ number: SpokenNumber, at index: Int) -> Reading? {
    if reader[number.end].has(English.fraction) {
      return Reading(end: number.end + 1, text: nil)
    }
    if reader[index].has(.article), number.end == index + 2, number.scale == nil {
      return Reading(end: number.end, text: nil)
    }
    let isLarge = number.value.map { $0 >= style.firstInFigures } ?? true
    if let street = street(number, at: index) { return street }
    let isLabeled = isLabeled(index, number.end)
    let isWritten =
      isLarge || !number.decimals.isEmpty || number.scale != nil || isLabeled
      || startsRange(number, at: index)
    guard isWritten else { return nil }
    var figures = quantities.figures(number)
    let letter = reader[number.end]
    // “exit twenty one b”
    if isLabeled, letter.has(.letter), !Self.vowels.contains(letter.key) {
      figures += letter.key.uppercased()
      return Reading(end: number.end + 1, text: figures)
    }
    if number.scale == nil, number.decimals.isEmpty, reader[number.end].has(.and),
      reader[number.end + 1].has(.article), reader[number.end + 2].has(.half)
    {
      return Reading(end: number.end + 3, text: figures + "½")
    }
    return Reading(end: number.end, text: figures)
  }

  /// Letters that are also words.
  private static let vowels: Set = ["a", "i", "o"]

  /// Returns an address such as “12 Oak Street”.
  func street(_ number: SpokenNumber, at index: Int) -> Reading? {
    // “on one long road”
    guard number.decimals.isEmpty, number.scale == nil, number.digits != "1",
      reader[index - 1].has([.preposition, .boundary, .finiteVerb, .to]) || startsLine(index)
    else { return nil }
    var end = number.end
    while end < number.end + 2, isName(end) { end += 1 }
    guard end > number.end, reader[end].has(English.street) else { return nil }
    let words = (number.end...end).map { Self.name(reader.text($0)) }
    return Reading(end: end + 1, text: number.digits + " " + words.joined(separator: " "))
  }

  private static func name(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Whether the word at `index` can be part of the name of a street.
  private func isName(_ index: Int) -> Bool {
    let word = reader[index]
    return (word === Lexeme.unknown || word.has(.adjective)) && word.phrases.isEmpty
  }

  /// Whether the number follows the command for a line break, whose “line” is not a label.
  private func startsLine(_ index: Int) -> Bool {
    ["line", "paragraph"].contains(reader[index - 1].key) && reader[index - 2].key == "new"
  }

  /// Whether a small number starts a range whose end is written in figures: “one to ten”, “between
  /// four and ten”.
  private func startsRange(_ number: SpokenNumber, at index: Int) -> Bool {
    let isAnd = reader[number.end].has(.and) && reader[index - 1].key == "between"
    guard isAnd || reader[number.end].key == "to", !reader[index - 1].has(.determiner),
      let last = numbers.whole(at: number.end + 1), !last.isOrdinal, last.scale == nil
    else { return false }
    return (last.value ?? 0) >= style.firstInFigures
  }

  /// Whether the number after a label identifies something: “page two”, but not “a page two people
  /// wrote” or “I figure one of them”.
  func isLabeled(_ index: Int, _ end: Int) -> Bool {
    guard reader[index - 1].has(.label), !startsLine(index), !reader[index - 2].has(.article),
      !["i", "we", "you", "they"].contains(reader[index - 2].key)
    else { return false }
    guard reader[index].number == .digit(1), reader[end].has(.of) else { return true }
    return reader[end + 1].has(.the) || !reader[end + 1].has([.determiner, .notInAddress])
  }

  func ordinal(_ number: SpokenNumber, at index: Int) -> Reading? {
    // “a tenth of a second”, “one tenth”, “a two hundredth”
    let previous = reader[index - 1]
    if previous.number != nil { return nil }
    if previous.has(.article), reader[number.end].has(.of) || value(at: index) { return nil }
    let isAlone = previous.has(.boundary) && reader[number.end].has(.boundary)
    if let value = number.value, !previous.has(.determiner),
      ["street", "avenue"].contains(reader[number.end].key)
    {
      let isWord = value < style.firstInFigures
      let ordinal = isWord ? Self.name(reader.text(index)) : number.digits + Self.suffix(value)
      return Reading(
        end: number.end + 1, text: ordinal + " " + Self.name(reader.text(number.end)))
    }
    guard let value = number.value, value >= style.firstInFigures || isAlone else { return nil }
    return Reading(end: number.end, text: style.grouped(number.digits) + Self.suffix(value))
  }

  /// Whether the word at `index` is a number below 10.
  func value(at index: Int) -> Bool {
    if case .digit = reader[index].number { return true }
    return false
  }

  static func suffix(_ value: Int) -> String {
    if (11...13).contains(value % 100) { return "th" }
    return switch value % 10 {
    case 1: "st"
    case 2: "nd"
    case 3: "rd"
    default: "th"
    }
  }

  func signed(at index: Int) -> Reading? {
    let start = reader[index + 1].has(.point) ? index + 2 : index + 1
    if reader[index - 1].number != nil { return nil }
    let number: SpokenNumber
    if start == index + 2 {
      guard let digits = numbers.decimals(at: start) else { return nil }
      number = SpokenNumber(end: digits.end, digits: "", decimals: digits.text)
    } else {
      guard let found = numbers.decimal(at: start), !found.isOrdinal else { return nil }
      number = found
    }
    // “the test was negative two days ago”
    if reader[index].key == "negative", reader[number.end].has(.counted) { return nil }
    if let counted = quantities.counted(number, sign: "-") { return counted }
    // “the length minus one”
    let isSmall = number.decimals.isEmpty && number.digits.count == 1
    if isSmall, !reader[index - 1].has([.boundary, .finiteVerb, .preposition]) { return nil }
    return Reading(end: number.end, text: "-" + quantities.figures(number))
  }

  /// Returns a decimal without a whole part: “point zero two”, “point five meters”.
  func bareDecimal(at index: Int) -> Reading? {
    let previous = reader[index - 1]
    if previous.has(.determiner) || previous.number != nil { return nil }
    guard let digits = numbers.decimals(at: index + 1) else { return nil }
    let number = SpokenNumber(end: digits.end, digits: "", decimals: digits.text)
    if previous.has([.boundary, .preposition, .finiteVerb]),
      let counted = quantities.counted(number)
    {
      return counted
    }
    guard reader[index + 1].has(.zero), digits.text.count > 1 else { return nil }
    return Reading(end: digits.end, text: "." + digits.text)
  }

  /// Returns a version: “two point one point three”.
  func version(_ number: SpokenNumber) -> Reading? {
    guard !number.decimals.isEmpty, number.scale == nil, reader[number.end].has([.point, .dot])
    else {
      return nil
    }
    var text = number.digits + "." + number.decimals
    var end = number.end
    while reader[end].has([.point, .dot]), let next = numbers.decimals(at: end + 1) {
      text += "." + next.text
      end = next.end
    }
    return end == number.end ? nil : Reading(end: end, text: text)
  }

  /// Returns a code that consists of a letter and a number: “b twelve”.
  func code(at index: Int) -> Reading? {
    guard reader.isJoined(index + 1), let number = short(at: index + 1) else { return nil }
    if number.text.count == 1 {
      // “press x three times”, “a and b two lines”
      let next = reader[number.end]
      guard next.has([.boundary, .preposition, .finiteVerb, .and, .subject]) else { return nil }
    }
    return Reading(end: number.end, text: reader[index].key.uppercased() + number.text)
  }
}
