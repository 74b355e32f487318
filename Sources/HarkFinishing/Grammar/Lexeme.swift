/// The properties of a word in a language.
final class Lexeme: Sendable {
  /// The word in lower case.
  let key: String

  let roles: WordRoles
  let number: NumberWord?
  let ordinal: NumberWord?

  /// The number of the month, 1…12.
  let month: Int?

  let unit: Unit?
  let currency: Currency?

  /// The written form of the word if it is always the same, such as “Monday”.
  let written: String?

  /// The character that the word names in an address, such as “.” for “dot”.
  let addressSign: String?

  /// The commands that begin with this word, longest first.
  let phrases: [CommandPhrase]

  init(_ key: String, _ entry: LexiconEntry = LexiconEntry()) {
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

  func has(_ roles: WordRoles) -> Bool { !self.roles.isDisjoint(with: roles) }
}

/// The value of a number word.
enum NumberWord: Sendable, Equatable {
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
struct Unit: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
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

  let symbol: String
  let kind: Kind

  init(_ symbol: String, _ kind: Kind = .symbol) {
    self.symbol = symbol
    self.kind = kind
  }
}

/// A currency, or a hundredth of one.
struct Currency: Sendable, Equatable {
  let sign: String

  /// Whether the sign precedes the number.
  let isPrefix: Bool

  /// Whether the word names a hundredth, such as “cents”.
  let isHundredth: Bool

  /// A word such as “sterling” that marks the word before it as a currency, not a unit of weight.
  ///
  /// A number of hundredths, as in “two pounds fifty”, does the same.
  let marker: String?

  /// The minimum number that is read as an amount; above 0 if the name is also an ordinary word: “won”.
  let minimum: Int

  init(
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
