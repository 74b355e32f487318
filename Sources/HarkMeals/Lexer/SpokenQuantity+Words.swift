import Foundation

extension SpokenQuantity {
  private static let ones = [
    "zero": 0.0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19,
  ]

  private static let tens = [
    "twenty": 20.0, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60,
    "seventy": 70, "eighty": 80, "ninety": 90,
  ]

  private static let fractions: [String: Double] = [
    "half": 0.5, "third": 1.0 / 3, "quarter": 0.25, "fourth": 0.25, "fifth": 0.2, "eighth": 0.125,
    "sixth": 1.0 / 6, "seventh": 1.0 / 7, "ninth": 1.0 / 9, "twelfth": 1.0 / 12, "tenth": 0.1,
  ]

  /// Returns the number expressed by an article, a fraction, a decimal, digits, or words.
  static func counted(_ words: ArraySlice<MealWord>) -> SpokenQuantity? {
    guard let first = words.first else { return nil }
    let rest = words.dropFirst()
    if let fraction = fraction(words) { return fraction }
    let nought = ["zero", "0", "oh", "nought"].contains(first.text) ? 1 : 0
    if let (value, length) = decimals(words.dropFirst(nought)), value > 0 {
      return SpokenQuantity(value: value, length: nought + length)
    }
    if first.key == "a" || first.key == "an" || first.key == "another" {
      if first.key != "another", let number = large(words) { return number }
      return SpokenQuantity(value: 1, isArticle: true, length: 1)
    }
    if let value = digits(first.text) { return withNextFraction(value, rest, of: first) }
    return large(words)
  }

  /// Returns a decimal fraction, as in "point five" or "point two five".
  static func decimals(_ words: ArraySlice<MealWord>) -> (value: Double, length: Int)? {
    guard words.first?.key == "point" else { return nil }
    let digits = words.dropFirst().prefix(3).map { ones[$0.key] ?? Double($0.text) }.prefix {
      $0.map { $0 < 10 && $0 == $0.rounded() } ?? false
    }.compactMap { $0 }
    guard !digits.isEmpty else { return nil }
    let value = digits.reversed().reduce(0) { ($0 + $1) / 10 }
    return (value, digits.count + 1)
  }

  /// Returns a fraction, as in "half a", "half of the", "three quarters of a" or "a third of the".
  private static func fraction(_ words: ArraySlice<MealWord>) -> SpokenQuantity? {
    let (times, before) = times(words)
    let rest = words.dropFirst(before)
    guard let share = rest.first.flatMap({ fractions[$0.key] }) else { return nil }
    let links = ["of a", "of an", "of the", "of one", "of my", "of", "a", "an", "the", "my"]
    let link = links.first { starts(rest.dropFirst(), with: $0) }
    let after = link?.split(separator: " ").count ?? 0
    return SpokenQuantity(value: times * share, length: before + 1 + after)
  }

  /// Returns the number before a fraction: "a", "one", or a number before a plural; otherwise 1.
  private static func times(_ words: ArraySlice<MealWord>) -> (value: Double, length: Int) {
    guard words.count > 1, let first = words.first, first.pause == .none else { return (1, 0) }
    if ["a", "an", "one"].contains(first.key) { return (1, 1) }
    let isPlural = words.dropFirst().first?.isPlural ?? false
    guard isPlural, let value = ones[first.key] ?? digits(first.text) else { return (1, 0) }
    return (value, 1)
  }

  private static let most = 100_000.0

  private static func digits(_ text: String) -> Double? {
    let groups = text.split(separator: ",", omittingEmptySubsequences: false)
    if groups.count == 2, groups[1].count < 3 {
      // The comma is a decimal separator, as in "0,5 l".
      return digits(groups.joined(separator: "."))
    }
    guard groups.dropFirst().allSatisfy({ $0.prefix(3).count == 3 }) else { return nil }
    let plain = groups.joined()
    if plain.allSatisfy({ $0.isNumber || $0 == "." }), let value = Double(plain) {
      return value > 0 && value <= most ? value : nil
    }
    let parts = text.split(separator: "/")
    guard parts.count == 2, let top = Double(parts[0]), let bottom = Double(parts[1]), bottom > 0,
      top > 0
    else { return nil }
    return top / bottom
  }

  /// Returns a whole number with any fraction that follows it, as in "1 1/2".
  private static func withNextFraction(
    _ value: Double, _ rest: ArraySlice<MealWord>, of first: MealWord
  ) -> SpokenQuantity {
    guard first.pause == .none, let next = rest.first, next.text.contains("/"),
      let more = digits(next.text), more < 1, value == value.rounded()
    else { return SpokenQuantity(value: value, length: 1) }
    return SpokenQuantity(value: value + more, length: 2)
  }

  private static let weights = Set(words: "g gram gramme ml milliliter millilitre mil")

  /// Returns a number spoken without the word "hundred", as in "one fifty grams" for 150.
  private static func hundreds(_ words: ArraySlice<MealWord>) -> SpokenQuantity? {
    guard let first = words.first, let hundred = ones[first.key], (1...9).contains(hundred),
      first.pause == .none, let (rest, length) = small(words.dropFirst()), rest >= 10,
      let unit = words.dropFirst(1 + length).first, weights.contains(unit.key)
    else { return nil }
    return SpokenQuantity(value: hundred * 100 + rest, length: 1 + length)
  }

  /// Returns a number in words, as in "twenty five", "two hundred and fifty" or "a hundred".
  private static func large(_ words: ArraySlice<MealWord>) -> SpokenQuantity? {
    if let hundreds = hundreds(words) { return hundreds }
    let isArticle = words.first?.key == "a"
    guard var (value, length) = isArticle ? (1, 1) : small(words) else { return nil }
    var rest = words.dropFirst(length)
    guard rest.first?.key == "hundred" else {
      return isArticle ? nil : SpokenQuantity(value: value, length: length)
    }
    value *= 100
    length += 1
    rest = rest.dropFirst()
    let skipped = rest.first?.key == "and" ? 1 : 0
    if let (more, count) = small(rest.dropFirst(skipped)) {
      value += more
      length += skipped + count
    }
    return SpokenQuantity(value: value, length: length)
  }

  private static func small(_ words: ArraySlice<MealWord>) -> (value: Double, length: Int)? {
    guard let first = words.first else { return nil }
    if let value = tens[first.key] {
      guard let next = words.dropFirst().first, let more = ones[next.key], more > 0, more < 10,
        first.pause == .none
      else { return (value, 1) }
      return (value + more, 2)
    }
    return ones[first.key].flatMap { $0 > 0 ? ($0, 1) : nil }
  }
}
