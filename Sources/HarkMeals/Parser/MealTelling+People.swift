extension MealTelling {
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
    guard index > 0, index + 1 < lexemes.count, case .unknown = lexemes[index].kind,
      lexemes[index - 1].pause == .none, lexemes[index].pause == .none
    else { return false }
    let person = words[lexemes[index - 1].words.lowerBound]
    guard TalkWords.persons.contains(person.text) else { return false }
    switch lexemes[index + 1].kind {
    case .talk, .and, .share: return true
    default: return false
    }
  }

  /// Handles "the same", as in "I had the same".
  ///
  /// Phrases such as "at the same time" and "the same size" do not count.
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
