/// Formats percentages, amounts of money, and measurements.
struct Quantities {
  let reader: Reader
  let style: NumberStyle

  init(_ reader: Reader, _ style: NumberStyle) {
    self.reader = reader
    self.style = style
  }

  /// Returns `number` in digits, with its scale word.
  func figures(_ number: SpokenNumber) -> String {
    guard let scale = number.scale else {
      return style.grouped(number.digits) + fraction(number)
    }
    return style.grouped(number.factor) + fraction(number) + " " + reader.text(scale)
  }

  private func fraction(_ number: SpokenNumber) -> String {
    number.decimals.isEmpty ? "" : style.decimalMark + number.decimals
  }

  /// Returns the reading of `number` with the “percent”, currency, or unit that follows it.
  func counted(_ number: SpokenNumber, sign: String = "") -> Reading? {
    guard !number.isOrdinal else { return nil }
    let next = reader[number.end]
    let text = sign + figures(number)
    if let end = percent(at: number.end) {
      return Reading(end: end, text: text + style.percentSpace + "%")
    }
    if let currency = next.currency, let reading = money(number, currency, sign: sign) {
      return reading
    }
    return unit(at: number.end).flatMap { unit in
      let isLarge = number.value.map { $0 >= style.firstInFigures } ?? true
      guard !unit.isLargeOnly || isLarge || !number.decimals.isEmpty || number.scale != nil
      else { return nil }
      return Reading(end: unit.end, text: text + " " + unit.symbol)
    }
  }

  /// Returns the index after “percent” or “per cent” at `index`.
  func percent(at index: Int) -> Int? {
    if reader[index].has(.percent) { return index + 1 }
    return reader[index].has(.per) && reader[index + 1].key == "cent" ? index + 2 : nil
  }

  private func money(_ number: SpokenNumber, _ currency: Currency, sign: String) -> Reading? {
    var end = number.end + 1
    var text = figures(number)
    if let value = number.value, number.scale == nil, value < currency.minimum { return nil }
    if currency.isHundredth {
      guard let value = number.value, value < 100, number.decimals.isEmpty else { return nil }
      guard currency.isPrefix else {
        return Reading(end: end, text: sign + text + " " + currency.sign)
      }
      return Reading(
        end: end,
        text: sign + currency.sign + "0" + style.decimalMark + (value < 10 ? "0" : "")
          + String(value))
    }
    if number.decimals.isEmpty, number.scale == nil, let cents = hundredths(at: end) {
      text += style.decimalMark + (cents.value < 10 ? "0" : "") + String(cents.value)
      end = cents.end
    } else if let marker = currency.marker {
      guard reader[end].key == marker else { return nil }
      end += 1
    }
    if currency.isPrefix { return Reading(end: end, text: sign + currency.sign + text) }
    // “5 millioner kroner”, but “5 kr”.
    let name = number.scale == nil ? currency.sign : reader.text(number.end)
    return Reading(end: end, text: sign + text + " " + name)
  }

  /// Returns an amount such as “a dollar fifty”, where “dollar” is at `index`.
  func one(at index: Int) -> Reading? {
    guard let currency = reader[index].currency, currency.isPrefix, !currency.isHundredth,
      let cents = hundredths(at: index + 1), cents.value > 9
    else { return nil }
    return Reading(
      end: cents.end, text: currency.sign + "1" + style.decimalMark + String(cents.value))
  }

  /// Returns the cents at `index`: “and fifty cents”, “fifty cents”, or “fifty”.
  private func hundredths(at index: Int) -> (value: Int, end: Int)? {
    let hasAnd = reader[index].has(.and)
    guard let part = Numbers(reader).belowHundred(at: hasAnd ? index + 1 : index), !part.isOrdinal
    else { return nil }
    if reader[part.end].currency?.isHundredth == true { return (part.value, part.end + 1) }
    let next = reader[part.end]
    let isCounted =
      next.number != nil || next.currency != nil || next.has([.percent, .counted])
    let isOwn = hasAnd || part.value < 10 || isCounted || reader.followsPause(index)
    return isOwn ? nil : (part.value, part.end)
  }

  /// Returns the unit at `index`, such as “square kilometers” or “miles per hour”.
  func unit(at index: Int) -> (symbol: String, isLargeOnly: Bool, end: Int)? {
    if reader[index].has(.per) {
      return simpleUnit(at: index + 1).flatMap { unit in
        unit.kind == .afterPer ? nil : ("/" + unit.symbol, false, unit.end)
      }
    }
    guard let unit = simpleUnit(at: index), unit.kind != .afterPer else { return nil }
    if reader[unit.end].has(.per), let other = simpleUnit(at: unit.end + 1) {
      let isSpeed = unit.symbol == "mi" && other.symbol == "h"
      return (isSpeed ? "mph" : unit.symbol + "/" + other.symbol, false, other.end)
    }
    guard unit.kind != .compoundOnly || unit.end > index + 1 else { return nil }
    return (unit.symbol, unit.kind != .symbol, unit.end)
  }

  /// Returns one unit with its prefixes; its kind is `.symbol` if it has any.
  private func simpleUnit(at index: Int) -> (symbol: String, kind: Unit.Kind, end: Int)? {
    var prefix = ""
    var power = ""
    var place = index
    while let unit = reader[place].unit {
      place += 1
      switch unit.kind {
      case .prefix: prefix += unit.symbol
      case .power: power += unit.symbol
      case .two(let symbols): return symbols[reader[place].key].map { ($0, .symbol, place + 1) }
      case .imperial, .compoundOnly:
        let word = power.isEmpty ? "" : power == "²" ? "sq " : "cu "
        return (prefix + word + unit.symbol, power.isEmpty ? unit.kind : .symbol, place)
      case .symbol, .largeOnly, .afterPer:
        if unit.symbol == "W", reader[place].unit?.symbol == "h" {
          return (prefix + "Wh", .symbol, place + 1)
        }
        return (prefix + unit.symbol + power, place > index + 1 ? .symbol : unit.kind, place)
      }
    }
    return nil
  }
}
