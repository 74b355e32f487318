extension MealTelling {
  static let persons: Set<String> = [
    "wife", "husband", "kid", "son", "daughter", "friend", "mom", "mum", "dad", "mother", "father",
    "brother", "sister", "boyfriend", "girlfriend", "partner", "boss", "coworker", "roommate", "he",
    "she", "grandma", "grandpa", "baby", "buddy", "mate", "colleague", "guest", "everyone",
    "neighbor", "neighbour", "aunt", "uncle", "cousin", "niece", "nephew", "grandson",
    "granddaughter", "grandmother", "grandfather", "grandchild", "child", "children", "parent",
    "dog", "cat", "puppy", "flatmate", "toddler", "teenager", "fiance", "fiancee", "hubby", "they",
    "everybody", "boy",
  ]

  private static let eating: Set<String> = [
    "had", "has", "ate", "eats", "ordered", "drank", "got", "chose", "finished", "picked",
  ]

  /// "My wife had the steak": what others ate, until the person speaks of themselves.
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
    } else if Self.persons.contains(key), lexemes[index].pause == .none {
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

  /// "Me and two friends finished a pitcher": who had how much of it is not told.
  private func isCompany(_ index: Int) -> Bool {
    let rest = words[lexemes[index].words.upperBound...].prefix(4)
    return rest.first?.key == "and" && rest.contains { Self.persons.contains($0.key) }
  }

  /// "My neighbour Margaret came": a name behind who it is, before what they did.
  func isName(_ index: Int) -> Bool {
    guard index > 0, index + 1 < lexemes.count, case .unknown = lexemes[index].kind,
      lexemes[index - 1].pause == .none, lexemes[index].pause == .none
    else { return false }
    let person = words[lexemes[index - 1].words.lowerBound]
    guard Self.persons.contains(person.text) else { return false }
    switch lexemes[index + 1].kind {
    case .talk, .and, .share: return true
    default: return false
    }
  }

  /// "I had the same": not at the same time, nor the same as yesterday.
  mutating func takeSame(_ index: Int) {
    closeRun()
    resetAmount()
    let next = index + 1 < lexemes.count ? key(index + 1) : ""
    let before = index > 0 ? key(index - 1) : ""
    if before == "at" || ["time", "place", "size", "kind"].contains(next) { return }
    statements.append(.others(false))
    statements.append(.same)
  }
}
