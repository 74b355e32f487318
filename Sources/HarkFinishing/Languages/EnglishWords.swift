/// The words of English numbers, units, dates, and sentences.
extension English {
  static func numbers(_ words: inout Lexicon.Builder) {
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
      stage exit task bug issue ticket terminal channel
      """, roles: .label)
    words.add("number code pin extension highway interstate area", roles: .naming)
    words.add(
      "twenties thirties forties fifties sixties seventies eighties nineties", roles: decade)
    words.add(
      "half halves thirds quarters fourths fifths sixths sevenths eighths tenths", roles: fraction)
  }

  /// “street”: a number before the street's name is a house number.
  static let street = WordRoles.special3

  /// “costs”: two numbers after it are an amount, as in “three fifty”.
  static let price = WordRoles.special4

  /// “weighs”: two numbers after it are not a time of day.
  static let weight = WordRoles.special5

  /// “won”: “ten to five” after it is a score, not a time of day.
  static let winning = WordRoles.special6

  /// “nineties”.
  static let decade = WordRoles.special1

  /// “thirds”.
  static let fraction = WordRoles.special2

  static func units(_ words: inout Lexicon.Builder) {
    func unit(_ symbol: String, _ names: String, _ kind: Unit.Kind = .symbol) {
      words.add(names, unit: Unit(symbol, kind))
    }
    for (prefix, start) in [
      ("n", "nano"), ("µ", "micro"), ("m", "milli"), ("c", "centi"), ("k", "kilo"), ("M", "mega"),
      ("G", "giga"), ("T", "tera"),
    ] {
      unit(prefix, start, .prefix)
      for (symbol, name) in [
        ("m", "meter"), ("m", "metre"), ("g", "gram"), ("L", "liter"), ("L", "litre"),
        ("V", "volt"),
        ("W", "watt"), ("A", "amp"), ("Hz", "hertz"), ("B", "byte"), ("b", "bit"), ("s", "second"),
        ("Pa", "pascal"), ("J", "joule"),
      ] {
        unit(prefix + symbol, start + name + " " + start + name + "s")
      }
    }
    unit("m", "meter meters metre metres", .symbol)
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
    unit("kcal", "kilocalorie kilocalories")
    unit("ha", "hectare hectares")
    unit("kg", "kilos", .largeOnly)
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
    words.know(["or", "sterling", "clock", "cent", "negative"])
    words.add("euro euros", currency: Currency("€"))
    words.add("yen", currency: Currency("¥"))
    words.add("won", currency: Currency("₩", minimum: 1000))
    words.add("rupee rupees", currency: Currency("₹"))
    words.add("yuan", currency: Currency("yuan", isPrefix: false))
    words.add("cent cents", currency: Currency("$", isHundredth: true))
    words.add("pence", currency: Currency("£", isHundredth: true))
  }

  static func calendar(_ words: inout Lexicon.Builder) {
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
    words.add(
      "cost costs paid pay pays spent spend charge charged charges sold price worth", roles: price)
    words.add(
      "weigh weighs weighed bench benched lift lifted squat squatted deadlift deadlifted press pressed",
      roles: weight)
    words.add("won win wins lost lose beat beats led lead leads leading", roles: winning)
    words.add("about around only just over under almost nearly", roles: .nearly)
    words.add("minutes minute min mins", roles: .minutes)
    words.add("o'clock oclock", roles: .oClock)
    words.add("am a.m a.m.", roles: .am)
    words.add("pm p.m p.m.", roles: .pm)
  }

  static func grammar(_ words: inout Lexicon.Builder) {
    words.add(
      """
      a an the this that these those my your his her its our their another each every no any some \
      which what whose
      """, roles: .determiner)
    words.add("this that these those her each any some which what another", roles: .pronoun)
    words.add("no", roles: .answer)
    words.add("option plan appendix exhibit vitamin section", roles: .lettered)
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
      leading trailing opening closing double literal initial actual terminating expected bracketing inverted \
      semi
      """, roles: .attributive)
    words.add("i you he she it we they there this that", roles: .personal)
    words.add("thank see love miss tell told call help need", roles: .transitive)
    words.add("street avenue road lane drive boulevard", roles: street)
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
      there home work works worked working school shop order ordered up register apply buy bought \
      book booked read download join joined subscribe learn more details posted listed published hosted
      """, roles: .notInAddress)
    words.add(
      "to is it's email mail contact write cc bcc from and or address are was reach",
      roles: .beforeAddress)
    words.add(
      "info support sales contact hello admin office team help service accounts billing jobs press news",
      roles: .mailbox)
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
