/// The uses of a word in a grammar; a word can have several.
struct WordRoles: OptionSet, Sendable {
  let rawValue: UInt64

  private static func role(_ bit: UInt64) -> WordRoles { WordRoles(rawValue: 1 << bit) }

  /// The absence of a word: the start or end of a segment, or punctuation.
  static let boundary = role(0)

  /// “the”, “a”, “this”, “my”: a noun follows.
  static let determiner = role(1)

  /// “this”: a determiner that can also stand alone, as in “I like this”.
  static let pronoun = role(42)

  /// “no”: a determiner that is also a whole sentence.
  static let answer = role(49)

  /// “option”: a letter after it is a name, as in “option a”.
  static let lettered = role(50)

  /// “difficult”: a noun follows if a determiner precedes it.
  static let adjective = role(40)

  /// “trailing”: a noun always follows.
  static let attributive = role(45)

  /// “of”, “in”, “during”.
  static let preposition = role(2)

  /// “was”, “began”: the verb of a sentence whose subject precedes it.
  static let finiteVerb = role(3)

  /// “he”, “there”: forms a question after a verb at the start of a sentence.
  static let personal = role(46)

  /// “det”, “hva”: the object of the verb after it.
  static let fronted = role(51)

  /// “about”, “only”: modifies the number after it.
  static let nearly = role(54)

  /// “thank”: a pronoun after it is its object.
  static let transitive = role(52)

  /// “tjue”: tens that the old counting system replaces with another word, as in “fem og tyve”.
  static let newCounting = role(47)

  /// “mellom”: two numbers with “and” between them follow.
  static let between = role(48)

  /// “I”, “we”, “to”, “must”: a verb follows.
  static let subject = role(4)

  /// “chapter”, “room”: a number after it is written in digits.
  static let label = role(5)

  /// “number”, “code”: a number after it is not a time of day.
  static let naming = role(44)

  /// “at”, “until”: a time of day can follow.
  static let beforeTime = role(6)

  /// “zero”, “oh”: a zero in a sequence of digits.
  static let zero = role(7)

  /// “and” within a number.
  static let and = role(8)

  /// “point” within a number.
  static let point = role(9)

  static let minus = role(10)
  static let plus = role(11)

  /// “double”, “triple”: see `repetitions`.
  static let double = role(12)
  static let triple = role(13)

  static let percent = role(14)

  /// A single letter.
  static let letter = role(15)

  /// “a”, which means “one” before “hundred”.
  static let article = role(16)

  /// “half” and “quarter” in times and fractions.
  static let half = role(17)
  static let quarter = role(18)

  /// “past”, “after”: minutes after the hour.
  static let past = role(19)

  /// “to”, “before”: minutes before the hour.
  static let to = role(20)

  static let minutes = role(21)
  static let oClock = role(22)
  static let am = role(23)
  static let pm = role(24)

  /// “at” in an address.
  static let at = role(25)

  /// “dot”.
  static let dot = role(26)

  /// A word that is not part of an address; “at” or “dot” before it is not part of one either.
  static let notInAddress = role(27)

  /// A word whose repetition is always a mistake.
  static let stutter = role(28)
  static let filler = role(29)

  /// “to”, “contact”: an address can follow.
  static let beforeAddress = role(55)

  /// “storgata”: the name of a street, which a house number can follow.
  static let streetName = role(63)

  /// “info”: a name before “at” in an address.
  static let mailbox = role(62)

  /// “the” before the day of a date.
  static let the = role(30)

  /// “of” before a month.
  static let of = role(31)

  /// “on”, “since”: a date can follow.
  static let beforeDate = role(32)

  /// “may”, “march”: a month that is also an ordinary word.
  static let ambiguousMonth = role(33)

  /// A word for a hundred that can occur without a preceding number.
  static let bareHundred = role(35)

  /// “per” before a unit.
  static let per = role(36)

  /// “slash” or “colon” between the parts of an address.
  static let slash = role(37)
  static let colon = role(38)

  /// “www”, “http”: starts an address.
  static let addressStart = role(39)

  /// “years”, “people”: the number words directly before it form a single number.
  static let counted = role(43)

  /// A word that is a name only in some contexts: “may”.
  static let sometimesName = role(41)

  /// A digit that can precede the tens: “fem” in “fem og tjue”.
  static let onesFirst = role(53)

  /// Roles that only one language uses.
  static let special1 = role(56)
  static let special2 = role(57)
  static let special3 = role(58)
  static let special4 = role(59)
  static let special5 = role(60)
  static let special6 = role(61)
}
