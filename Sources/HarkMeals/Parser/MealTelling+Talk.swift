extension MealTelling {
  private static let turning = Set(
    words: "but because so although though however while instead thank idea problem if")

  private static let meals = Set(words: "breakfast lunch dinner supper brunch dessert snack")

  /// Handles talk, which separates the words around it unless it belongs to a food: "two beer bottles".
  mutating func takeTalk(_ index: Int) {
    if isOfDish(index) { return add(lexemes.unknown(index), takeManners()) }
    if takeVessel(index) || takeKind(index) { return }
    closeRun()
    if tellsContents(index) { return close(.joining) }
    // In "My wife had the steak, so just the soup", the soup is the user's own.
    if lexemes.key(index) == "so" { statements.append(.others(false)) }
    takeSubject(index)
    takeVagueFood(index)
    takeDoubt(index)
    takeUnclear(index)
    if amount.isArticle { amount = SpokenAmount() }
    manners = []
    let isMeal = Self.meals.contains(lexemes.key(index))
    guard isMeal || Self.turning.contains(lexemes.key(index)) else { return }
    dropAmount()
    statements.append(.turning(isMeal: isMeal))
  }

  /// Returns whether the contents of a food follow, as in "The omelet had three eggs".
  private func tellsContents(_ index: Int) -> Bool {
    ["had", "has", "contained", "contains"].contains(lexemes.key(index)) && index > 0
      && lexemes[index - 1].pause == .none && statements.last?.mention?.isDefinite == true
  }

  private static let doubts: Set<String> = ["want", "need", "crave", "craving", "wish", "tomorrow"]

  /// Handles a wish, such as "I want a burger", which leaves it uncertain whether the food was
  /// eaten, unless "to" follows, as in "I want to log a burger".
  private mutating func takeDoubt(_ index: Int) {
    let next = lexemes.end(index)
    let isLiking =
      ["would", "id"].contains(lexemes.key(index)) && lexemes.words.key(next) == "like"
    let behind = isLiking ? next + 1 : next
    guard Self.doubts.contains(lexemes.key(index)) || isLiking, behind < lexemes.words.count,
      lexemes.words[behind].key != "to"
    else { return }
    statements.append(.doubt(lexemes.text(of: lexemes[index].words.lowerBound..<behind)))
  }

  /// Handles a word that states that a food was finished, or that may change the meal in an unclear way.
  mutating func takeUnclear(_ index: Int) {
    let key = lexemes.key(index)
    if lexemes.isFinishing(index) { return statements.append(.finishing) }
    guard
      MealDoubt.words.contains(key) || lexemes.isOfPart(index) || lexemes.isMovedOff(index)
        || isOffFood(index) || isOfAll(index)
    else { return }
    let next = lexemes.key(index + 1)
    switch key {
    case "gave", "give", "handed", "left": if ["me", "us"].contains(next) { return }
    // In "ham between two slices of bread", nothing is divided.
    case "between", "among": if lexemes.isBeforeAmount(index) { return }
    // "The second one" is unclear, whereas "a second coffee" is one more coffee.
    case "second", "latter", "former": if !["one", "was", "had"].contains(next) { return }
    default: break
    }
    statements.append(.unclear)
  }

  /// Returns whether only part of a food was eaten, as in "the cheese off a slice of pizza".
  private func isOffFood(_ index: Int) -> Bool {
    let isAround = lexemes.key(index) == "around" && lexemes.key(index - 1) == "ate"
    let isTold = isAround || statements.last { $0 != .pause(isStop: false) }?.isTold == true
    guard ["off", "from", "out"].contains(lexemes.key(index)) && isTold || isAround else {
      return false
    }
    for lexeme in lexemes.all[(index + 1)...].prefix(6) {
      switch lexeme.kind {
      case .filler, .quantity, .unit, .size: if lexeme.pause != .none { return false }
      case .food, .recipe, .holder: return true
      default: return false
      }
    }
    return false
  }

  /// Returns whether the words correct all earlier foods, as in "Sorry, both with jam".
  private func isOfAll(_ index: Int) -> Bool {
    ["both", "all", "either"].contains(lexemes.key(index))
      && statements.suffix(4).contains(.amending)
  }

  /// Handles a filler; "maybe" before a number makes an amount vague: "three beers, maybe four".
  mutating func takeFiller(_ index: Int) {
    closeRun()
    isDefinite = lexemes.key(index) == "the"
    if isOnly(index) { statements.append(.unclear) }
    amount.isAfterOf = amount.isAfterOf || lexemes.key(index) == "of" && amount.said.unit != nil
    guard ["maybe", "perhaps", "possibly", "probably"].contains(lexemes.key(index)),
      case .quantity? = lexemes.kind(index + 1), !lexemes.isBeforeFood(index + 1)
    else { return }
    if amount.said.quantity != nil, amount.said.unit == nil, !amount.isArticle {
      amount.said.isVague = true
    } else {
      statements.append(.and(isOr: true))
    }
  }

  /// Returns whether a food was not eaten whole, as in "took some cake, ate the frosting only".
  func isOnly(_ index: Int) -> Bool {
    guard ["only", "just"].contains(lexemes.key(index)), statements.contains(where: \.isNamed)
    else { return false }
    let next = lexemes.end(index)
    if next == lexemes.words.count || lexemes.words[next - 1].pause != .none {
      return lexemes.key(index) == "only"
    }
    let around = [lexemes.words[max(next - 2, 0)].key, lexemes.words[next].key]
    return around.contains(where: MealLexemes.finishing.contains)
      && lexemes.words[next...].prefix(2).contains { $0.key == "the" }
  }

  private static let eating = Set(words: "had has ate eats ordered drank got chose finished picked")

  /// Handles a word for the person who ate, which applies until the user speaks of themselves.
  mutating func takeSubject(_ index: Int) {
    let key = lexemes.key(index)
    if ["i", "ive"].contains(key) {
      if !amount.isArticle { dropAmount() }
      if lexemes.isTogether(index) { statements.append(.unclear) }
      statements += [.others(false), .speaking]
    } else if ["we", "me", "mine"].contains(key) {
      if key == "me", lexemes.isCompany(index) { statements.append(.unclear) }
      statements.append(.others(false))
    } else if isGiving, Self.eating.contains(key) {
      isGiving = false
      statements.append(.others(false))
    } else if TalkWords.persons.contains(key), lexemes[index].pause == .none {
      if isGiven(index) || isOfMine(index) { return }
      var next = lexemes.wordsAfter(index)
      if lexemes.isName(index + 1) { next = next.dropFirst() }
      let isEating =
        Self.eating.contains(next.first?.key ?? "") && !lexemes.isMaking(next.dropFirst())
      if isEating, !["me", "us"].contains(next.dropFirst().first?.key ?? "") {
        if !amount.isArticle { dropAmount() }
        if lexemes.isOfMade(index) { statements.append(.unclear) }
        statements.append(.others(true))
      }
    }
  }

  /// Returns whether the next food was given away, as in "I made my son a sandwich"; if so, adds a
  /// statement about it.
  mutating func isGiven(_ index: Int) -> Bool {
    var verb = lexemes[index].words.lowerBound - 1
    while verb > 0, ["my", "our", "the", "his", "her"].contains(lexemes.words[verb].key) {
      verb -= 1
    }
    guard verb >= 0, MealLexemes.giving.contains(lexemes.words[verb].key),
      lexemes.words[verb].pause == .none, lexemes.isBeforeAmount(index)
    else { return false }
    let rest = lexemes.wordsAfter(index).prefix(6).map(\.key)
    if rest.contains(where: ["my", "mine", "it", "them", "half", "some"].contains) {
      statements.append(.unclear)
      return true
    }
    isGiving = true
    statements.append(.others(true))
    return true
  }

  private static let portions = Set(words: "most some half part third quarter bite bit piece")

  /// Returns whether a person is mentioned only in connection with the user's food, as in "what my niece
  /// left", or in "My niece ate most of my pizza", which makes the meal unclear.
  mutating func isOfMine(_ index: Int) -> Bool {
    if lexemes.words.key(lexemes[index].words.lowerBound - 1) == "what" { return true }
    let rest = lexemes.wordsAfter(index).prefix(5).map(\.key)
    guard rest.contains("my"), rest.contains(where: Self.portions.contains) else { return false }
    statements.append(.unclear)
    return true
  }

  /// Handles "the same" as a repetition, except in phrases such as "at the same time" and "the same size".
  mutating func takeSame(_ index: Int) {
    closeRun()
    amount = SpokenAmount()
    let isOther = ["time", "place", "size", "kind"].contains(lexemes.key(index + 1))
    if isOther || lexemes.key(index - 1) == "at" { return }
    statements += [.others(false), .same]
  }

  private static let afterthoughts: Set<String> = ["actually", "sorry", "i mean", "rather"]

  /// Handles a word of correction, which may follow the replacement, as in "Ham, well, turkey
  /// actually".
  mutating func takeAmending(_ index: Int) {
    let isAtEnd = lexemes[index].pause != .none || index + 1 == lexemes.all.count
    guard isAtEnd, Self.afterthoughts.contains(lexemes.key(index)),
      !run.isEmpty || amount.said.quantity != nil,
      index > 0, lexemes[index - 1].pause == .none, case .pause = statements.last
    else { return close(.amending) }
    statements.append(.amending)
    closeRun()
    dropAmount()
  }
}
