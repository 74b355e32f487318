extension MealLexer {
  /// Returns an addition to the previous food, as in "and then another", "two more", or "times
  /// two".
  func more(_ index: Int, _ here: Count?) -> MealLexeme? {
    if let often = often(index, here) { return often }
    let isTimes = ["times", "x"].contains(key(index))
    let start = isTimes || key(index) == "another" ? index + 1 : index
    let count = (start == index ? here : count(at: start)) ?? (1, start)
    var end = count.end
    if start == index {
      guard end > index, key(end) == "more" else { return nil }
      end += 1
    }
    guard end > index, !isTimes || count.value > 1, index > 0 else { return nil }
    if words[end - 1].pause == .none, end < words.count {
      switch longest(at: end).kind {
      case .food, .recipe, .holder, .unknown, .unit, .size, .manner, .quantity, .cut: return nil
      default: if key(end) == "of" { return nil }
      }
    }
    return share(isTimes ? .times(count.value) : .more(count.value), index, to: end)
  }

  /// Returns a repetition at the end of a statement, such as "twice" or "three times".
  private func often(_ index: Int, _ here: Count?) -> MealLexeme? {
    let isTimes = here.map { ["times", "time"].contains(key($0.end)) && $0.value > 1 } ?? false
    let (count, end) =
      key(index) == "twice"
      ? (2.0, index + 1) : isTimes ? (here?.value ?? 1, (here?.end ?? index) + 1) : (0, index)
    guard end > index, index > 0,
      end >= words.count || words[end - 1].pause != .none
        || ["today", "and", "this", "for", "yesterday"].contains(key(end))
    else { return nil }
    return share(.repeated(count), index, to: end)
  }
}
