/// Asides about food that the user did not eat, as in "I was going to have pizza, but".
enum Intent {
  static func without(in words: [MealWord]) -> [MealWord] {
    var words = words
    var index = 0
    while index < words.count {
      let length = phrase(at: index, of: words) ?? (isOrder(at: index, of: words) ? 1 : nil)
      if let length, !isTelling(index + length, words) {
        words.removeSubrange(start(of: index, words)..<end(from: index + length, words))
      } else {
        index += 1
      }
    }
    return words
  }

  private static let phrases = MealVocabulary.keys(
    """
    was going to|were going to|was gonna|were gonna|was about to|were about to|planned to|plan to
    |planning to|planning on having|meant to have|meant to eat|meant to get|supposed to have
    |supposed to eat|almost had|almost ate|almost got|nearly had|nearly ate|wanted|was craving
    |were craving|thought about|thought of|thinking of|thinking about|considered|was tempted by
    |tempted to|could have had|could have eaten|would have had|would have eaten|would have got|would have gotten|would have ordered|should have had|should have eaten|should have
    |should eat|wish i had|might have|might eat|might get|might grab|hoping for|hoped for
    |tomorrow ill|tomorrow i will|tomorrow im|was offered|were offered|looked at|eyed the|eyed a
    |smelled|saw|could smell|did i say|thought it was|thought they were|thought i had
    """)

  private static func phrase(at index: Int, of words: [MealWord]) -> Int? {
    (1...4).reversed().first { length in
      let said = words[index...].prefix(length)
      return said.dropLast().allSatisfy { $0.pause == .none }
        && phrases.contains(said.map(\.key).joined(separator: " "))
    }
  }

  /// Verbs whose object was not eaten if "but" and one of the associated words follow.
  private static let turns: [String: Set<String>] = [
    "ordered": brought, "asked": brought, "said": ["it", "they", "that"],
    "offered": ["said", "declined", "passed", "refused", "didnt", "wasnt"],
  ]

  private static let brought: Set<String> = ["got", "they", "brought", "gave", "received", "came"]

  /// Returns whether the object of a verb was not eaten, as in "ordered fries but got a salad".
  private static func isOrder(at index: Int, of words: [MealWord]) -> Bool {
    guard let turns = turns[words[index].key],
      let but = words[index...].firstIndex(where: { $0.key == "but" || $0.pause == .stop })
    else { return false }
    return words[but].key == "but" && words[but...].prefix(3).contains { turns.contains($0.key) }
  }

  private static let tellings = Set(
    words: "log add record track enter note say tell report let put")

  /// Returns whether the next food was eaten, as in "I wanted to log two eggs".
  private static func isTelling(_ index: Int, _ words: [MealWord]) -> Bool {
    let next = words.key(index)
    return ["had", "eaten"].contains(next) || tellings.contains(next)
      || tellings.contains(words.key(index + 1))
  }

  static let negations: Set<String> = ["no", "not", "without", "never"]

  private static func start(of index: Int, _ words: [MealWord]) -> Int {
    let subjects = Set(words: "i we id wed just really also")
    return index
      - words[..<index].reversed().prefix { $0.pause == .none && subjects.contains($0.key) }.count
  }

  private static let eating = Set(
    words: "had ate got drank ended settled chose decided opted went so instead stuck")

  /// Returns where the meal resumes: at "but", at a verb such as "ended", or after the sentence.
  private static func end(from index: Int, _ words: [MealWord]) -> Int {
    for end in index..<max(words.count, index) {
      let key = words[end].key
      if key == "but", !negations.contains(words.key(end + 1)) { return end }
      if eating.contains(key), end > index { return end }
      if words[end].pause == .stop { return end + 1 }
    }
    return words.count
  }
}

/// Asides about usual or past meals, such as "I usually have toast, but today".
enum Habit {
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

  /// Words after which an aside belongs to the meal, as in "what I usually have".
  private static let sameAs: Set<String> = ["what", "like", "as", "than", "that"]

  private static let past = [
    ["when", "i", "was"], ["when", "we", "were"], ["as", "a"], ["growing", "up"],
  ]

  private static let ages = Set(
    words: "young younger kid child children boy girl little student teenager")

  private static let habits = Set(
    words: "have eat love like hate drink get be do order always make")

  private static func aside(at index: Int, of words: [MealWord]) -> Range<Int>? {
    let isUsual = usual.contains(words[index].key)
    guard isUsual || isPast(index, words) else { return nil }
    var start = index
    while start > 0, ["i", "we", "id", "wed", "would"].contains(words[start - 1].key),
      words[start - 1].pause != .stop
    { start -= 1 }
    if start > 0, sameAs.contains(words[start - 1].key) { return nil }
    for end in index + 1..<max(words.count, index + 1) {
      if goesOn(end, words) { return start..<end }
      if words[end - 1].pause == .stop { return isUsual ? nil : start..<end }
    }
    return isUsual ? nil : start..<words.count
  }

  private static func isPast(_ index: Int, _ words: [MealWord]) -> Bool {
    if words[index].key == "used", words.key(index + 1) == "to" {
      return habits.contains(words.key(index + 2))
    }
    return past.contains { phrase in
      let end = index + phrase.count
      guard end <= words.count, words[index..<end].map(\.key) == phrase else { return false }
      let after = words.key(end) == "a" ? end + 1 : end
      return phrase[0] == "growing" || ages.contains(words.key(after))
    }
  }

  /// Returns whether the meal itself resumes, as after "but today", unlike "but no cheese".
  private static func goesOn(_ index: Int, _ words: [MealWord]) -> Bool {
    switch words[index].key {
    case "but": !Intent.negations.contains(words.key(index + 1))
    case "today", "tonight", "now": true
    case "this": ["morning", "time", "afternoon", "evening"].contains(words.key(index + 1))
    default: false
    }
  }
}
