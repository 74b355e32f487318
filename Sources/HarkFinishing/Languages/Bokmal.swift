/// Norwegian Bokmål: its words, and how its numbers, dates, and times are spoken and written.
struct Bokmal: FinishingLanguage {
  let code = "nb"
  let lexicon = Lexicon { words in
    numbers(&words)
    units(&words)
    calendar(&words)
    grammar(&words)
    names(&words)
    signs(&words)
    commands(&words)
    words.split = { NumberCompound.parts(of: $0) }
  }

  /// Språkrådet recommends words for numbers up to twelve.
  let style = NumberStyle(
    decimalMark: ",", groupMark: " ", groupedDigits: 5, percentSpace: " ", firstInFigures: 13)

  var spelling: Spelling { .bokmal }

  static let initials = Set(
    "ps tv dvd cd pc usb pdf nrk nav ntnu nho lo usa eu fn dj vm nm sms kfum bbc".split(
      separator: " "
    )
    .map(String.init))

  /// “versjon”: numbers after it are joined by “punktum”.
  static let version = WordRoles.special1

  /// “ring”: three digits after it form a number.
  static let calling = WordRoles.special2

  /// Words after which “hundre” and “tusen” are not exact numbers.
  static let several: Set = ["par", "noen", "flere", "mange"]

  /// “attenhundretallet”.
  static let century = WordRoles.special3

  /// The words for centuries, such as “attenhundretallet”, with their written forms.
  static let centuries = Dictionary(
    uniqueKeysWithValues: [
      "elleve", "tolv", "tretten", "fjorten", "femten", "seksten", "sytten", "atten", "nitten",
    ].enumerated().map { ($1 + "hundretallet", "\($0 + 11)00-tallet") })

  /// “tallet” in “atten hundre tallet”.
  static let centuryEnd = WordRoles.special4

  /// “men”: not a counted noun.
  static let conjunction = WordRoles.special6

  /// “koster”: two numbers after it are not a time of day.
  static let price = WordRoles.special5

  func read(_ reader: Reader, at index: Int) -> Reading? {
    let word = reader[index]
    if word === Lexeme.unknown || word.has(.preposition) { return nil }
    if let address = Addresses(reader, domains: domains).read(at: index) { return address }
    return BokmalReading(reader, style).read(at: index)
  }

  func name(_ reader: Reader, at index: Int) -> String? {
    let numbers = Numbers(reader)
    guard reader[index].has(.streetName), reader[index + 1].number != nil,
      let number = numbers.whole(at: index + 1), !number.isOrdinal,
      BokmalReading(reader, style).isHouse(number)
    else { return nil }
    let name = reader.text(index)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The domains that can end an address after “punktum”, except Norwegian words such as “de” and “info”.
  let domains: Set = [
    "com", "org", "net", "edu", "gov", "no", "eu", "io", "dev", "dk", "uk", "us",
  ]
}

/// Splits numbers written as one word, such as “tohundreogfemti”.
private enum NumberCompound {
  /// The number words, longest first.
  private static let parts: [[UInt8]] =
    """
    en ett to tre fire fem seks sju syv åtte ni ti elleve tolv tretten fjorten femten seksten sytten \
    atten nitten tjue tyve tretti tredve førti femti seksti sytti åtti nitti hundre tusen og million \
    millioner ettusen
    """.split(separator: " ").map { Array($0.utf8) }.sorted { $0.count > $1.count }

  /// The length of the shortest compound, “totusen”.
  private static let shortest = 7

  /// Returns the number words that form `word`, if they include “hundre” or “tusen”.
  static func parts(of word: String) -> [String]? {
    guard word.utf8.count >= shortest else { return nil }
    var rest = Array(word.utf8)[...]
    var words: [String] = []
    while !rest.isEmpty {
      guard let part = parts.first(where: { rest.starts(with: $0) }) else { return nil }
      rest = rest.dropFirst(part.count)
      let word = String(decoding: part, as: UTF8.self)
      // “ett” and “tusen” share a “t”.
      words += word == "ettusen" ? ["ett", "tusen"] : [word]
    }
    return words.contains("hundre") || words.contains("tusen") ? words : nil
  }
}
