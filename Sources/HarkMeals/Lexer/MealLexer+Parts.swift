extension MealLexer {
  private static let parts: Set<String> = [
    "some", "most", "part", "much", "bit", "bite", "rest", "any", "little", "lot",
  ]

  private static let unfinished: Set<String> = [
    "didnt", "couldnt", "barely", "hardly", "never", "not", "wasnt", "cant",
  ]

  /// Returns a phrase for an unknown part of the previous food, as in "some of it", "couldn't
  /// finish it", or "left the rest".
  func part(at index: Int) -> MealLexeme? {
    if Self.parts.contains(key(index)), key(index + 1) == "of",
      ["it", "them", "that", "those"].contains(key(index + 2))
    {
      return lexeme(.part, at: index, length: 3)
    }
    // "For me" introduces the user's own food, as in "for my son a banana, for me an apple".
    if key(index) == "for", key(index + 1) == "me" {
      return lexeme(.others(false), at: index, length: 2)
    }
    if key(index) == "for", isStart(index), let others = people(at: index + 1),
      !["and", "i", "we"].contains(key(others.end)), words[others.end - 1].pause == .none
    {
      return lexeme(.others(true), at: index, length: others.end - index)
    }
    // The user's share is unknown in "pancakes for the kids".
    if key(index) == "for", let others = people(at: index + 1), key(others.end) != "and" {
      // After "for me", a food for another person is not the user's, as in "an orange for me, an
      // apple for my son".
      if hasForMe(before: index) {
        return lexeme(.withdrawing, at: index, length: others.end - index)
      }
      return lexeme(.part, at: index, length: others.end - index)
    }
    if ["was", "were"].contains(key(index)), key(index + 1) == "left", index > 0 {
      return share(.remaining, index, to: index + 2)
    }
    if Self.unfinished.contains(key(index)) { return unfinished(index) }
    guard ["left", "saved", "threw", "tossed", "binned", "gave"].contains(key(index)) else {
      return nil
    }
    let start = key(index + 1) == "the" || key(index + 1) == "away" ? index + 2 : index + 1
    guard ["rest", "most", "some", "remainder", "leftovers", "remaining"].contains(key(start)),
      isEnd(start + 1) || ["for", "to", "of", "on"].contains(key(start + 1))
    else { return nil }
    return key(start + 1) == "of" && !["it", "them"].contains(key(start + 2))
      ? nil : lexeme(.part, at: index, length: start + 1 - index)
  }

  /// Returns a phrase for unfinished food, such as "didn't finish it" or "could not manage all of
  /// it".
  ///
  /// No food may follow the phrase.
  private func unfinished(_ index: Int) -> MealLexeme? {
    var end = index + 1
    if ["even", "quite", "really"].contains(key(end)) { end += 1 }
    guard ["finish", "finished", "touch", "touched", "manage", "eat"].contains(key(end)) else {
      return nil
    }
    end += 1
    let isAll = ["all", "whole", "most", "everything", "much"].contains(key(end))
    if isAll { end += 1 }
    if key(end) == "of" { end += 1 }
    let isIt = ["it", "them", "that"].contains(key(end)) || key(end) == "thing"
    if isIt { end += 1 }
    guard isAll || isIt || isEnd(end), key(index + 1) != "eat" || isAll else { return nil }
    return lexeme(.part, at: index, length: end - index)
  }

  /// Returns an amount that the user did not eat, as in "two went to my daughter", "one for my
  /// son", or "half of which went on the floor".
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

  /// Returns the number of pieces to which a kind applies, as in "one was banana" or "with two
  /// being ham".
  func wereKind(_ index: Int, _ here: Count?) -> MealLexeme? {
    guard let count = here, index > 0, ["was", "were", "being", "is"].contains(key(count.end))
    else {
      return nil
    }
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

  /// Returns a filler lexeme for the total that follows a number, as in "nine shrimp out of a
  /// dozen", which means nine.
  func outOf(_ index: Int) -> MealLexeme? {
    guard key(index) == "out", key(index + 1) == "of", index > 0 else { return nil }
    let start = skip(["the", "my", "those"], from: index + 2)
    guard let all = count(at: start), all.value > 1 else { return nil }
    return lexeme(.filler, at: index, length: all.end - index)
  }

  /// Returns whether the phrase removes a food, as in "picked the onions off".
  func isTakingOff(_ key: String, at index: Int) -> Bool {
    ["picked", "took", "scraped", "pulled", "peeled"].contains(key)
      && (2...4).contains { self.key(index + $0) == "off" }
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

  private func hasForMe(before index: Int) -> Bool {
    (0..<index).contains { key($0) == "for" && ["me", "myself"].contains(key($0 + 1)) }
      && words[..<index].last?.pause == MealWord.Pause.none
  }

  private func isStart(_ index: Int) -> Bool {
    index == 0 || words[index - 1].pause != .none || key(index - 1) == "and"
  }

  private func isEnd(_ index: Int) -> Bool {
    index >= words.count || words[index - 1].pause != .none
      || ["and", "but", "so"].contains(key(index))
  }
}
