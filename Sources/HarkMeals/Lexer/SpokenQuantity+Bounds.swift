extension SpokenQuantity {
  private static let bounds = [
    "less than", "a little less than", "slightly less than", "fewer than", "no more than",
    "not more than", "not quite", "more than", "a little more than", "slightly more than",
    "a bit more than", "a bit less than", "at least", "at most", "up to", "under", "just under",
    "a little under", "just over", "a little over", "a bit over", "almost", "nearly", "upwards of",
    "somewhere around", "anywhere from", "between",
  ]

  /// Returns an approximate number for a bound.
  ///
  /// Examples are "Less than a cup", "at least two" and "between two and three".
  static func bounded(_ words: ArraySlice<MealWord>) -> SpokenQuantity? {
    let found = bounds.filter { starts(words, with: $0) }.max { $0.count < $1.count }
    guard let found else { return nil }
    let length = found.split(separator: " ").count
    guard words.prefix(length).last?.pause == MealWord.Pause.none,
      var number = atStart(of: words.dropFirst(length)), number.value != nil
    else { return nil }
    if found == "between" {
      let rest = words.dropFirst(length + number.length)
      guard rest.first?.key == "and", let upper = counted(rest.dropFirst()), !upper.isArticle,
        let high = upper.value, high > number.value ?? 0
      else { return nil }
      number.value = high
      number.length += 1 + upper.length
    }
    number.isVague = true
    number.isArticle = false
    number.length += length
    return number
  }
}
