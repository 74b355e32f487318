extension MealTelling {
  /// Handles a word that may change the meal and that no other rule handled.
  mutating func takeUnclear(_ index: Int) {
    let key = key(index)
    if isFinishing(index) { return statements.append(.finishing) }
    guard
      MealDoubt.words.contains(key) || isOfPart(index) || isMovedOff(index) || isOffFood(index)
        || isOfAll(index)
    else { return }
    let next = self.key(index + 1)
    switch key {
    case "gave", "give", "handed", "left": if ["me", "us"].contains(next) { return }
    // In "ham between two slices of bread", the food is not divided among people.
    case "between", "among": if isBeforeAmount(index) { return }
    // "Second" is unclear only as a reference, as in "the second one"; "a second coffee" is one
    // more coffee.
    case "second", "latter", "former": if !["one", "was", "had"].contains(next) { return }
    default: break
    }
    statements.append(.unclear)
  }

  private static let partNames: Set<String> = [
    "filling", "inside", "top", "bottom", "middle", "crust", "edge", "end", "center", "outside",
  ]

  /// Whether only part of a food is named, as in "The filling of one taco".
  private func isOfPart(_ index: Int) -> Bool {
    Self.partNames.contains(key(index)) && words.key(lexemes[index].words.upperBound) == "of"
  }

  /// Returns whether only part of the next food was eaten, as in "the cheese off a slice of pizza"
  /// and "the broth from a soup".
  private func isOffFood(_ index: Int) -> Bool {
    let isAround = key(index) == "around" && key(index - 1) == "ate"
    let isTold = isAround || statements.last { $0 != .pause(isStop: false) }?.isTold == true
    guard ["off", "from", "out"].contains(key(index)) && isTold || isAround else { return false }
    for lexeme in lexemes[(index + 1)...].prefix(6) {
      switch lexeme.kind {
      case .filler, .quantity, .unit, .size: if lexeme.pause != .none { return false }
      default:
        if case .unknown = lexeme.kind { return false }
        return lexeme.isDish
      }
    }
    return false
  }

  /// Returns whether the words correct all earlier foods, as in "Sorry, both with jam".
  private func isOfAll(_ index: Int) -> Bool {
    ["both", "all", "either"].contains(key(index)) && statements.suffix(4).contains(.amending)
  }

  private static let moving: Set<String> = [
    "gave", "put", "sent", "threw", "took", "picked", "scraped", "pulled", "poured", "spit", "spat",
    "pushed", "passed", "set", "handed", "fed", "dumped", "brought",
  ]

  private static let off: Set<String> = [
    "back", "away", "off", "out", "over", "behind", "aside", "around", "garbage", "trash", "bin",
    "dog", "cat", "floor", "fridge", "later", "tomorrow",
  ]

  /// Returns whether part of a food was not eaten, as in "Picked the cheese off" or "put one back".
  private func isMovedOff(_ index: Int) -> Bool {
    guard Self.moving.contains(key(index)) else { return false }
    let next = lexemes[index].words.upperBound
    if key(index) == "picked", words.key(next) == "at" { return true }
    let rest = words[lexemes[index].words.lowerBound...].prefix(7)
    let clause = rest.prefix { $0.pause == .none && !["but", "and"].contains($0.key) }.count
    return rest.prefix(clause + 1).dropFirst().contains { Self.off.contains($0.key) }
  }

  /// Returns whether "only" or "just" means that an earlier food was not eaten whole, as in "took a
  /// slice of cake, ate the frosting only" and "but just ate the frosting".
  func isOnly(_ index: Int) -> Bool {
    guard ["only", "just"].contains(key(index)), statements.contains(where: \.isNamed) else {
      return false
    }
    let next = lexemes[index].words.upperBound
    if next == words.count || words[next - 1].pause != .none { return key(index) == "only" }
    let around = [words[max(next - 2, 0)].key, words[next].key]
    return around.contains(where: Self.finishing.contains)
      && words[next...].prefix(2).contains { $0.key == "the" }
  }

  private func isBeforeAmount(_ index: Int) -> Bool {
    if case .quantity? = kind(index + 1) { true } else { isBeforeFood(index) }
  }

  private static let finishing: Set<String> = [
    "finished", "ate", "had", "took", "drank", "tried", "tasted", "stole",
  ]

  private static let leavings: Set<String> = ["it", "them", "rest", "hers", "theirs"]

  /// Returns whether the user finished a food, as in "I finished it" or "and ate the rest".
  private func isFinishing(_ index: Int) -> Bool {
    guard Self.leavings.contains(key(index)) else { return false }
    let verb = lexemes[index].words.lowerBound - 1
    return Self.finishing.contains(words.key(words.key(verb) == "the" ? verb - 1 : verb))
  }

  /// Whether the user ate together with another person, as in "My roommate and I had a pizza".
  ///
  /// Each person's share is unknown unless "each" or "shared" states it.
  func isTogether(_ index: Int) -> Bool {
    let start = lexemes[index].words.lowerBound
    guard start > 1, words[start - 1].key == "and", words[start - 1].pause == .none,
      words[start - 2].pause == .none, TalkWords.persons.contains(words[start - 2].key),
      words.indices.contains(start + 1)
    else { return false }
    if case .share? = kind(index + 1) { return false }
    return !words[start...].prefix(while: { $0.pause != .stop }).contains {
      ["each", "both", "apiece"].contains($0.key)
    }
  }

  private static let giving: Set<String> = [
    "made", "cooked", "packed", "fixed", "bought", "got", "gave", "fed", "served", "poured",
    "ordered", "brought", "handed", "prepared", "grabbed", "grilled", "baked", "fried",
  ]

  /// Returns whether the next food was given to another person, as in "I made my son a sandwich".
  ///
  /// If the food is the user's own, the amount that remains is unknown.
  mutating func isGiven(_ index: Int) -> Bool {
    var verb = lexemes[index].words.lowerBound - 1
    while verb > 0, ["my", "our", "the", "his", "her"].contains(words[verb].key) { verb -= 1 }
    guard verb >= 0, Self.giving.contains(words[verb].key), words[verb].pause == .none,
      index + 1 < lexemes.count, isBeforeAmount(index)
    else { return false }
    let rest = words[lexemes[index].words.upperBound...].prefix(6).map(\.key)
    if rest.contains(where: ["my", "mine", "it", "them", "half", "some"].contains) {
      statements.append(.unclear)
      return true
    }
    isGiving = true
    statements.append(.others(true))
    return true
  }

  /// Whether another person ate some of the user's food, as in "My niece ate most of my ice cream".
  ///
  /// An unknown part of that food is left. "What she had" was eaten by both.
  mutating func isOfMine(_ index: Int) -> Bool {
    let range = lexemes[index].words
    if words.key(range.lowerBound - 1) == "what" { return true }
    let rest = words[range.upperBound...].prefix(5).map(\.key)
    guard rest.contains("my"), rest.contains(where: Self.portions.contains) else { return false }
    statements.append(.unclear)
    return true
  }

  private static let portions: Set<String> = [
    "most", "some", "half", "part", "third", "quarter", "bite", "bit", "piece",
  ]

  /// Whether another person may have eaten food that the user prepared, as in "I cooked four
  /// sausages and my husband ate three".
  func isOfMade(_ index: Int) -> Bool {
    let before = words[..<lexemes[index].words.lowerBound]
    let sentence = before[((before.lastIndex { $0.pause == .stop } ?? -1) + 1)...].map(\.key)
    return sentence.contains(where: Self.giving.subtracting(["got"]).contains)
      && !sentence.contains(where: Self.finishing.contains)
  }

  private static let making: Set<String> = [
    "made", "baked", "cooked", "brought", "bought", "left", "ordered", "given", "packed", "grown",
  ]

  /// Returns whether the words describe preparing rather than eating, as in "The cake that my
  /// sister had baked".
  func isMaking(_ words: ArraySlice<MealWord>) -> Bool {
    words.first.map { Self.making.contains($0.key) } ?? false
  }

  private static let eating: Set<String> = [
    "had", "has", "ate", "eats", "ordered", "drank", "got", "chose", "finished", "picked",
  ]

  /// Handles a word for the person who ate.
  ///
  /// After "My wife had the steak", foods belong to another person until the user speaks of
  /// themselves.
  mutating func takeSubject(_ index: Int) {
    let key = key(index)
    if ["i", "ive"].contains(key) {
      if !isArticle { dropAmount() }
      if isTogether(index) { statements.append(.unclear) }
      statements.append(.others(false))
      statements.append(.speaking)
    } else if ["we", "me", "mine"].contains(key) {
      if key == "me", isCompany(index) { statements.append(.unclear) }
      statements.append(.others(false))
    } else if isGiving, Self.eating.contains(key) {
      isGiving = false
      statements.append(.others(false))
    } else if TalkWords.persons.contains(key), lexemes[index].pause == .none {
      if isGiven(index) || isOfMine(index) { return }
      var next = words[lexemes[index].words.upperBound...]
      if isName(index + 1) { next = next.dropFirst() }
      let isEating = Self.eating.contains(next.first?.key ?? "") && !isMaking(next.dropFirst())
      if isEating, !["me", "us"].contains(next.dropFirst().first?.key ?? "") {
        if !isArticle { dropAmount() }
        if isOfMade(index) { statements.append(.unclear) }
        statements.append(.others(true))
      }
    }
  }

  /// Returns whether the user shared a food in unknown proportions, as in "Me and two friends
  /// finished a pitcher".
  private func isCompany(_ index: Int) -> Bool {
    let rest = words[lexemes[index].words.upperBound...].prefix(4)
    return rest.first?.key == "and" && rest.contains { TalkWords.persons.contains($0.key) }
  }

  /// Returns whether a word is the name of the person before it, as in "My neighbor Margaret came".
  func isName(_ index: Int) -> Bool {
    guard index > 0, case .unknown? = kind(index), lexemes[index - 1].pause == .none,
      lexemes[index].pause == .none,
      TalkWords.persons.contains(words[lexemes[index - 1].words.lowerBound].text)
    else { return false }
    return switch kind(index + 1) {
    case .talk, .and, .share: true
    default: false
    }
  }

  /// Handles "the same", as in "I had the same".
  ///
  /// Phrases such as "at the same time" and "the same size" do not count.
  mutating func takeSame(_ index: Int) {
    closeRun()
    resetAmount()
    if key(index - 1) == "at" || ["time", "place", "size", "kind"].contains(key(index + 1)) {
      return
    }
    statements.append(.others(false))
    statements.append(.same)
  }
}
