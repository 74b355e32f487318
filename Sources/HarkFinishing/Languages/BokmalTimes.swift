/// Years and times of day.
extension BokmalReading {
  /// Returns two numbers as a year or a time of day, as in “nitten nittifire” or “fjorten tretti”,
  /// or leaves them as words if they are, or could be, an estimate.
  func pair(at index: Int) -> Reading? {
    guard let pair = hundreds(at: index) else { return nil }
    let previous = reader[index - 1]
    let words = Reading(end: pair.end, text: nil)
    if previous.has(Bokmal.price) { return words }
    let year = Reading(end: pair.end, text: String(pair.first) + twoDigits(pair.second))
    if previous.has(.label) { return year }
    if pair.first == 20 {
      return previous.has([.beforeDate, .preposition]) && endsPhrase(pair.end) ? year : words
    }
    if isEstimate(pair.first, pair.second) { return words }
    if [18, 19].contains(pair.first) { return year }
    if pair.first >= 13, pair.second > 59 || previous.has(.beforeDate) {
      return pair.first < 20 ? year : words
    }
    guard pair.first <= 23, pair.second <= 59, endsPhrase(pair.end) else { return words }
    return Reading(end: pair.end, text: String(pair.first) + "." + twoDigits(pair.second))
  }

  /// Whether two numbers form an estimate: “femten seksten”, “ti tolv”, “tjue tretti”.
  private func isEstimate(_ first: Int, _ second: Int) -> Bool {
    let isRound = first % 5 == 0 && second % 5 == 0
    return first < second && second - first <= (isRound ? 10 : 2)
  }

  /// Returns an estimate such as “tre fire hundre”, or the phrase “femti femti”, as words.
  func estimate(at index: Int) -> Reading? {
    guard let first = numbers.belowHundred(at: index), !first.isOrdinal,
      !reader.followsPause(first.end), let second = numbers.belowHundred(at: first.end),
      !second.isOrdinal
    else { return nil }
    if first.value == second.value, first.value >= style.firstInFigures {
      return Reading(end: second.end, text: nil)
    }
    guard isEstimate(first.value, second.value),
      let whole = numbers.whole(at: first.end), whole.end > second.end
    else { return nil }
    return Reading(end: whole.end, text: nil)
  }

  /// Whether the word at `index` cannot be a noun that the number before it counts.
  func endsPhrase(_ index: Int) -> Bool {
    let word = reader[index]
    return word.has([.boundary, .preposition, .finiteVerb, .and, Bokmal.conjunction])
      || (!word.phrases.isEmpty && word.number == nil) || reader.followsPause(index)
  }

  /// Returns a number up to 24 and a number from 10 to 99, or a digit after “null”.
  func hundreds(at index: Int) -> (first: Int, second: Int, end: Int)? {
    guard let first = numbers.belowHundred(at: index), !first.isOrdinal, first.value <= 24,
      !reader.followsPause(first.end)
    else { return nil }
    if first.value >= 13, reader[first.end].has(.zero), let row = numbers.row(at: first.end),
      row.digits.count == 2, let second = Int(row.digits)
    {
      return (first.value, second, row.end)
    }
    guard let second = numbers.whole(at: first.end), !second.isOrdinal, let value = second.value,
      (10...99).contains(value), quantities.counted(second) == nil
    else { return nil }
    return (first.value, value, second.end)
  }

  /// Returns the time of day after “klokka”.
  func clock(at index: Int) -> Reading? {
    let start = index + 1
    let time = relative(at: start) ?? absolute(at: start)
    return time.map { Reading(end: $0.end, text: "kl. " + $0.text, startsWithWord: true) }
  }

  /// Returns a time of day such as “halv tre”, “kvart over to”, or “ti på halv fire”.
  private func relative(at index: Int) -> (text: String, end: Int)? {
    var minutes: Int
    var end = index + 1
    if reader[index].has(.half) {
      return hour(at: end).map { (time($0.value, -30), $0.end) }
    } else if reader[index].has(.quarter) {
      minutes = 15
    } else if let number = numbers.belowHundred(at: index), (1...29).contains(number.value) {
      minutes = number.value
      end = number.end
    } else {
      return nil
    }
    if reader[end].has(.to) { minutes = -minutes } else if !reader[end].has(.past) { return nil }
    end += 1
    if reader[end].has(.half) {
      minutes -= 30
      end += 1
    }
    return hour(at: end).map { (time($0.value, minutes), $0.end) }
  }

  /// Returns a time of day such as “åtte”, “fjorten tretti”, or “null åtte tretti”.
  private func absolute(at index: Int) -> (text: String, end: Int)? {
    let isPadded = reader[index].has(.zero) && reader[index + 1].number != nil
    guard let hour = hour(at: isPadded ? index + 1 : index) else { return nil }
    let text = (isPadded && hour.value < 10 ? "0" : "") + String(hour.value)
    if reader.followsPause(hour.end) { return (text, hour.end) }
    if reader[hour.end].has(.zero), let row = numbers.row(at: hour.end), row.digits.count == 2 {
      return (text + "." + row.digits, row.end)
    }
    // “åtte og tretti”
    let start = reader[hour.end].has(.and) ? hour.end + 1 : hour.end
    guard let minutes = numbers.belowHundred(at: start), !minutes.isOrdinal,
      (10...59).contains(minutes.value)
    else { return (text, hour.end) }
    return (text + "." + String(minutes.value), minutes.end)
  }

  private func hour(at index: Int) -> (value: Int, end: Int)? {
    if case .digit(let value) = reader[index].number, value > 0 { return (value, index + 1) }
    guard let number = numbers.belowHundred(at: index), !number.isOrdinal, number.value <= 24
    else { return nil }
    return (number.value, number.end)
  }

  private func time(_ hour: Int, _ minutes: Int) -> String {
    let hour = minutes < 0 ? (hour == 1 ? 12 : hour - 1) : hour
    return String(hour) + "." + twoDigits((minutes + 60) % 60)
  }

  func twoDigits(_ value: Int) -> String { (value < 10 ? "0" : "") + String(value) }
}
