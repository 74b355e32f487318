/// The properties of a word in a language.
package final class Lexeme: Sendable {
  /// The word in lower case.
  package let key: String

  package let roles: WordRoles
  package let number: NumberWord?
  package let ordinal: NumberWord?

  /// The number of the month, 1…12.
  package let month: Int?

  package let unit: Unit?
  package let currency: Currency?

  /// The written form of the word if it is always the same, such as “Monday”.
  package let written: String?

  /// The character that the word names in an address, such as “.” for “dot”.
  package let addressSign: String?

  /// The commands that begin with this word, longest first.
  package let phrases: [CommandPhrase]

  package init(_ key: String, _ entry: LexiconEntry = LexiconEntry()) {
    self.key = key
    roles = entry.roles
    number = entry.number
    ordinal = entry.ordinal
    month = entry.month
    unit = entry.unit
    currency = entry.currency
    written = entry.written
    addressSign = entry.addressSign
    phrases = entry.phrases.sorted { $0.words.count > $1.words.count }
  }

  /// A word that is not in the lexicon.
  static let unknown = Lexeme("")

  /// The lexeme before the first word and after the last.
  static let nothing = Lexeme("", LexiconEntry(roles: .boundary))

  package func has(_ roles: WordRoles) -> Bool { !self.roles.isDisjoint(with: roles) }
}

/// The uses of a word in a grammar; a word can have several.
package struct WordRoles: OptionSet, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private static func role(_ bit: UInt64) -> WordRoles { WordRoles(rawValue: 1 << bit) }

  /// The absence of a word: the start or end of a segment, or punctuation.
  package static let boundary = role(0)

  /// “the”, “a”, “this”, “my”: a noun follows.
  package static let determiner = role(1)

  /// “this”: a determiner that can also stand alone, as in “I like this”.
  package static let pronoun = role(42)

  /// “no”: a determiner that is also a whole sentence.
  package static let answer = role(49)

  /// “option”: a letter after it is a name, as in “option a”.
  package static let lettered = role(50)

  /// “difficult”: a noun follows if a determiner precedes it.
  package static let adjective = role(40)

  /// “trailing”: a noun always follows.
  package static let attributive = role(45)

  /// “of”, “in”, “during”.
  package static let preposition = role(2)

  /// “was”, “began”: the verb of a sentence whose subject precedes it.
  package static let finiteVerb = role(3)

  /// “he”, “there”: forms a question after a verb at the start of a sentence.
  package static let personal = role(46)

  /// “det”, “hva”: the object of the verb after it.
  package static let fronted = role(51)

  /// “about”, “only”: modifies the number after it.
  package static let nearly = role(54)

  /// “thank”: a pronoun after it is its object.
  package static let transitive = role(52)

  /// “tjue”: tens that the old way of counting replaces with another word, as in “fem og tyve”.
  package static let newCounting = role(47)

  /// “mellom”: two numbers with “and” between them follow.
  package static let between = role(48)

  /// “I”, “we”, “to”, “must”: a verb follows.
  package static let subject = role(4)

  /// “chapter”, “room”: a number after it is written in digits.
  package static let label = role(5)

  /// “number”, “code”: a number after it is not a time of day.
  package static let naming = role(44)

  /// “at”, “until”: a time of day can follow.
  package static let beforeTime = role(6)

  /// “zero”, “oh”: a zero in a sequence of digits.
  package static let zero = role(7)

  /// “and” within a number.
  package static let and = role(8)

  /// “point” within a number.
  package static let point = role(9)

  package static let minus = role(10)
  package static let plus = role(11)

  /// “double”, “triple”: see `repetitions`.
  package static let double = role(12)
  package static let triple = role(13)

  package static let percent = role(14)

  /// A single letter.
  package static let letter = role(15)

  /// “a”, which means “one” before “hundred”.
  package static let article = role(16)

  /// “half” and “quarter” in times and fractions.
  package static let half = role(17)
  package static let quarter = role(18)

  /// “past”, “after”: minutes after the hour.
  package static let past = role(19)

  /// “to”, “before”: minutes before the hour.
  package static let to = role(20)

  package static let minutes = role(21)
  package static let oClock = role(22)
  package static let am = role(23)
  package static let pm = role(24)

  /// “at” in an address.
  package static let at = role(25)

  /// “dot”.
  package static let dot = role(26)

  /// A word that is not part of an address; “at” or “dot” before it is not part of one either.
  package static let notInAddress = role(27)

  /// A word that is repeated only by mistake.
  package static let stutter = role(28)
  package static let filler = role(29)

  /// “to”, “contact”: an address can follow.
  package static let beforeAddress = role(55)

  /// “storgata”: the name of a street, after which the number of a house can follow.
  package static let streetName = role(63)

  /// “info”: a name before “at” in an address.
  package static let mailbox = role(62)

  /// “the” before the day of a date.
  package static let the = role(30)

  /// “of” before a month.
  package static let of = role(31)

  /// “on”, “since”: a date can follow.
  package static let beforeDate = role(32)

  /// “may”, “march”: a month that is also another word.
  package static let ambiguousMonth = role(33)

  /// “says”, “called”: quoted words can follow.
  package static let quoting = role(34)

  /// A word for a hundred that can stand without a number before it.
  package static let bareHundred = role(35)

  /// “per” before a unit.
  package static let per = role(36)

  /// “slash” or “colon” between the parts of an address.
  package static let slash = role(37)
  package static let colon = role(38)

  /// “www”, “http”: starts an address.
  package static let addressStart = role(39)

  /// “years”, “people”: the number words directly before it form a single number.
  package static let counted = role(43)

  /// A word that is a name only in some contexts: “may”.
  package static let sometimesName = role(41)

  /// A digit that can precede the tens: “fem” in “fem og tjue”.
  package static let onesFirst = role(53)

  /// Roles that only one language uses.
  package static let special1 = role(56)
  package static let special2 = role(57)
  package static let special3 = role(58)
  package static let special4 = role(59)
  package static let special5 = role(60)
  package static let special6 = role(61)
}

/// The value of a number word.
package enum NumberWord: Sendable, Equatable {
  /// 1…9.
  case digit(Int)

  /// 10…19.
  case teen(Int)

  /// 20, 30, …, 90.
  case tens(Int)

  /// Any other number below 100 in a single word.
  case compound(Int)

  case hundred

  /// A power of ten, given by its exponent: 3 for a thousand.
  case scale(Int)
}

/// A unit of measurement.
package struct Unit: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// Written as its symbol after every number in digits.
    case symbol

    /// Written as its symbol only after decimals and numbers large enough to be written in digits.
    case largeOnly

    /// Like `largeOnly`, but with “sq” and “cu” instead of exponents: “feet”.
    case imperial

    /// Like `imperial`, but written as its symbol only in a compound unit: “miles”.
    case compoundOnly

    /// Written as its symbol only after “per”: “hours”.
    case afterPer

    /// A prefix written before the unit's symbol: “kilo”.
    case prefix

    /// Written after the symbol of the unit that follows: “²”.
    case power

    /// The first word of a two-word unit, with the symbol for each second word.
    case two([String: String])
  }

  package let symbol: String
  package let kind: Kind

  package init(_ symbol: String, _ kind: Kind = .symbol) {
    self.symbol = symbol
    self.kind = kind
  }
}

/// A currency, or a hundredth of one.
package struct Currency: Sendable, Equatable {
  package let sign: String

  /// Whether the sign precedes the number.
  package let isPrefix: Bool

  /// Whether the word names a hundredth, such as “cents”.
  package let isHundredth: Bool

  /// A word such as “sterling” that marks the word before it as a currency, not a unit of weight.
  ///
  /// A number of hundredths, as in “two pounds fifty”, does the same.
  package let marker: String?

  /// The minimum number that is read as an amount; above 0 if the name is also another word: “won”.
  package let minimum: Int

  package init(
    _ sign: String, isPrefix: Bool = true, isHundredth: Bool = false, marker: String? = nil,
    minimum: Int = 0
  ) {
    self.marker = marker
    self.minimum = minimum
    self.sign = sign
    self.isPrefix = isPrefix
    self.isHundredth = isHundredth
  }
}
