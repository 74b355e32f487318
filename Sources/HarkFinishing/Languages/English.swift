/// English: its words, and how its numbers, dates, and times are spoken.
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

  var spelling: Spelling { .english }

  static let initials = Set(
    """
    ps us usa uk eu un nyc tv dvd cd pc usb pdf url gps hr ceo cfo cto pr fyi asap eta rsvp faq diy vip \
    kpi roi bbq mri nhs fbi cnn bbc nba nfl vr dj phd
    """.split(separator: " ").map(String.init))

  func name(_ reader: Reader, at index: Int) -> String? {
    let word = reader[index]
    let previous = reader[index - 1]
    if word.key == "august" {
      return previous.has(.article) || previous.key == "an" ? nil : "August"
    }
    // “January and March”, “January, February, and March”
    let isListed = previous.has(.and) && (reader[index - 2].month ?? reader[index - 3].month) != nil
    let isName = isListed || previous.has(.beforeDate) && !["for", "on"].contains(previous.key)
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
