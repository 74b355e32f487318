import Foundation

struct SpokenQuantity: Sendable, Hashable {
  /// The value; `nil` for words such as "some".
  var value: Double?

  /// Whether the words give no exact number.
  var isVague = false

  /// Whether the number is only an article, such as "a" or "an".
  var isArticle = false
  var length: Int
}

extension SpokenQuantity {
  /// Returns the number at the start of `words`, after at most `bounds` bounds: a text that repeats a
  /// bound would otherwise take a time that grows with a power of its length.
  static func atStart(of words: ArraySlice<MealWord>, bounds: Int = 2) -> SpokenQuantity? {
    if bounds > 0, let number = bounded(words, bounds: bounds) { return number }
    if let number = vague(words) { return number }
    guard var number = counted(words) else { return nil }
    number.addFraction(words)
    number.addDozen(words)
    number.takeRange(words)
    return number
  }

  private static let exact = [
    "a couple of": 2.0, "a couple": 2, "couple of": 2, "couple": 2, "a pair of": 2,
    "half a dozen": 6, "a half dozen": 6, "half dozen": 6, "a dozen": 12, "dozen": 12,
    "both half of": 1,
  ]

  private static let vague = ["a few": 3.0, "few": 3, "several": 3, "a piece or two of": 2]

  private static let open: Set<String> = [
    "a handful of", "a little bit of", "a little of", "a bit of", "a lot of", "lot of", "plenty of",
    "load of", "ton of", "a ton of", "a bunch of", "a load of", "some of", "some", "a little",
    "any", "bit of", "a good amount of", "a small amount of", "a bite of", "a taste of", "a mix of",
    "most of", "part of", "the rest of", "almost all of", "nearly all of", "a quick bite of",
    "a stack of", "a pile of",
  ]

  private static let phrases = open.union(exact.keys).union(vague.keys)

  private static func vague(_ words: ArraySlice<MealWord>) -> SpokenQuantity? {
    let found = phrases.filter { starts(words, with: $0) }.max { $0.count < $1.count }
    guard let found, found != "a handful of" else { return nil }
    var length = found.split(separator: " ").count
    var value = exact[found] ?? vague[found]
    if let dozen = value, dozen == 12, let ending = ending(at: words.dropFirst(length)) {
      value = dozen * (1 + ending.value)
      length += ending.length
    }
    var number = SpokenQuantity(value: value, isVague: exact[found] == nil, length: length)
    number.addDozen(words)
    if starts(words.dropFirst(number.length), with: "of") { number.length += 1 }
    return number
  }

  static func starts(_ words: ArraySlice<MealWord>, with phrase: String) -> Bool {
    // Most phrases begin with another word, so they need not be split.
    guard let first = words.first, phrase.hasPrefix(first.key) else { return false }
    let keys = phrase.split(separator: " ").map(String.init)
    return words.count >= keys.count && words.prefix(keys.count).map(\.key) == keys
      && words.prefix(keys.count).dropLast().allSatisfy { $0.pause == .none }
  }

  private static let endings: [(words: String, value: Double)] = [
    ("and a half", 0.5), ("and one half", 0.5), ("and half", 0.5), ("and a quarter", 0.25),
    ("and three quarter", 0.75), ("and a third", 1.0 / 3), ("and two third", 2.0 / 3),
    ("and 1/2", 0.5), ("and one quarter", 0.25), ("and one third", 1.0 / 3),
  ]

  /// Returns the fraction that follows a number or a unit, as in "a cup and a half".
  static func ending(at words: ArraySlice<MealWord>) -> (value: Double, length: Int)? {
    if let decimals = decimals(words) { return decimals }
    return endings.first { starts(words, with: $0.words) }.map {
      ($0.value, $0.words.split(separator: " ").count)
    }
  }

  private mutating func addFraction(_ words: ArraySlice<MealWord>) {
    guard let value, !isArticle, value >= 1, let ending = Self.ending(at: words.dropFirst(length))
    else { return }
    self.value = value + ending.value
    length += ending.length
  }

  private mutating func addDozen(_ words: ArraySlice<MealWord>) {
    guard let value, words.dropFirst(length).first?.key == "dozen" else { return }
    self.value = value * 12
    isArticle = false
    length += 1
  }

  /// Extends the number to a range and uses its upper bound, as in "two or three", or marks it as
  /// vague, as in "two or so".
  private mutating func takeRange(_ words: ArraySlice<MealWord>) {
    let rest = words.dropFirst(length)
    if !isArticle, Self.starts(rest, with: "or so") {
      (isVague, length) = (true, length + 2)
      return
    }
    guard let value, !isArticle || rest.first?.key == "or", let link = rest.first,
      link.key == "or" || link.key == "to",
      words.dropFirst(length - 1).first?.pause == MealWord.Pause.none,
      let upper = Self.counted(rest.dropFirst()), let high = upper.value, !upper.isArticle,
      high > value, high <= value * 2 + 1
    else { return }
    self = SpokenQuantity(value: high, isVague: true, length: length + 1 + upper.length)
  }

  private static let bounds = [
    "less than", "a little less than", "slightly less than", "fewer than", "no more than",
    "not more than", "not quite", "more than", "a little more than", "slightly more than",
    "a bit more than", "a bit less than", "at least", "at most", "up to", "under", "just under",
    "a little under", "just over", "a little over", "a bit over", "almost", "nearly", "upwards of",
    "somewhere around", "anywhere from", "between",
  ]

  /// Returns a vague number for a bound, as in "less than a cup" or "between two and three".
  static func bounded(_ words: ArraySlice<MealWord>, bounds: Int = 2) -> SpokenQuantity? {
    let found = Self.bounds.filter { starts(words, with: $0) }.max { $0.count < $1.count }
    guard let found else { return nil }
    let length = found.split(separator: " ").count
    guard words.prefix(length).last?.pause == MealWord.Pause.none,
      var number = atStart(of: words.dropFirst(length), bounds: bounds - 1), number.value != nil
    else { return nil }
    if found == "between" {
      let rest = words.dropFirst(length + number.length)
      guard rest.first?.key == "and", let upper = counted(rest.dropFirst()), !upper.isArticle,
        let high = upper.value, high > number.value ?? 0
      else { return nil }
      number.value = high
      number.length += 1 + upper.length
    }
    (number.isVague, number.isArticle) = (true, false)
    number.length += length
    return number
  }
}

extension [MealWord] {
  /// Returns the number that begins at `index`; `nil` if there is none.
  func number(at index: Int) -> SpokenQuantity? {
    indices.contains(index) ? SpokenQuantity.atStart(of: self[index...]) : nil
  }
}
