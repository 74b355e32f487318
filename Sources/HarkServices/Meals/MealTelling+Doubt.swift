extension MealTelling {
  /// A word that may change what was eaten, where no rule took it.
  mutating func takeUnclear(_ index: Int) {
    let key = key(index)
    if isFinishing(index) { return statements.append(.finishing) }
    guard
      MealDoubt.words.contains(key) || isOfPart(index) || isMovedOff(index) || isOffFood(index)
        || isOfAll(index)
    else { return }
    let next = index + 1 < lexemes.count ? self.key(index + 1) : ""
    switch key {
    case "gave", "give", "handed", "left": if ["me", "us"].contains(next) { return }
    // "Ham between two slices of bread".
    case "between", "among": if isBeforeAmount(index) { return }
    // "A second coffee" is one more.
    case "second", "latter", "former": if !["one", "was", "had"].contains(next) { return }
    default: break
    }
    statements.append(.unclear)
  }

  private static let partNames: Set<String> = [
    "filling", "inside", "top", "bottom", "middle", "crust", "edge", "end", "center", "outside",
  ]

  /// "The filling of one taco": not all of it.
  private func isOfPart(_ index: Int) -> Bool {
    let next = lexemes[index].words.upperBound
    return Self.partNames.contains(key(index)) && next < words.count && words[next].key == "of"
  }

  /// "The cheese off a slice of pizza", "the broth from a soup": the second was not eaten whole.
  private func isOffFood(_ index: Int) -> Bool {
    let isAround = key(index) == "around" && index > 0 && key(index - 1) == "ate"
    let isTold = isAround || statements.last(where: { !$0.isPause })?.isTold == true
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

  /// "Sorry, both with jam": what was told before is told otherwise.
  private func isOfAll(_ index: Int) -> Bool {
    ["both", "all", "either"].contains(key(index))
      && statements.suffix(4).contains { if case .amending = $0 { true } else { false } }
  }

  private static let moving: Set<String> = [
    "gave", "put", "sent", "threw", "took", "picked", "scraped", "pulled", "poured", "spit", "spat",
    "pushed", "passed", "set", "handed", "fed", "dumped", "brought",
  ]

  private static let off: Set<String> = [
    "back", "away", "off", "out", "over", "behind", "aside", "around", "garbage", "trash", "bin",
    "dog", "cat", "floor", "fridge", "later", "tomorrow",
  ]

  /// "Picked the cheese off", "put one back": something of it was not eaten.
  private func isMovedOff(_ index: Int) -> Bool {
    guard Self.moving.contains(key(index)) else { return false }
    let next = lexemes[index].words.upperBound
    if key(index) == "picked", next < words.count, words[next].key == "at" { return true }
    let rest = words[lexemes[index].words.lowerBound...].prefix(7)
    let clause = rest.prefix { $0.pause == .none && !["but", "and"].contains($0.key) }.count
    return rest.prefix(clause + 1).dropFirst().contains { Self.off.contains($0.key) }
  }

  /// "Took a slice of cake, ate the frosting only", "but just ate the frosting": what was told before
  /// was not all eaten.
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
    guard index + 1 < lexemes.count else { return false }
    if case .quantity = lexemes[index + 1].kind { return true }
    return isBeforeFood(index)
  }

  private static let finishing: Set<String> = [
    "finished", "ate", "had", "took", "drank", "tried", "tasted", "stole",
  ]

  private static let leavings: Set<String> = ["it", "them", "rest", "hers", "theirs"]

  /// "I finished it", "and ate the rest".
  private func isFinishing(_ index: Int) -> Bool {
    guard Self.leavings.contains(key(index)) else { return false }
    let start = words[..<lexemes[index].words.lowerBound].last?.key == "the" ? 2 : 1
    let verb = lexemes[index].words.lowerBound - start
    return words.indices.contains(verb) && Self.finishing.contains(words[verb].key)
  }
}

extension MealTelling {
  /// "My roommate and I had a pizza": who had how much of it is not told, but by "each" or "shared".
  func isTogether(_ index: Int) -> Bool {
    let start = lexemes[index].words.lowerBound
    guard start > 1, words[start - 1].key == "and", words[start - 1].pause == .none,
      words[start - 2].pause == .none, Self.persons.contains(words[start - 2].key),
      words.indices.contains(start + 1)
    else { return false }
    if index + 1 < lexemes.count, case .share = lexemes[index + 1].kind { return false }
    return !words[start...].prefix(while: { $0.pause != .stop }).contains {
      ["each", "both", "apiece"].contains($0.key)
    }
  }

  private static let giving: Set<String> = [
    "made", "cooked", "packed", "fixed", "bought", "got", "gave", "fed", "served", "poured",
    "ordered", "brought", "handed", "prepared", "grabbed", "grilled", "baked", "fried",
  ]

  /// "I made my son a sandwich": what comes is somebody else's; of the person's own, some is left.
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

  /// "My niece ate most of my ice cream": some of it was left; "what she had" was eaten by both.
  mutating func isOfMine(_ index: Int) -> Bool {
    let range = lexemes[index].words
    if range.lowerBound > 0, words[range.lowerBound - 1].key == "what" { return true }
    let rest = words[range.upperBound...].prefix(5).map(\.key)
    guard rest.contains("my"), rest.contains(where: Self.portions.contains) else { return false }
    statements.append(.unclear)
    return true
  }

  private static let portions: Set<String> = [
    "most", "some", "half", "part", "third", "quarter", "bite", "bit", "piece",
  ]

  /// "I cooked four sausages and my husband ate three": theirs may be of those.
  func isOfMade(_ index: Int) -> Bool {
    let before = words[..<lexemes[index].words.lowerBound]
    let sentence = before[((before.lastIndex { $0.pause == .stop } ?? -1) + 1)...].map(\.key)
    return sentence.contains(where: Self.giving.subtracting(["got"]).contains)
      && !sentence.contains(where: Self.finishing.contains)
  }

  private static let making: Set<String> = [
    "made", "baked", "cooked", "brought", "bought", "left", "ordered", "given", "packed", "grown",
  ]

  /// "The cake that my sister had baked": she did not eat it.
  func isMaking(_ words: ArraySlice<MealWord>) -> Bool {
    words.first.map { Self.making.contains($0.key) } ?? false
  }
}
