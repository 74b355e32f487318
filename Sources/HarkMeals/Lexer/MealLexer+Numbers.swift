extension MealLexer {
  /// Returns the number at a word, or only its article, as in "a quarter pounder".
  func number(at index: Int) -> MealLexeme? {
    // "Ones" in "the small ones" is not a number.
    guard words[index].text != "ones", let found = words.number(at: index) else { return nil }
    let end = index + found.length
    if let name = startOfName(reachingOver: end, after: index) {
      let article = SpokenQuantity(value: 1, isArticle: true, length: name - index)
      return lexeme(.quantity(article), at: index, length: article.length)
    }
    guard !found.isArticle, words[end - 1].pause == .none,
      TalkWords.afterOtherNumbers.contains(key(end))
    else { return lexeme(.quantity(found), at: index, length: found.length) }
    return lexeme(key(end) == "inch" ? .size("inch") : .talk, at: index, length: found.length + 1)
  }

  func food(at index: Int, length: Int) -> Food? {
    key(at: index, length: length).flatMap(Food.named)
  }

  private func startOfName(reachingOver end: Int, after index: Int) -> Int? {
    (index + 1..<max(end, index + 1)).first { start in
      (2...4).contains { count in
        start + count > end && food(at: start, length: count) != nil
      }
    }
  }

  /// Returns a time of day, such as "at eight", "at 8 30", or "8:30".
  func time(at index: Int) -> MealLexeme? {
    if words[index].text.contains(":") { return lexeme(.talk, at: index, length: 1) }
    guard let hour = clock(at: index + 1), isBeforeTime(index, hour),
      !isOfUnits(index + 1 + hour.length)
    else { return nil }
    var length = 1 + hour.length
    if let minutes = clock(at: index + length), minutes.value ?? 0 >= 10, hour.value ?? 13 <= 12 {
      length += minutes.length
    }
    if ["am", "pm", "oclock"].contains(key(index + length)) { length += 1 }
    return lexeme(.talk, at: index, length: length)
  }

  /// Returns whether a unit follows, as in "stopped at three slices", which is not a time.
  private func isOfUnits(_ index: Int) -> Bool {
    index < words.count && words[index].isPlural && MealVocabulary.units[words[index].key] != nil
  }

  /// Returns whether the word precedes a time rather than an amount, as in "around eleven I had".
  private func isBeforeTime(_ index: Int, _ hour: SpokenQuantity) -> Bool {
    let key = words[index].key
    if key == "at" { return true }
    let next = index + 1 + hour.length
    let isLast = next >= words.count || words[next - 1].pause != .none
    guard TalkWords.beforeTime.contains(key), hour.value ?? 13 <= 12 else { return false }
    return isLast
      ? !["around", "about", "from"].contains(key)
      : ["am", "pm", "oclock", "thirty", "i", "we", "a", "an", "my"].contains(self.key(next))
  }

  private func clock(at index: Int) -> SpokenQuantity? {
    words.number(at: index).flatMap { $0.isArticle ? nil : $0 }
  }

  /// Returns the unit that the words name; `nil` if they have another meaning.
  ///
  /// A unit usually requires a number before it or "of" after it, unlike "can" in "I can" or "bar"
  /// in "at the bar".
  func unit(_ key: String, at index: Int, _ length: Int) -> MealLexeme.Kind? {
    guard let unit = MealVocabulary.units[key] else { return nil }
    let after = words[(index + length)...]
    guard
      after.first?.key == "of" || isNumbered(index) || isCup(unit, at: index + length)
        || isOtherUnit(unit, at: index, length)
    else { return nil }
    return .unit(unit, more: SpokenQuantity.ending(at: after)?.value ?? 0)
  }

  /// Returns whether the unit corrects the previous unit, as in "two tablespoons, no, teaspoons".
  private func isOtherUnit(_ unit: String, at index: Int, _ length: Int) -> Bool {
    let isLast = index + length >= words.count || words[index + length - 1].pause != .none
    return isLast && index > 0 && words[index].isPlural && Measure.isExact(unit)
      && ["no", "not", "mean", "meant", "sorry", "actually", "that", "it", "rather", "wait"]
        .contains(words[index - 1].key)
  }

  /// Returns whether the unit is a coffee shop's cup, which needs no number, as in "grande latte".
  private func isCup(_ unit: String, at next: Int) -> Bool {
    guard Measure.ofShops.contains(unit), next < words.count else { return false }
    return switch longest(at: next).kind {
    case .recipe, .manner: true
    case .food(let food, _): food.isPoured
    default: false
    }
  }

  /// Returns a word that is a food only when counted, as in "a date" or "two whites".
  func countedFood(_ key: String, at index: Int) -> MealLexeme.Kind? {
    let name: String
    switch key {
    case "date" where isCounted(index): name = "dates"
    case "fry" where isNumbered(index): name = "fries"
    case "white" where isOfEggs(index): name = "egg white"
    case _ where ["vanilla", "chocolate", "strawberry"].contains(key) && isScooped(index):
      name = "\(key) ice cream"
    default: return nil
    }
    return Food.named(name).map { .food($0, name: name) }
  }

  /// Returns whether the flavor denotes ice cream, as in "a scoop of vanilla".
  private func isScooped(_ index: Int) -> Bool {
    key(index - 1) == "of" && key(index - 2) == "scoop" && !isBeforeDish(index)
  }

  private func isBeforeDish(_ index: Int) -> Bool {
    words[index].pause == .none && index + 1 < words.count && longest(at: index + 1).isDish
  }

  /// Returns whether "whites" are egg whites, as in "two eggs and two whites".
  private func isOfEggs(_ index: Int) -> Bool {
    isCounted(index) && words[index - 1].key != "a"
      && (words[index].isPlural || words[..<index].contains { $0.key == "egg" })
      && !isBeforeDish(index)
  }

  /// Returns whether a number precedes the word, as in "one date", unlike "my date".
  func isCounted(_ index: Int) -> Bool {
    guard index > 0, words[index - 1].pause == .none,
      let number = SpokenQuantity.atStart(of: words[(index - 1)..<index])
    else { return false }
    guard number.isArticle else { return true }
    return !["on", "for", "after", "during", "to", "as"].contains(key(index - 2))
      && !["night", "with"].contains(key(index + 1))
  }

  /// Returns whether a number precedes the word, with at most a few descriptive words in between.
  func isNumbered(_ index: Int) -> Bool {
    var start = index - 1
    while start >= 0, words[start].pause == .none {
      let key = words[start].key
      if key == "hundred" || SpokenQuantity.atStart(of: words[start...start]) != nil { return true }
      let isBetween =
        MealVocabulary.sizes[key] != nil || isManner(key) || MealVocabulary.units[key] != nil
        || ["of", "size", "sized", "fluid"].contains(key)
      if !isBetween || index - start > 3 { return false }
      start -= 1
    }
    return false
  }

  /// Returns an amount that the user did not eat, as in "two went to my daughter", or did eat, as in
  /// "two for me".
  func went(_ index: Int, _ here: Count?) -> MealLexeme? {
    guard let count = here else { return nil }
    let them = endOfThem(count.end)
    let end = skip(["were", "was", "is", "are"], from: them ?? count.end)
    if them != nil,
      ["fell", "went", "ended", "landed", "left", "remained", "spilled", "burned", "got"].contains(
        key(end))
    {
      return share(.less(count.value), index, to: end + 1)
    }
    if end > count.end, key(end) == "left" { return share(.less(count.value), index, to: end + 1) }
    if key(end) == "for", ["me", "myself"].contains(key(end + 1)) {
      return share(.only(count.value), index, to: end + 2)
    }
    let start = skip(["went", "to", "for"], from: end)
    guard start > end, key(start - 1) != "went", let others = people(at: start) else { return nil }
    return share(.less(count.value), index, to: others.end)
  }

  /// Returns the number of pieces to which a kind applies, as in "one was banana".
  func wereKind(_ index: Int, _ here: Count?) -> MealLexeme? {
    guard let count = here, index > 0, ["was", "were", "being", "is"].contains(key(count.end))
    else { return nil }
    let end = skip(["a", "an"], from: count.end + 1)
    guard end < words.count, longest(at: end).isDish else { return nil }
    return share(.ofKind(count.value), index, to: end)
  }

  /// Returns the difference of two numbers, as in "all but two of the six wings", which means four.
  func allBut(_ index: Int) -> MealLexeme? {
    guard ["all", "everything", "each"].contains(key(index)),
      ["but", "except"].contains(key(index + 1)), let less = count(at: index + 2)
    else { return nil }
    let start = skip(["of", "the", "my", "those", "these"], from: less.end)
    guard let all = count(at: start), all.value > less.value, key(less.end) == "of" else {
      return nil
    }
    let rest = SpokenQuantity(value: all.value - less.value, length: all.end - index)
    return lexeme(.quantity(rest), at: index, length: rest.length)
  }

  /// Returns a filler for the total that follows a number, as in "nine shrimp out of a dozen".
  func outOf(_ index: Int) -> MealLexeme? {
    guard key(index) == "out", key(index + 1) == "of", index > 0 else { return nil }
    let start = skip(["the", "my", "those"], from: index + 2)
    guard let all = count(at: start), all.value > 1 else { return nil }
    return lexeme(.filler, at: index, length: all.end - index)
  }

  /// Returns an added fraction, as in "a burger and a half".
  func andHalf(_ index: Int) -> MealLexeme? {
    guard key(index) == "and", let ending = SpokenQuantity.ending(at: words[index...]) else {
      return nil
    }
    let end = index + ending.length
    guard index > 0, isEnd(end), words[index - 1].pause == .none else { return nil }
    return share(.more(ending.value), index, to: end)
  }
}
