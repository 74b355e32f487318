import Foundation

/// Splits the user's words into the longest known lexemes.
struct MealLexer {
  let words: [MealWord]

  /// Returns the lexemes in order; each word belongs to exactly one lexeme.
  func lexemes() -> [MealLexeme] {
    var lexemes: [MealLexeme] = []
    var index = 0
    while index < words.count {
      let lexeme = time(at: index) ?? share(at: index) ?? part(at: index) ?? longest(at: index)
      lexemes.append(lexeme)
      index = lexeme.words.upperBound
    }
    return lexemes
  }

  func lexeme(_ kind: MealLexeme.Kind, at index: Int, length: Int) -> MealLexeme {
    MealLexeme(kind: kind, words: index..<index + length, pause: words[index + length - 1].pause)
  }

  /// Returns whether the name at the next word takes precedence, as in "cooked chicken thigh".
  private func isOvertaken(at index: Int, length: Int) -> Bool {
    let key = words[index].key
    guard length > 1, words[index].pause == .none,
      MealVocabulary.plainManners.contains(key) || MealVocabulary.sizes[key] != nil
    else { return false }
    return (length...length + 1).contains { food(at: index + 1, length: $0) != nil }
  }

  /// Returns whether two words name two foods, as in "strawberries yogurt and milk".
  private func isOfTwo(at index: Int, _ length: Int) -> Bool {
    length == 2 && words[index].isPlural && Food.named(words[index].key) != nil
      && ["yogurt", "milk", "cheese", "cream", "toast"].contains(words[index + 1].key)
  }

  func longest(at index: Int) -> MealLexeme {
    let number = number(at: index)
    for length in stride(from: min(Food.longestName, words.count - index), to: 0, by: -1) {
      if let key = key(at: index, length: length), let kind = named(key, at: index, length) {
        if let number, number.words.count >= length, !kind.isDish, !kind.describes { return number }
        if let number, number.words.count > length { return number }
        if kind.isDish, isOvertaken(at: index, length: length) || isOfTwo(at: index, length) {
          continue
        }
        return kind
      }
      if let number, number.words.count == length { return number }
    }
    return lexeme(.unknown, at: index, length: 1)
  }

  /// Returns the words joined in the table's spelling; `nil` beyond the end, or if they contain a
  /// pause that the phrase does not allow.
  func key(at index: Int, length: Int) -> String? {
    guard index + length <= words.count else { return nil }
    let range = words[index..<index + length]
    guard range.dropLast().allSatisfy({ $0.pause != .stop }) else { return nil }
    let hasComma = range.dropLast().contains { $0.pause == .comma }
    let key = range.map { MealVocabulary.soundsLike[$0.key] ?? $0.key }.joined(separator: " ")
    return hasComma && !isPhraseWithComma(key) ? nil : key
  }

  /// Returns whether a phrase may contain a comma, as in "bacon, egg and cheese sandwich".
  private func isPhraseWithComma(_ key: String) -> Bool {
    MealVocabulary.amending.contains(key) || MealVocabulary.withdrawing.contains(key)
      || key.contains(" and ") && (Recipe.all[key] != nil || Food.named(key) != nil)
  }

  private func named(_ key: String, at index: Int, _ length: Int) -> MealLexeme? {
    guard let kind = kind(of: key, at: index, length) else { return nil }
    guard case .unit = kind else { return lexeme(kind, at: index, length: length) }
    let ending = SpokenQuantity.ending(at: words[(index + length)...])?.length ?? 0
    return lexeme(kind, at: index, length: length + ending)
  }

  private func kind(of key: String, at index: Int, _ length: Int) -> MealLexeme.Kind? {
    if MealVocabulary.otherDishes.contains(key) { return .unknown }
    if let food = countedFood(key, at: index) { return food }
    // "Two rashers of bacon" mentions bacon once, because a unit precedes "of".
    if self.key(index + length) == "of", let unit = unit(key, at: index, length) { return unit }
    // "Two cups each of rice and beans" means two cups of each food.
    if self.key(index - 1) == "of", self.key(index - 2) == "each", key.contains(" and ") {
      return nil
    }
    if let recipe = Recipe.all[key] { return .recipe(recipe) }
    if let food = Food.named(key) { return .food(food, name: key) }
    if let holder = Recipe.holders[key] { return .holder(holder) }
    let isLast = index + length == words.count || words[index + length - 1].pause != .none
    if MealVocabulary.withdrawing.contains(key)
      || isLast && MealVocabulary.withdrawingAtEnd.contains(key)
    {
      return .withdrawing
    }
    if MealVocabulary.restarting.contains(key) { return .statement(.restarting) }
    if key == "no" { return isNothing(after: index) ? .lacking(.no) : .amending }
    if MealVocabulary.amending.contains(key) {
      // A correction that ends in "no" may exclude the next food, as in "actually no cheese".
      let isOpen = key.hasSuffix(" no") && isNothing(after: index + length - 1)
      return isOpen ? .doubting : .amending
    }
    if isTakingOff(key, at: index) { return .lacking(.without) }
    if MealVocabulary.takingBack.contains(key) { return .lacking(.not) }
    if ["instead of", "rather than", "in place of", "in lieu of"].contains(key) {
      return .lacking(.instead)
    }
    if key == "gave my", isPerson(index + 2) { return nil }
    if MealVocabulary.lacking.contains(key) {
      return .lacking(key.contains("finish the") ? .unfinished : .without)
    }
    return wordKind(of: key, at: index, length)
  }

  private func wordKind(of key: String, at index: Int, _ length: Int) -> MealLexeme.Kind? {
    if let size = MealVocabulary.sizes[key] { return .size(size) }
    if isManner(key) { return .manner(key) }
    if let unit = unit(key, at: index, length) { return unit }
    if Self.links.contains(key) { return .statement(.and(isOr: key == "or")) }
    if let role = Self.roles.first(where: { $0.words.contains(key) }) { return role.kind }
    if let unit = MealVocabulary.units[key], Measure.cuts.contains(unit) { return .cut(unit) }
    return key.allSatisfy { $0.isNumber || $0 == ":" } ? .talk : nil
  }

  private static let links: Set<String> = ["and", "or", "then", "followed by", "and then", "n"]

  /// The words of each role, in the order in which the roles are tried.
  private static let roles: [(words: Set<String>, kind: MealLexeme.Kind)] = [
    (MealVocabulary.places, .place), (MealVocabulary.adding, .statement(.adding)),
    (MealVocabulary.joining, .joining), (["each", "apiece"], .statement(.each)),
    (MealVocabulary.same, .same),
    (MealVocabulary.fillers, .filler), (TalkWords.all, .talk),
  ]

  func isManner(_ key: String) -> Bool {
    MealVocabulary.plainManners.contains(key) || MealVocabulary.tellingManners.contains(key)
      || MealVocabulary.otherFood.contains(key)
  }

  /// Returns whether "no" excludes a food; before a pause, a number, or a word such as "I", it is a
  /// correction.
  private func isNothing(after index: Int) -> Bool {
    words[index].pause == .none && index + 1 < words.count && words.number(at: index + 1) == nil
      && !["with", "on", "in", "i", "it", "we", "the"].contains(key(index + 1))
  }
}

extension MealLexer {
  /// Returns an addition to the last food, as in "then another", "two more", or "times two".
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
    var times: Count? = key(index) == "twice" ? (2, index + 1) : nil
    if times == nil, let here, here.value > 1, ["times", "time"].contains(key(here.end)) {
      times = (here.value, here.end + 1)
    }
    guard let (count, end) = times, index > 0,
      end >= words.count || words[end - 1].pause != .none
        || ["today", "and", "this", "for", "yesterday"].contains(key(end))
    else { return nil }
    return share(.repeated(count), index, to: end)
  }

  /// Returns whether the phrase removes a food, as in "picked the onions off".
  func isTakingOff(_ key: String, at index: Int) -> Bool {
    ["picked", "took", "scraped", "pulled", "peeled"].contains(key)
      && (2...4).contains { self.key(index + $0) == "off" }
  }
}
