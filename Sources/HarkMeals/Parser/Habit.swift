/// Asides about usual or past meals, such as "I usually have toast, but today".
enum Habit {
  /// Returns the words without asides about other days.
  static func without(in words: [MealWord]) -> [MealWord] {
    var words = words
    var index = 0
    while index < words.count {
      if let range = aside(at: index, of: words) {
        words.removeSubrange(range)
        index = range.lowerBound
      }
      index += 1
    }
    return words
  }

  private static let usual: Set<String> = ["usually", "normally", "typically", "ordinarily"]

  /// Words that make a following aside part of the meal, as in "what I usually have".
  private static let sameAs: Set<String> = ["what", "like", "as", "than", "that"]

  private static let past = [
    ["when", "i", "was"], ["when", "we", "were"], ["as", "a"], ["growing", "up"],
  ]

  private static let ages: Set<String> = [
    "young", "younger", "kid", "child", "children", "boy", "girl", "little", "student", "teenager",
  ]

  private static let habits: Set<String> = [
    "have", "eat", "love", "like", "hate", "drink", "get", "be", "do", "order", "always", "make",
  ]

  /// Returns the range of an aside up to the meal itself, or `nil` if none begins at `index`.
  private static func aside(at index: Int, of words: [MealWord]) -> Range<Int>? {
    let isUsual = usual.contains(words[index].key)
    guard isUsual || isPast(index, words) else { return nil }
    var start = index
    while start > 0, ["i", "we", "id", "wed", "would"].contains(words[start - 1].key),
      words[start - 1].pause != .stop
    {
      start -= 1
    }
    if start > 0, sameAs.contains(words[start - 1].key) { return nil }
    for end in index + 1..<max(words.count, index + 1) {
      if goesOn(end, words) { return start..<end }
      if words[end - 1].pause == .stop { return isUsual ? nil : start..<end }
    }
    return isUsual ? nil : start..<words.count
  }

  private static func isPast(_ index: Int, _ words: [MealWord]) -> Bool {
    if words[index].key == "used", key(index + 1, words) == "to" {
      return habits.contains(key(index + 2, words))
    }
    return past.contains { phrase in
      let end = index + phrase.count
      guard end <= words.count, words[index..<end].map(\.key) == phrase else { return false }
      let after = key(end, words) == "a" ? end + 1 : end
      return phrase[0] == "growing" || ages.contains(key(after, words))
    }
  }

  /// Returns whether the meal itself resumes, as after "but today" or "now I just".
  ///
  /// "But no cheese" still belongs to the aside.
  private static func goesOn(_ index: Int, _ words: [MealWord]) -> Bool {
    switch words[index].key {
    case "but": !["no", "not", "without", "never"].contains(key(index + 1, words))
    case "today", "tonight", "now": true
    case "this": ["morning", "time", "afternoon", "evening"].contains(key(index + 1, words))
    default: false
    }
  }

  private static func key(_ index: Int, _ words: [MealWord]) -> String {
    words.indices.contains(index) ? words[index].key : ""
  }
}
