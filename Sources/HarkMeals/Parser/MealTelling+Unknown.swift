extension MealTelling {
  /// Handles a word that may be a food, unless it names a place, a time or a person.
  mutating func takeUnknown(_ index: Int) {
    if takeVessel(index) { return }
    if isParticiple(index) { return closeRun() }
    if tellsManner(index) { return }
    if takeBread(key(index), isBeforeFood(index)) { return }
    if MealDoubt.words.contains(key(index)) { statements.append(.unclear) }
    if isPlaceOrTime(before: index) || isOwner(index) || isName(index) { return }
    run.add(lexemes[index], words, manners: takeManners())
  }

  /// Whether a word names an owner rather than a food, as in "My toddler's plate".
  func isOwner(_ index: Int) -> Bool {
    guard words[lexemes[index].words.lowerBound].text.hasSuffix("'s"), index + 1 < lexemes.count
    else { return false }
    if case .talk = lexemes[index + 1].kind { return true }
    return false
  }

  /// Returns whether a word states how a food was added to another, as in "An egg dropped in".
  func isParticiple(_ index: Int) -> Bool {
    guard !run.isEmpty, index + 1 < lexemes.count, lexemes[index].pause == .none,
      words[lexemes[index].words.lowerBound].text.hasSuffix("ed"),
      case .joining = lexemes[index + 1].kind
    else { return false }
    return true
  }

  /// Handles a preparation that follows a known food, as in "Black beans soaked".
  ///
  /// Returns whether there was one.
  private mutating func tellsManner(_ index: Int) -> Bool {
    guard !run.isEmpty, run.pieces.last?.food != nil, !run.pieces.contains(where: \.isUnknown),
      words[lexemes[index].words.lowerBound].text.hasSuffix("ed"), !isBeforeFood(index)
    else { return false }
    let word = text(of: lexemes[index].words)
    closeRun()
    return changeLast { $0.unheeded.append("\($0.name) \(word)") }
  }

  private static let placing: Set<String> = [
    "at", "from", "during", "near", "called", "named",
  ]

  /// Whether an unknown word is a place or a time, as in "at Joe's" or "during recess".
  func isPlaceOrTime(before index: Int) -> Bool {
    for lexeme in lexemes[..<index].reversed() where lexeme.pause == .none {
      let key = words[lexeme.words.lowerBound].key
      if Self.placing.contains(key) { return true }
      if case .unknown = lexeme.kind { continue }
      guard ["the", "my", "our", "a", "this", "his", "her"].contains(key) else { return false }
    }
    return false
  }
}
