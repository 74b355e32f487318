/// The words of Norwegian Bokmål, in both counting systems: “tjuefem” and “femogtyve”.
extension Bokmal {
  static func numbers(_ words: inout Lexicon.Builder) {
    let ones = ["en|én|ett|ét", "to", "tre", "fire", "fem", "seks", "sju|syv", "åtte", "ni"]
    let tens = [
      "tjue|tyve", "tretti|tredve", "førti", "femti", "seksti", "sytti", "åtti", "nitti",
    ]
    let ordinalOnes = [
      "første", "andre|annen", "tredje", "fjerde", "femte", "sjette", "sjuende|syvende", "åttende",
      "niende",
    ]
    let ordinalTens = [
      "tjuende|tyvende", "trettiende|tredevte|tredvte", "førtiende", "femtiende", "sekstiende",
      "syttiende", "åttiende", "nittiende",
    ]
    words.count(from: 1, ones.joined(separator: " ")) { .digit($0) }
    words.count(
      from: 10, "ti elleve tolv tretten fjorten femten seksten sytten|søtten atten nitten"
    ) { .teen($0) }
    words.count(from: 20, by: 10, tens.joined(separator: " ")) { .tens($0) }
    words.count(from: 1, ordinalOnes.joined(separator: " "), ordinal: true) { .digit($0) }
    words.count(
      from: 10,
      """
      tiende ellevte|elvte tolvte trettende fjortende femtende sekstende syttende|søttende attende \
      nittende
      """, ordinal: true
    ) { .teen($0) }
    words.count(from: 20, by: 10, ordinalTens.joined(separator: " "), ordinal: true) { .tens($0) }
    for (place, ten) in tens.enumerated() {
      for (digit, one) in ones.enumerated() {
        let value = (place + 2) * 10 + digit + 1
        words.count(from: value, join(ten, one), ordinal: false) { .compound($0) }
        words.count(from: value, join(one, ten, by: "og"), ordinal: false) { .compound($0) }
        words.count(from: value, join(ten, ordinalOnes[digit]), ordinal: true) { .compound($0) }
        words.count(from: value, join(one, ordinalTens[place], by: "og"), ordinal: true) {
          .compound($0)
        }
      }
    }
    words.add("en én ett ét to tre fire fem seks sju syv åtte ni", roles: .onesFirst)
    words.add("tjue tretti tjuende trettiende", roles: .newCounting)
    words.add("mellom både", roles: .between)
    words.add("hundre", number: .hundred)
    words.add("tusen", number: .scale(3))
    words.add("hundre tusen", roles: .bareHundred)
    words.count(
      from: 6, by: 3,
      "million|millioner milliard|milliarder billion|billioner billiard|billiarder trillion|trillioner"
    ) { .scale($0) }
    words.add("null", number: .digit(0))
    words.add("null", roles: .zero)
    words.add("og", roles: .and)
    words.add("komma", roles: .point)
    words.add("minus", roles: .minus)
    words.add("pluss", roles: .plus)
    words.add("prosent", roles: .percent)
    words.add("en ett et", roles: .article)
    words.add("versjon utgave", roles: version)
    words.add(
      """
      versjon side kapittel rom buss trikk spor plattform perrong leilighet avkjørsel postboks oppgave \
      figur tabell
      """, roles: .label)
    words.add(
      endings: "gata gate gaten veien vegen vei veg plass plassen torg torget alléen",
      roles: [.streetName, .sometimesName])
    words.add("ring nummer nummeret telefon koden", roles: calling)
    for word in centuries.keys { words.add(word, roles: century) }
    words.know(several)
    words.add("tallet", roles: centuryEnd)
  }

  /// Returns every combination of a word in `first` and one in `second`; “|” separates the words.
  private static func join(_ first: String, _ second: String, by middle: String = "") -> String {
    first.split(separator: "|").flatMap { start in
      second.split(separator: "|").map { start + middle + $0 }
    }.joined(separator: "|")
  }
}

// MARK: - Units, calendar, grammar, and names

extension Bokmal {
  static func units(_ words: inout Lexicon.Builder) {
    func unit(_ symbol: String, _ names: String, _ kind: Unit.Kind = .symbol) {
      words.add(names, unit: Unit(symbol, kind))
    }
    for (prefix, start) in [
      ("n", "nano"), ("µ", "mikro"), ("m", "milli"), ("c", "centi"), ("d", "desi"), ("h", "hekto"),
      ("k", "kilo"), ("M", "mega"), ("G", "giga"), ("T", "tera"),
    ] {
      for (symbol, name) in [
        ("m", "meter"), ("g", "gram"), ("l", "liter"), ("V", "volt"), ("W", "watt"),
        ("A", "ampere"),
        ("Hz", "hertz"), ("B", "byte"), ("b", "bit"), ("Pa", "pascal"), ("J", "joule"),
      ] {
        unit(prefix + symbol, start + name)
      }
      unit(prefix + "Wh", start + "wattime " + start + "wattimer")
    }
    for (power, start) in [("²", "kvadrat"), ("³", "kubikk")] {
      for (symbol, name) in [
        ("m", "meter"), ("km", "kilometer"), ("cm", "centimeter"), ("mm", "millimeter"),
        ("dm", "desimeter"),
      ] {
        unit(symbol + power, start + name)
      }
    }
    unit("m", "meter")
    unit("g", "gram")
    unit("l", "liter")
    unit("V", "volt")
    unit("W", "watt")
    unit("A", "ampere")
    unit("Ω", "ohm")
    unit("Hz", "hertz")
    unit("Pa", "pascal")
    unit("J", "joule")
    unit("dB", "desibel")
    unit("kg", "kilo kilogram")
    unit("ha", "hektar")
    unit("kcal", "kilokalorier")
    unit("°", "grader", .two(["celsius": "°C"]))
    unit("t", "time timen", .afterPer)
    unit("s", "sekund sekundet", .afterPer)
    unit("min", "minutt minuttet", .afterPer)
    words.add("per", roles: .per)
    words.add("krone kroner", currency: Currency("kr", isPrefix: false))
    words.add("øre", currency: Currency("øre", isPrefix: false, isHundredth: true))
    words.add("euro", currency: Currency("euro", isPrefix: false))
    words.add("dollar", currency: Currency("dollar", isPrefix: false))
    words.add("pund", currency: Currency("pund", isPrefix: false))
  }

  static func calendar(_ words: inout Lexicon.Builder) {
    words.months(
      "januar februar mars april mai juni juli august september oktober november desember")
    words.add("i siden år året anno", roles: .beforeDate)
    words.add("den det", roles: .the)
    words.add("klokka klokken kl", roles: .oClock)
    words.add("kvart", roles: .quarter)
    words.add("halv", roles: .half)
    words.add("over", roles: .past)
    words.add("på", roles: .to)
    words.add("koster kostet koste betalte betaler betale prisen", roles: price)
  }

  static func grammar(_ words: inout Lexicon.Builder) {
    words.add("en et ei ingen hver hvert neste", roles: .determiner)
    // These can end a phrase; “en” and “ei” are articles only before the name of a mark of the same
    // gender.
    words.add("en ei neste", roles: .pronoun)
    words.add("men så når hvis som da fordi der her presis eller ikke", roles: conjunction)
    words.add(
      """
      avsluttende dobbel doble enkel enkelt enkle omvendt ny nytt etterfølgende innledende stor stort \
      liten lite vanlig manglende
      """, roles: .adjective)
    words.add("av i på ved for med til fra under over mellom mot om", roles: .preposition)
    words.add("er var blir ble har hadde kan skal vil må kommer kom", roles: .finiteVerb)
    words.add("jeg du han hun vi dere de man å ikke", roles: .subject)
    words.add("det dette den hva hvem hvilken hvilket hvilke", roles: .fronted)
    words.add("eh øh øhm ehm hm hmm mm æh", roles: .filler)
    words.add(
      "jeg du han hun vi dere de i på og til for av å en et at men med som om den", roles: .stutter)
    words.add("på er i se til fra hos mot med av og eller å", roles: .notInAddress)
    words.add("krøllalfa alfakrøll", roles: .at)
    words.add("krøllalfa alfakrøll", addressSign: "@")
    words.add("punktum dot", roles: .dot)
    words.add("punktum dot", addressSign: ".")
    words.add("bindestrek", addressSign: "-")
    words.add("understrek", addressSign: "_")
    words.add("skråstrek", roles: .slash)
    words.add("skråstrek", addressSign: "/")
    words.add("kolon", roles: .colon)
    words.add("www http https", roles: .addressStart)
  }

  /// Names that are not also ordinary words.
  static func names(_ words: inout Lexicon.Builder) {
    words.written(
      """
      Norge Norges Sverige Danmark Finland Island Tyskland Frankrike Spania Italia England Skottland \
      Irland Polen Ukraina Russland Europa Afrika Asia Amerika Australia Kina Japan India USA \
      Oslo Trondheim Stavanger Tromsø Kristiansand London Paris Berlin Stockholm København
      """)
  }
}
