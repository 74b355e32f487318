/// Times of day and dates.
extension EnglishReading {
  /// Returns a time of day: “two thirty p m”, “two o'clock”, “ten past four”.
  func time(at index: Int) -> Reading? {
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

  func halfOfDay(at index: Int) -> (text: String, end: Int)? {
    let word = reader[index]
    if word.has(.am) { return reader[index + 1].key == "i" ? nil : ("AM", index + 1) }
    if word.has(.pm) { return ("PM", index + 1) }
    guard word.key == "a" || word.key == "p", reader[index + 1].key == "m" else { return nil }
    return (word.key.uppercased() + "M", index + 2)
  }

  /// Returns a time relative to the hour: “half past three”, “quarter to one”, “ten to eleven p m”.
  func clockPhrase(at index: Int) -> Reading? {
    var minutes: Int
    var place = index + 1
    var isCertain = true
    if reader[index].has([.half, .quarter]) {
      // “the second half after ten minutes”, “in half after one day”
      if reader[index - 1].ordinal != nil || reader[index - 1].key == "in" { return nil }
      minutes = reader[index].has(.half) ? 30 : 15
    } else {
      guard let number = numbers.belowHundred(at: index), !number.isOrdinal else { return nil }
      (minutes, place) = (number.value, number.end)
      if reader[place].has(.minutes) { place += 1 } else { isCertain = minutes % 5 == 0 }
      // “ten after eleven months”, “five minutes to one hour”
      let isPlain = reader[place].key == "past"
      if !isPlain, !reader[index - 1].has(.beforeTime) || reader[index - 2].has(English.winning) {
        isCertain = false
      }
    }
    guard minutes < 60 else { return nil }
    let isPast = reader[place].has(.past)
    guard isPast || reader[place].has(.to), minutes != 30 || isPast,
      let hour = numbers.belowHundred(at: place + 1), !hour.isOrdinal, (1...12).contains(hour.value)
    else { return nil }
    let half = halfOfDay(at: hour.end)
    guard isCertain || half != nil else { return nil }
    // “in the quarter to two million”
    let next = reader[hour.end]
    let isCounted = next.currency != nil || next.has(.percent) || isScale(hour.end)
    if half == nil, isCounted || (next.has(.counted) && reader[place].key != "past") { return nil }
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

  /// Returns a date: “july twenty fifth twenty twelve”, “march sixteen sixty five”.
  func monthFirst(at index: Int) -> Reading? {
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
    // “in July five people”, “last October three of us”, “march three miles”
    if !day.isOrdinal, reader[index - 1].key == "in" || reader[day.end].has([.counted, .of]) {
      return nil
    }
    if word.has(.ambiguousMonth), reader[index - 1].has(.boundary), !day.isOrdinal { return nil }
    return Reading(end: day.end, text: name + " " + String(day.value))
  }

  /// Returns a date with its day at `index`: “the twenty fifth of july two thousand twelve”.
  func dayFirst(at index: Int) -> Reading? {
    var isOrdinal = reader[index].ordinal != nil
    if case .tens = reader[index].number { isOrdinal = reader[index + 1].ordinal != nil }
    guard isOrdinal, let day = numbers.belowHundred(at: index), day.isOrdinal,
      (1...31).contains(day.value)
    else { return nil }
    let month = reader[day.end].has(.of) ? day.end + 1 : day.end
    guard let number = reader[month].month else { return nil }
    guard month > day.end || !reader[month].has(.ambiguousMonth) else { return nil }
    // A holiday: “happy fourth of July”.
    if reader[index - 1].key == "happy" { return nil }
    let date = String(day.value) + " " + Self.months[number - 1]
    if let year = year(at: month + 1) {
      return Reading(end: year.end, text: date + " " + year.text)
    }
    return Reading(end: month + 1, text: date)
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October",
    "November", "December",
  ]

  /// Returns a year: “nineteen ninety four”, “two thousand and twelve”, “nineteen hundred”.
  func year(at index: Int) -> (text: String, end: Int)? {
    if let pair = halves(at: index), (11...20).contains(pair.first), pair.second.count == 2 {
      return (String(pair.first) + pair.second, pair.end)
    }
    guard let number = numbers.whole(at: index), !number.isOrdinal, let value = number.value,
      (1000...2100).contains(value)
    else { return nil }
    return (number.digits, number.end)
  }
}
