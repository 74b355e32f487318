/// English: its words, and how its numbers, dates, and times are said.
struct English: FinishingLanguage {
  let code = "en"
  let lexicon = Lexicon { words in
    numbers(&words)
    units(&words)
    calendar(&words)
    grammar(&words)
    punctuation(&words)
    commands(&words)
    casing(&words)
  }
  let style = NumberStyle(
    decimalMark: ".", groupMark: ",", groupedDigits: 5, percentSpace: "", firstInFigures: 10)
}

// MARK: - Words

extension English {
  private static func numbers(_ words: inout Lexicon.Builder) {
    words.count(from: 1, "one two three four five six seven eight nine") { .digit($0) }
    words.count(
      from: 10, "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    ) { .teen($0) }
    words.count(
      from: 20, by: 10, "twenty thirty forty|fourty fifty sixty seventy eighty ninety"
    ) { .tens($0) }
    words.count(
      from: 1, "first second third fourth fifth sixth seventh eighth ninth", ordinal: true
    ) { .digit($0) }
    words.count(
      from: 10,
      """
      tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth \
      nineteenth
      """, ordinal: true
    ) { .teen($0) }
    words.count(
      from: 20, by: 10,
      "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth", ordinal: true
    ) { .tens($0) }
    words.add("hundred", number: .hundred)
    words.add("hundredth", ordinal: .hundred)
    words.count(
      from: 3, by: 3,
      "thousand million billion trillion quadrillion quintillion sextillion septillion"
    ) { .scale($0) }
    words.count(from: 3, by: 3, "thousandth millionth billionth", ordinal: true) { .scale($0) }
    words.add("lakh", number: .scale(5))
    words.add("crore", number: .scale(7))
    words.add("zero", number: .digit(0))
    words.add("zero oh o", roles: .zero)
    words.add("and", roles: .and)
    words.add("point", roles: .point)
    words.add("minus negative", roles: .minus)
    words.add("plus", roles: .plus)
    words.add("double", roles: .double)
    words.add("triple", roles: .triple)
    words.add("percent", roles: .percent)
    words.add("a", roles: .article)
    words.add("half", roles: .half)
    words.add("quarter", roles: .quarter)
    words.add(
      """
      chapter page section version step figure table room level grade route gate platform flight \
      apartment unit highway interstate suite lesson volume exercise question item line season episode track bus size phase \
      stage task bug issue ticket terminal channel
      """, roles: .label)
    words.add("number code pin extension highway interstate area", roles: .naming)
    words.add(
      "twenties thirties forties fifties sixties seventies eighties nineties", roles: decade)
    words.add(
      "half halves thirds quarters fourths fifths sixths sevenths eighths tenths", roles: fraction)
  }

  /// “nineties”.
  private static let decade = WordRoles.special1

  /// “thirds”.
  private static let fraction = WordRoles.special2

  private static func units(_ words: inout Lexicon.Builder) {
    func unit(_ sign: String, _ names: String, _ kind: Unit.Kind = .sign) {
      words.add(names, unit: Unit(sign, kind))
    }
    for (prefix, start) in [
      ("n", "nano"), ("µ", "micro"), ("m", "milli"), ("c", "centi"), ("k", "kilo"), ("M", "mega"),
      ("G", "giga"), ("T", "tera"),
    ] {
      unit(prefix, start, .prefix)
      for (sign, name) in [
        ("m", "meter"), ("m", "metre"), ("g", "gram"), ("L", "liter"), ("L", "litre"),
        ("V", "volt"),
        ("W", "watt"), ("A", "amp"), ("Hz", "hertz"), ("B", "byte"), ("b", "bit"), ("s", "second"),
        ("Pa", "pascal"), ("J", "joule"),
      ] {
        unit(prefix + sign, start + name + " " + start + name + "s")
      }
    }
    unit("m", "meter meters metre metres", .sign)
    unit("g", "gram grams")
    unit("L", "liter liters litre litres")
    unit("V", "volt volts")
    unit("W", "watt watts")
    unit("A", "amp amps ampere amperes")
    unit("Ω", "ohm ohms")
    unit("Hz", "hertz")
    unit("S", "siemens")
    unit("B", "byte bytes", .largeOnly)
    unit("J", "joule joules")
    unit("Pa", "pascal pascals")
    unit("dB", "decibel decibels")
    unit("cal", "calorie calories", .largeOnly)
    unit("kcal", "kilocalorie kilocalories")
    unit("ha", "hectare hectares")
    unit("kg", "kilo kilos", .largeOnly)
    unit("k", "kilo", .prefix)
    unit("ft", "foot feet", .imperial)
    unit("in", "inch inches", .imperial)
    unit("mi", "mile miles", .compoundOnly)
    unit("yd", "yard yards", .compoundOnly)
    unit("oz", "ounce ounces", .largeOnly)
    unit("h", "hour hours", .afterPer)
    unit("s", "second seconds", .afterPer)
    unit("min", "minute minutes", .afterPer)
    unit("²", "square", .power)
    unit("³", "cubic", .power)
    unit("AU", "astronomical", .two(["unit": "AU", "units": "AU"]))
    unit("cc", "c", .two(["c": "cc"]))
    unit("mph", "mph")
    unit("°", "degree degrees", .two(["celsius": "°C", "centigrade": "°C", "fahrenheit": "°F"]))
    words.add("per", roles: .per)
    words.add("dollar dollars", currency: Currency("$"))
    words.add("pound pounds", currency: Currency("£", marker: "sterling"))
    words.know(["or", "sterling", "clock", "cent"])
    words.add("euro euros", currency: Currency("€"))
    words.add("yen", currency: Currency("¥"))
    words.add("won", currency: Currency("₩", minimum: 1000))
    words.add("rupee rupees", currency: Currency("₹"))
    words.add("yuan", currency: Currency("yuan", isPrefix: false))
    words.add("cent cents", currency: Currency("$", isHundredth: true))
    words.add("pence", currency: Currency("£", isHundredth: true))
  }

  private static func calendar(_ words: inout Lexicon.Builder) {
    words.months(
      "january february march april may june july august september october november december")
    words.add("may march", roles: .ambiguousMonth)
    words.add("may march august", roles: .sometimesName)
    words.add("the", roles: .the)
    words.add("of", roles: .of)
    words.add(
      "on by until since from before after for of in last next early late every", roles: .beforeDate
    )
    words.add("at by until till before after around about", roles: .beforeTime)
    words.add("past after", roles: .past)
    words.add("to til till before", roles: .to)
    words.add("minutes minute min mins", roles: .minutes)
    words.add("o'clock oclock", roles: .oClock)
    words.add("am a.m a.m.", roles: .am)
    words.add("pm p.m p.m.", roles: .pm)
  }

  private static func grammar(_ words: inout Lexicon.Builder) {
    words.add(
      """
      a an the this that these those my your his her its our their another each every no any some \
      which what whose
      """, roles: .determiner)
    words.add("this that these those her each any some which what another", roles: .pronoun)
    words.add(
      """
      of in on at by for with from into during after before since until till through throughout over \
      within per between under about around as
      """, roles: .preposition)
    words.add(
      """
      is was are were has had will would can could should must may might shall does did ends ended \
      begins began starts started lasts lasted comes came goes went means meant seems seemed
      """, roles: .finiteVerb)
    words.add(
      "i we you they to may must would could should can will might shall not don't let's please who",
      roles: .subject)
    words.add(
      """
      difficult longer shorter hard easy long short brief new old big small large great good bad whole entire same early \
      late first second third fourth final last next certain limited quiet busy calm dark golden happy sad \
      strange critical important complete sudden common single double extra missing wrong right open \
      closed full free fixed whole other main
      """, roles: .adjective)
    words.add(
      """
      leading trailing opening closing double literal initial actual terminating expected bracketing semi
      """, roles: .attributive)
    words.add(
      "said says say saying asked wrote called replied titled named word phrase", roles: .quoting)
    words.add(
      """
      year years month months week weeks day days hour hours minute minutes second seconds people men \
      women children person man times ton tons old foot
      """, roles: .counted)
    words.add("um uh uhm erm er hmm mm uhh umm", roles: .filler)
    words.add(
      "a an the i to of and in we he she it my for but so with they at on if", roles: .stutter)
    words.add(
      """
      the a an me him her us them it my your his our their this that these those is was are were be been \
      or and but i you he she we they look looked looking available visit online website site page at on \
      in of for to from contact email mail reach go went found live arrived stay stayed meet met here \
      there home work school
      """, roles: .notInAddress)
    words.add("at", roles: .at)
    words.add("at", addressSign: "@")
    words.add("dot", roles: .dot)
    words.add("dot", addressSign: ".")
    words.add("hyphen dash", addressSign: "-")
    words.add("underscore", addressSign: "_")
    words.add("slash", roles: .slash)
    words.add("slash", addressSign: "/")
    words.add("colon", roles: .colon)
    words.add("www http https ftp", roles: .addressStart)
  }
}

// MARK: - Commands and casing

extension English {
  private static func punctuation(_ words: inout Lexicon.Builder) {
    func sign(
      _ text: String, _ names: [String], _ spaces: Sign.Spaces = .after, ends: Bool = false,
      quotes: Int = 0, notBefore: String = "", notAfter: String = "",
      onlyAfter: String = "", compounds: String = "",
      isVerb: Bool = false, isNoun: Bool = false
    ) {
      for name in names {
        words.command(
          CommandPhrase(
            name, .sign(Sign(text, spaces, endsSentence: ends, quotes: quotes)),
            notBefore: notBefore, notAfter: notAfter, onlyAfter: onlyAfter, compounds: compounds,
            isVerb: isVerb,
            isCommonNoun: isNoun))
      }
    }
    sign(
      ",", ["comma"], notBefore: "separated delimited splice splices key sign", notAfter: "with by",
      compounds: "oxford serial inverted")
    sign(
      ".", ["period"], ends: true,
      notBefore:
        "of piece drama dramas pieces costume costumes furniture pain pains between during",
      notAfter: "in by",
      compounds: """
        war time trial grace notice waiting cooling class lunch rest payback transition incubation \
        gestation study reporting billing victorian medieval colonial roman test timeout retention probation gap
        """, isNoun: true)
    sign(".", ["full stop"], ends: true, notAfter: "complete to", compounds: "complete sudden")
    sign("?", ["question mark"], ends: true, notBefore: "over above")
    sign("!", ["exclamation mark", "exclamation point"], ends: true)
    sign(
      ":", ["colon"], notBefore: "cancer surgery slash cells polyps", notAfter: "with",
      compounds: "transverse sigmoid descending ascending", isNoun: true)
    sign(";", ["semicolon", "semi colon"])
    sign("…", ["ellipsis", "dot dot dot"], ends: true)
    sign(
      "–", ["dash"], .around,
      notBefore: "of off out into through along forward across board down up away over",
      notAfter: "mad quick and then yard meter metre em en", isVerb: true, isNoun: true)
    sign("-", ["hyphen"], .none)
    sign("&", ["ampersand"], .around)
    sign(
      "“", ["quote"], .before, quotes: 1,
      notBefore: "you me him her us them from for unquote marks mark on",
      onlyAfter: """
        said says say saying asked wrote called replied titled named word phrase it him her them us me \
        comma colon was is as
        """, isVerb: true, isNoun: true
    )
    sign(
      "“", ["open quote", "open quotes", "begin quote", "open quotation marks"], .before, quotes: 1)
    sign(
      "”",
      [
        "close quote", "close quotes", "end quote", "end quotes", "unquote",
        "close quotation marks",
      ],
      quotes: -1)
    sign(
      "(",
      [
        "open paren", "open parenthesis", "open parentheses", "left parenthesis", "left paren",
        "open round bracket", "open round brackets",
      ], .before)
    sign(
      ")",
      [
        "close paren", "close parenthesis", "close parentheses", "right parenthesis", "right paren",
        "close round bracket", "close round brackets",
      ])
    sign(
      "[",
      [
        "open bracket", "open brackets", "left bracket", "open square bracket",
        "left square bracket",
      ], .before)
    sign(
      "]",
      [
        "close bracket", "close brackets", "right bracket", "close square bracket",
        "right square bracket",
      ])
  }

  private static func commands(_ words: inout Lexicon.Builder) {
    func command(
      _ effect: CommandPhrase.Effect, _ names: [String], notBefore: String = "",
      notAfter: String = "", followsDeterminer: Bool = false
    ) {
      for name in names {
        words.command(
          CommandPhrase(
            name, effect, notBefore: notBefore, notAfter: notAfter,
            isCommonNoun: true, followsDeterminer: followsDeterminer))
      }
    }
    let determiners = "the a an my your his her its our their these those it them all"
    command(
      .newLine(count: 1), ["new line", "newline"],
      notBefore: "of item items character characters cook at in from terminated argument is or")
    command(
      .newLine(count: 2), ["new paragraph"],
      notBefore: "of about in on mark marks")
    command(
      .capitals(on: true), ["caps on"], notBefore: determiners, notAfter: "put bottle",
      followsDeterminer: true)
    command(.capitals(on: false), ["caps off"])
    command(.allCapitals(on: true), ["all caps on"], followsDeterminer: true)
    command(.allCapitals(on: false), ["all caps off"])
    command(.nextInCapitals, ["all caps"], notAfter: "in with", followsDeterminer: true)
    command(.caller(.scratch), ["scratch that"], notBefore: "itch one idea surface plan table")
    command(.caller(.undo), ["undo that"], notBefore: "one change mistake knot")
    command(
      .caller(.deleteWord), ["delete last word", "delete the last word", "delete previous word"])
    command(.caller(.stopListening), ["stop listening"])
    command(.caller(.send), ["send", "send it", "send message", "send the message"])
  }

  private static func casing(_ words: inout Lexicon.Builder) {
    words.written(
      """
      I I'm I'll I've I'd Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays \
      Wednesdays Thursdays Fridays Saturdays Sundays January February April June July September \
      October November December Christmas Easter English French German Spanish Italian Norwegian Swedish \
      Danish Finnish Dutch Russian Chinese Japanese American British European African Asian Indian \
      Norway Sweden Denmark Germany France Spain Italy England Britain Scotland Ireland Europe America \
      Africa Asia Australia Canada China India Japan Russia London Paris Berlin Oslo
      """)
    for (word, written) in [("mr", "Mr"), ("mrs", "Mrs"), ("ms", "Ms"), ("dr", "Dr")] {
      words.written(word, as: written)
    }
  }
}

// MARK: - Grammar

extension English {
  func name(_ reader: Reader, at index: Int) -> String? {
    let word = reader[index]
    let previous = reader[index - 1]
    if word.key == "august" {
      return previous.has(.article) || previous.key == "an" ? nil : "August"
    }
    let isName = previous.has(.beforeDate) && !["for", "on"].contains(previous.key)
    return isName ? word.key.prefix(1).uppercased() + word.key.dropFirst() : nil
  }

  func read(_ reader: Reader, at index: Int) -> Reading? {
    let word = reader[index]
    let isNumber = word.number != nil
    if word === Lexeme.unknown { return nil }
    if word.addressSign != nil || word.has([.letter, .addressStart]) || isNumber {
      if let address = Addresses(reader).read(at: index) { return address }
    }
    return EnglishReading(reader: reader, style: style).read(at: index)
  }
}

/// The grammar of English numbers at one place.
private struct EnglishReading {
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
    if word.has(.the), let date = dayFirst(at: index + 1, the: true) { return date }
    if word.has([.half, .quarter]) { return clockPhrase(at: index) }
    if word.has(.minus) { return signed(at: index) }
    if word.has(.plus) { return international(at: index) }
    if word.has(.point) { return bareDecimal(at: index) }
    if word.has(.letter), !word.has([.article, .zero]), !["i", "a"].contains(word.key) {
      return code(at: index)
    }
    if word.number != nil || word.ordinal != nil || word.has([.article, .zero, .double, .triple]) {
      return number(at: index)
    }
    return nil
  }

  // MARK: Numbers

  private func number(at index: Int) -> Reading? {
    let word = reader[index]
    if let row = rowOfDigits(at: index) { return row }
    if word.has(.article), reader[index + 1].number == nil {
      return reader[index + 1].currency == nil ? nil : quantities.one(at: index + 1)
    }
    if word.number == nil, word.ordinal == nil, !word.has(.article) { return nil }
    if let date = dayFirst(at: index, the: false) { return date }
    if let time = time(at: index) { return time }
    if let pair = pair(at: index) { return pair }
    guard let number = numbers.decimal(at: index) else { return nil }
    if isApproximate(number, at: index) { return Reading(end: number.end, text: nil) }
    if !number.decimals.isEmpty, isFigureOfSpeech(index, number) { return nil }
    if let version = version(number) { return version }
    if word.has(.article), number.scale != nil { return Reading(end: number.end, text: nil) }
    if let counted = quantities.counted(number) { return counted }
    if number.isOrdinal { return ordinal(number, at: index) }
    return plain(number, at: index)
  }

  /// Whether the number ends “four or five hundred”, which stays in words.
  private func isApproximate(_ number: SpokenNumber, at index: Int) -> Bool {
    guard ["or", "to"].contains(reader[index - 1].key), value(at: index - 2), value(at: index),
      number.end > index + 1, number.decimals.isEmpty
    else { return false }
    return reader[index - 3].number == nil
  }

  /// Whether “one point five” continues “at”: “at one point five people left”.
  private func isFigureOfSpeech(_ index: Int, _ number: SpokenNumber) -> Bool {
    guard number.digits == "1", reader[index - 1].key == "at" || reader[index - 1].key == "the"
    else { return false }
    let next = reader[number.end]
    return !next.has(.percent) && next.unit == nil && next.currency == nil && number.scale == nil
  }

  private func plain(_ number: SpokenNumber, at index: Int) -> Reading? {
    if reader[number.end].has(EnglishReading.fraction) {
      return Reading(end: number.end + 1, text: nil)
    }
    if reader[index].has(.article), number.end == index + 2, number.scale == nil {
      return Reading(end: number.end, text: nil)
    }
    let isLarge = number.value.map { $0 >= style.firstInFigures } ?? true
    let isWritten =
      isLarge || !number.decimals.isEmpty || number.scale != nil || isLabeled(index, number.end)
    guard isWritten else { return nil }
    let figures = quantities.figures(number)
    if number.scale == nil, number.decimals.isEmpty, reader[number.end].has(.and),
      reader[number.end + 1].has(.article), reader[number.end + 2].has(.half)
    {
      return Reading(end: number.end + 3, text: figures + "½")
    }
    return Reading(end: number.end, text: figures)
  }

  /// Whether the number after a label names something: “page two”, but not “a page two people wrote” or
  /// “I figure one of them”.
  private func isLabeled(_ index: Int, _ end: Int) -> Bool {
    guard reader[index - 1].has(.label), !reader[index - 2].has(.article),
      !["i", "we", "you", "they"].contains(reader[index - 2].key)
    else { return false }
    guard reader[index].number == .digit(1), reader[end].has(.of) else { return true }
    return reader[end + 1].has(.the) || !reader[end + 1].has([.determiner, .notInAddress])
  }

  private static let fraction = WordRoles.special2
  private static let decade = WordRoles.special1

  private func ordinal(_ number: SpokenNumber, at index: Int) -> Reading? {
    // “a tenth of a second”, “one tenth”, “a two hundredth”
    let previous = reader[index - 1]
    if previous.number != nil { return nil }
    if previous.has(.article), reader[number.end].has(.of) || value(at: index) { return nil }
    let isAlone = previous.has(.boundary) && reader[number.end].has(.boundary)
    guard let value = number.value, value >= style.firstInFigures || isAlone else { return nil }
    return Reading(end: number.end, text: style.grouped(number.digits) + Self.suffix(value))
  }

  /// Whether a number below 10 is at `index`, as the first word of a fraction.
  private func value(at index: Int) -> Bool {
    if case .digit = reader[index].number { return true }
    return false
  }

  private static func suffix(_ value: Int) -> String {
    if (11...13).contains(value % 100) { return "th" }
    return switch value % 10 {
    case 1: "st"
    case 2: "nd"
    case 3: "rd"
    default: "th"
    }
  }

  private func signed(at index: Int) -> Reading? {
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
    if let counted = quantities.counted(number, sign: "-") { return counted }
    // “the length minus one”
    let isSmall = number.decimals.isEmpty && number.digits.count == 1
    if isSmall, !reader[index - 1].has([.boundary, .finiteVerb, .preposition]) { return nil }
    return Reading(end: number.end, text: "-" + quantities.figures(number))
  }

  /// “point zero two”, “point five meters”.
  private func bareDecimal(at index: Int) -> Reading? {
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

  /// “two point one point three”.
  private func version(_ number: SpokenNumber) -> Reading? {
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

  /// A letter and a number: “b twelve”.
  private func code(at index: Int) -> Reading? {
    guard reader.isJoined(index + 1), let number = short(at: index + 1) else { return nil }
    if number.text.count == 1 {
      // “press x three times”, “a and b two lines”
      let next = reader[number.end]
      guard next.has([.boundary, .preposition, .finiteVerb, .and, .subject]) else { return nil }
    }
    return Reading(end: number.end, text: reader[index].key.uppercased() + number.text)
  }

  // MARK: Rows and pairs

  /// Three or more single digits, a telephone number, or digits separated by dots.
  private func rowOfDigits(at index: Int) -> Reading? {
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
    return Reading(end: row.end, text: Telephone.northAmerican(row.digits))
  }

  /// A telephone number with an area code such as “eight hundred”.
  private func tollFree(at index: Int) -> Reading? {
    let country = numbers.row(at: index)
    let area = country?.end ?? index
    guard (country?.digits.count ?? 0) < 2, case .digit(let hundreds) = reader[area].number,
      reader[area + 1].number == .hundred, let rest = numbers.row(at: area + 2),
      rest.digits.count == 7
    else { return nil }
    let digits = (country?.digits ?? "") + String(hundreds) + "00" + rest.digits
    return Reading(end: rest.end, text: Telephone.northAmerican(digits))
  }

  private func dotted(_ row: (digits: String, end: Int)) -> Reading? {
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

  private func international(at index: Int) -> Reading? {
    guard let row = numbers.row(at: index + 1), row.digits.count >= 8 else { return nil }
    return Reading(end: row.end, text: Telephone.international(row.digits))
  }

  /// Two numbers below 100 that are said as one: “nineteen ninety four”, “three eighty six”.
  private func pair(at index: Int) -> Reading? {
    guard let pair = halves(at: index), isOneNumber(pair) else { return nil }
    let text: String
    if pair.first == 9, pair.second == "11" { return Reading(end: pair.end, text: "9/11") }
    if pair.first == 50, pair.second == "50" { return Reading(end: pair.end, text: "50-50") }
    if pair.second.count == 2, pair.first < 10, let minutes = Int(pair.second), minutes < 60,
      !reader[index - 1].has([.label, .naming])
    {
      text = String(pair.first) + ":" + pair.second
    } else if pair.first <= 12, let minutes = Int(pair.second), minutes < 60,
      reader[index - 1].has(.beforeTime)
    {
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

  /// Whether two numbers are said as one, unlike “one twenty dollar bill” and “thirty forty people”.
  private func isOneNumber(_ pair: (first: Int, second: String, end: Int)) -> Bool {
    let next = reader[pair.end]
    if next.has([.counted, .percent, EnglishReading.fraction]) || next.currency != nil {
      return false
    }
    if let unit = next.unit, unit.kind != .prefix { return false }
    let areTens = pair.first % 10 == 0 && pair.second.hasSuffix("0")
    return !(pair.first > 20 && areTens) || (pair.first == 50 && pair.second == "50")
  }

  /// Returns a number below 100 and the two digits after it.
  private func halves(at index: Int) -> (first: Int, second: String, end: Int)? {
    guard let first = numbers.belowHundred(at: index), !first.isOrdinal else { return nil }
    let next = reader[first.end]
    if next.has(.zero), first.value < 100, case .digit(let digit) = reader[first.end + 1].number,
      digit > 0
    {
      return (first.value, "0" + String(digit), first.end + 2)
    }
    if next.has(EnglishReading.decade), first.value > 12 {
      guard let tens = EnglishReading.decadeStart(next.key) else { return nil }
      return (first.value, String(tens) + "s", first.end + 1)
    }
    guard let second = numbers.belowHundred(at: first.end), !second.isOrdinal, second.value > 9,
      reader[second.end].number != .hundred, !isScale(second.end)
    else { return nil }
    return (first.value, String(second.value), second.end)
  }

  private static func decadeStart(_ key: String) -> Int? {
    let names = [
      "twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties",
    ]
    return names.firstIndex(of: key).map { $0 * 10 + 20 }
  }

  private func isScale(_ index: Int) -> Bool {
    if case .scale = reader[index].number { return true }
    return false
  }

  /// A number after a letter.
  private func short(at index: Int) -> (text: String, end: Int)? {
    guard reader[index].number != nil else { return nil }
    if let row = numbers.row(at: index), row.end - index > 1 { return (row.digits, row.end) }
    if let pair = halves(at: index) { return (String(pair.first) + pair.second, pair.end) }
    return numbers.whole(at: index).flatMap { $0.isOrdinal ? nil : ($0.digits, $0.end) }
  }

  // MARK: Times

  /// “two thirty p m”, “two o'clock”, “ten past four”.
  private func time(at index: Int) -> Reading? {
    guard let hour = numbers.belowHundred(at: index), !hour.isOrdinal, hour.value < 60 else {
      return nil
    }
    if let phrase = clockPhrase(at: index) { return phrase }
    guard (1...12).contains(hour.value) else { return nil }
    if reader[hour.end].has(.oClock) {
      return Reading(end: hour.end + 1, text: String(hour.value) + " o'clock")
    }
    if reader[hour.end].key == "o", reader[hour.end + 1].key == "clock" {
      return Reading(end: hour.end + 2, text: String(hour.value) + " o'clock")
    }
    if let half = halfOfDay(at: hour.end) {
      return Reading(end: half.end, text: String(hour.value) + " " + half.text)
    }
    if let pair = halves(at: index), let half = halfOfDay(at: pair.end), pair.second < "60" {
      return Reading(end: half.end, text: String(pair.first) + ":" + pair.second + " " + half.text)
    }
    return nil
  }

  private func halfOfDay(at index: Int) -> (text: String, end: Int)? {
    let word = reader[index]
    if word.has(.am) { return reader[index + 1].key == "i" ? nil : ("AM", index + 1) }
    if word.has(.pm) { return ("PM", index + 1) }
    guard word.key == "a" || word.key == "p", reader[index + 1].key == "m" else { return nil }
    return (word.key.uppercased() + "M", index + 2)
  }

  /// “half past three”, “quarter to one”, “ten minutes past four”, “ten to eleven p m”.
  private func clockPhrase(at index: Int) -> Reading? {
    var minutes: Int
    var place = index + 1
    var isCertain = true
    if reader[index].has(.half) {
      minutes = 30
    } else if reader[index].has(.quarter) {
      minutes = 15
    } else {
      guard let number = numbers.belowHundred(at: index), !number.isOrdinal else { return nil }
      (minutes, place) = (number.value, number.end)
      if reader[place].has(.minutes) { place += 1 } else { isCertain = minutes % 5 == 0 }
      // “ten after eleven months”, “five minutes to one hour”
      let isPlain = reader[place].key == "past"
      if !isPlain, !reader[index - 1].has(.beforeTime) { isCertain = false }
    }
    guard minutes < 60 else { return nil }
    let isPast = reader[place].has(.past)
    guard isPast || reader[place].has(.to), minutes != 30 || isPast,
      let hour = numbers.belowHundred(at: place + 1), !hour.isOrdinal, (1...12).contains(hour.value)
    else { return nil }
    let half = halfOfDay(at: hour.end)
    guard isCertain || half != nil else { return nil }
    let total = (hour.value % 12) * 60 + (isPast ? minutes : 720 - minutes)
    let shown = (total / 60 + 11) % 12 + 1
    minutes = total % 60
    var end = half?.end ?? hour.end
    if half == nil, reader[end].has(.oClock) { end += 1 }
    return Reading(
      end: end,
      text: String(shown) + ":" + (minutes < 10 ? "0" : "") + String(minutes)
        + (half.map { " " + $0.text } ?? ""))
  }

  // MARK: Dates

  /// “july twenty fifth twenty twelve”, “march sixteen sixty five”.
  private func monthFirst(at index: Int) -> Reading? {
    let word = reader[index]
    guard let month = word.month else { return nil }
    let name = Self.months[month - 1]
    if word.has(.ambiguousMonth) {
      let previous = reader[index - 1]
      guard previous.has([.beforeDate, .boundary]) || previous.ordinal != nil else { return nil }
    }
    let day = numbers.belowHundred(at: index + 1).flatMap { (1...31).contains($0.value) ? $0 : nil }
    if let day, let year = year(at: day.end) {
      return Reading(end: year.end, text: name + " " + String(day.value) + ", " + year.text)
    }
    if let year = year(at: index + 1) {
      return Reading(end: year.end, text: name + " " + year.text)
    }
    guard let day else { return nil }
    // “in July five people”, “march three miles”
    if !day.isOrdinal, reader[index - 1].key == "in" { return nil }
    if word.has(.ambiguousMonth), reader[index - 1].has(.boundary), !day.isOrdinal { return nil }
    return Reading(end: day.end, text: name + " " + String(day.value))
  }

  /// “the twenty fifth of july two thousand twelve”; `index` is that of the day.
  private func dayFirst(at index: Int, the: Bool) -> Reading? {
    var isOrdinal = reader[index].ordinal != nil
    if case .tens = reader[index].number { isOrdinal = reader[index + 1].ordinal != nil }
    guard isOrdinal, let day = numbers.belowHundred(at: index), day.isOrdinal,
      (1...31).contains(day.value)
    else { return nil }
    let month = reader[day.end].has(.of) ? day.end + 1 : day.end
    guard let number = reader[month].month else { return nil }
    guard month > day.end || !reader[month].has(.ambiguousMonth) else { return nil }
    let date = String(day.value) + " " + Self.months[number - 1]
    if let year = year(at: month + 1) {
      return Reading(end: year.end, text: date + " " + year.text)
    }
    return Reading(end: month + 1, text: date)
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October",
    "November", "December",
  ]

  /// A year: “nineteen ninety four”, “two thousand and twelve”, “nineteen hundred”.
  private func year(at index: Int) -> (text: String, end: Int)? {
    if let pair = halves(at: index), (11...20).contains(pair.first), pair.second.count == 2 {
      return (String(pair.first) + pair.second, pair.end)
    }
    guard let number = numbers.whole(at: index), !number.isOrdinal, let value = number.value,
      (1000...2100).contains(value)
    else { return nil }
    return (number.digits, number.end)
  }
}
