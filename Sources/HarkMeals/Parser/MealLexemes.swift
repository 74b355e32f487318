/// The words and lexemes of a description, with queries about the context of each lexeme.
struct MealLexemes {
  let words: [MealWord]
  let all: [MealLexeme]

  init(_ words: [MealWord]) {
    self.words = words
    all = MealLexer(words: words).lexemes()
  }

  subscript(index: Int) -> MealLexeme { all[index] }

  /// Returns the words of the lexeme at `index`; empty beyond the ends.
  func key(_ index: Int) -> String {
    all.indices.contains(index) ? words[all[index].words].map(\.key).joined(separator: " ") : ""
  }
  func first(_ index: Int) -> MealWord { words[all[index].words.lowerBound] }
  func end(_ index: Int) -> Int { all[index].words.upperBound }

  func wordsAfter(_ index: Int) -> ArraySlice<MealWord> { words[end(index)...] }

  /// Returns the role of the lexeme at `index`; `nil` beyond the ends.
  func kind(_ index: Int) -> MealLexeme.Kind? {
    all.indices.contains(index) ? all[index].kind : nil
  }

  func unknown(_ index: Int) -> MealLexeme {
    MealLexeme(kind: .unknown, words: all[index].words, pause: all[index].pause)
  }

  func text(of range: Range<Int>) -> String { words[range].map(\.text).joined(separator: " ") }

  /// Returns whether a food or a unit comes next, after any words that describe it.
  func isBeforeFood(_ index: Int) -> Bool {
    guard all[index].pause == .none else { return false }
    switch kind(index + 1) {
    case .food, .recipe, .holder, .unknown, .unit: return true
    case .manner, .size: return isBeforeFood(index + 1)
    default: return false
    }
  }

  func isBeforeAmount(_ index: Int) -> Bool {
    if case .quantity? = kind(index + 1) { true } else { isBeforeFood(index) }
  }

  /// Returns whether the contents of a dish follow, as in "a rice bowl with tofu".
  func isFollowedByContents(_ index: Int) -> Bool {
    let next = end(index)
    return all[index].pause == .none && next < words.count
      && ["of", "with"].contains(words[next].key)
  }

  private static let prepositions = Set(
    words: "at in on from for during after before the my our this to by of near")

  func isAfterPreposition(_ index: Int) -> Bool {
    guard index > 0, all[index - 1].pause == .none else { return false }
    return Self.prepositions.contains(words[end(index - 1) - 1].key)
  }

  /// Returns whether "of" precedes the words, with only "the" or a similar word in between.
  func isPartOfMore(_ range: Range<Int>) -> Bool {
    let owners = Set(words: "the my those our these his her")
    return words[..<range.lowerBound].last { !owners.contains($0.key) }?.key == "of"
  }

  /// Returns whether numbers are multiplied, as in "two eight ounce", unlike "two three".
  func isMultiplied(_ index: Int) -> Bool {
    if case .unit? = kind(index + 1) { true } else { isAfterTimes(index) }
  }

  private func isAfterTimes(_ index: Int) -> Bool {
    ["x", "time"].contains(words.key(all[index].words.lowerBound - 1))
  }

  /// Returns whether numbers are alternatives: "three four ounces", not "two eight ounce glasses".
  func isChoice(_ before: Double, _ value: Double, _ index: Int) -> Bool {
    guard case .unit? = kind(index + 1), before >= 1, !isAfterTimes(index) else { return false }
    let isNear = first(index + 1).isPlural && value > before && value - before <= 2
    return before > 24 || isNear
  }

  /// Returns the reach of "scratch that": the sentence if a sentence ends there or "just" follows,
  /// the clause before "I had", and otherwise the last food.
  func reach(of index: Int) -> MealStatement.Reach {
    let said = key(index)
    if ["last", "not that", "but"].contains(where: said.contains) || said.hasPrefix("for ") {
      return .thing
    }
    guard all[index].pause != .stop, index + 1 < all.count else { return .sentence }
    let next = (index + 1..<min(index + 4, all.count)).map(key)
    if next.contains("just") || next.contains("only") { return .sentence }
    return ["i", "we"].contains(next[0]) ? .clause : .thing
  }

  /// Returns whether a vague food is an aside, as in "As a snack", "for a treat" or "or something".
  func isAside(_ index: Int) -> Bool {
    words[..<index].suffix(2).contains { ["as", "for", "or", "like"].contains($0.key) }
  }

  private static let placing: Set<String> = ["at", "from", "during", "near", "called", "named"]

  /// Returns whether an unknown word is a place or a time, as in "at Joe's" or "during recess".
  func isPlaceOrTime(before index: Int) -> Bool {
    for lexeme in all[..<index].reversed() where lexeme.pause == .none {
      let key = words[lexeme.words.lowerBound].key
      if Self.placing.contains(key) { return true }
      if case .unknown = lexeme.kind { continue }
      guard ["the", "my", "our", "a", "this", "his", "her"].contains(key) else { return false }
    }
    return false
  }

  /// Returns whether a word names an owner rather than a food, as in "My toddler's plate".
  func isOwner(_ index: Int) -> Bool {
    if case .talk? = kind(index + 1) { first(index).text.hasSuffix("'s") } else { false }
  }
}

/// Queries about who ate a food, and how much of it.
extension MealLexemes {
  /// Returns whether a word is the name of the person before it, as in "My neighbor Margaret came".
  func isName(_ index: Int) -> Bool {
    guard index > 0, case .unknown? = kind(index), all[index - 1].pause == .none,
      all[index].pause == .none, TalkWords.persons.contains(first(index - 1).text)
    else { return false }
    return switch kind(index + 1) {
    case .talk, .statement(.and), .share: true
    default: false
    }
  }

  /// Returns whether shares are unknown, as in "Me and two friends finished a pitcher".
  func isCompany(_ index: Int) -> Bool {
    let rest = wordsAfter(index).prefix(4)
    return rest.first?.key == "and" && rest.contains { TalkWords.persons.contains($0.key) }
  }

  /// Returns whether the user ate together with another person, as in "My roommate and I had a
  /// pizza".
  ///
  /// Each person's share is unknown unless "each" or "shared" states it.
  func isTogether(_ index: Int) -> Bool {
    let start = all[index].words.lowerBound
    guard start > 1, words[start - 1].key == "and", words[start - 1].pause == .none,
      words[start - 2].pause == .none, TalkWords.persons.contains(words[start - 2].key),
      words.indices.contains(start + 1)
    else { return false }
    if case .share? = kind(index + 1) { return false }
    return !words[start...].prefix(while: { $0.pause != .stop }).contains {
      ["each", "both", "apiece"].contains($0.key)
    }
  }

  static let finishing = Set(words: "finished ate had took drank tried tasted stole")

  private static let leavings: Set<String> = ["it", "them", "rest"]

  /// Returns whether the user finished a food, as in "I finished it" or "and ate the rest".
  func isFinishing(_ index: Int) -> Bool {
    guard Self.leavings.contains(key(index)) else { return false }
    let verb = all[index].words.lowerBound - 1
    return Self.finishing.contains(words.key(words.key(verb) == "the" ? verb - 1 : verb))
  }

  static let giving: Set<String> = [
    "made", "cooked", "packed", "fixed", "bought", "got", "gave", "fed", "served", "poured",
    "ordered", "brought", "handed", "prepared", "grabbed", "grilled", "baked", "fried",
  ]

  /// Returns whether a person may have eaten food prepared earlier: "I cooked four and he ate three".
  func isOfMade(_ index: Int) -> Bool {
    let before = words[..<all[index].words.lowerBound]
    let sentence = before[((before.lastIndex { $0.pause == .stop } ?? -1) + 1)...].map(\.key)
    return sentence.contains(where: Self.giving.subtracting(["got"]).contains)
      && !sentence.contains(where: Self.finishing.contains)
  }

  private static let making = Set(
    words: "made baked cooked brought bought left ordered given packed grown")

  /// Returns whether food was prepared, not eaten, as in "The cake that my sister had baked".
  func isMaking(_ words: ArraySlice<MealWord>) -> Bool {
    words.first.map { Self.making.contains($0.key) } ?? false
  }

  private static let partNames = Set(words: "filling middle end outside")

  /// Returns whether only part of a food is named, as in "The filling of one taco".
  func isOfPart(_ index: Int) -> Bool {
    Self.partNames.contains(key(index)) && words.key(end(index)) == "of"
  }

  private static let moving = Set(words: "gave put sent threw took picked poured set fed brought")

  private static let off: Set<String> = [
    "back", "away", "off", "out", "over", "behind", "aside", "around", "garbage", "trash", "bin",
    "dog", "cat", "floor", "fridge", "later", "tomorrow",
  ]

  /// Returns whether part of a food was not eaten, as in "Picked the cheese off" or "put one back".
  func isMovedOff(_ index: Int) -> Bool {
    guard Self.moving.contains(key(index)) else { return false }
    let next = end(index)
    if key(index) == "picked", words.key(next) == "at" { return true }
    let rest = words[all[index].words.lowerBound...].prefix(7)
    let clause = rest.prefix { $0.pause == .none && !["but", "and"].contains($0.key) }.count
    return rest.prefix(clause + 1).dropFirst().contains { Self.off.contains($0.key) }
  }
}
