extension MealLexer {
  private static let sharing = Set(
    words: "share shared sharing split splitting divided divide divvied")

  func share(at index: Int) -> MealLexeme? {
    let number = count(at: index)
    if let told = allBut(index) ?? outOf(index) ?? went(index, number) { return told }
    if let kind = wereKind(index, number) ?? andHalf(index) { return kind }
    if let shared = between(index) ?? ways(index, number) ?? company(index) { return shared }
    return remains(index, number) ?? more(index, number) ?? verb(index)
  }

  func share(_ share: Share, _ index: Int, to end: Int) -> MealLexeme {
    lexeme(.share(share), at: index, length: end - index)
  }

  func key(_ index: Int) -> String { words.key(index) }

  /// Returns the index of the first word, from `index` on, that is not among `keys`.
  func skip(_ keys: Set<String>, from index: Int) -> Int {
    var index = index
    while keys.contains(key(index)) { index += 1 }
    return index
  }

  /// A number, and the index of the word after it.
  typealias Count = (value: Double, end: Int)

  /// Returns the number at a word; `nil` if there is none or it is only an article.
  func count(at index: Int) -> Count? {
    guard let number = words.number(at: index), !number.isArticle, let value = number.value
    else { return nil }
    return (value, index + number.length)
  }

  private static let owners = Set(words: "my our a an the his her their another some one of")

  /// Returns the number of people named at a word, as in "my sister", "three friends", or "the kids".
  ///
  /// The user is not counted. The number is 0 if it is unknown; the result is `nil` if no people
  /// are named.
  func people(at index: Int) -> (count: Double, end: Int)? {
    if ["him", "her"].contains(key(index)), !isPerson(index + 1) { return (1, index + 1) }
    if ["them", "everyone", "everybody", "people"].contains(key(index)) { return (0, index + 1) }
    let (number, start) = count(at: index) ?? (0, index)
    let end = skip(Self.owners.union(["other"]), from: start)
    guard isPerson(end) else { return nil }
    return (number > 0 ? number : words[end].isPlural ? 0 : 1, end + 1)
  }

  func isPerson(_ index: Int) -> Bool {
    TalkWords.persons.contains(key(index))
      || ["person", "people", "guy", "girl"].contains(key(index))
  }

  /// Parses a division, as in "between the two of us", "among four people", or "between us".
  private func between(_ index: Int) -> MealLexeme? {
    let start = Self.sharing.contains(key(index)) ? index + 1 : index
    guard ["between", "among", "amongst"].contains(key(start)) else { return nil }
    let next = skip(["the", "all"], from: start + 1)
    if key(next) == "us" || key(next) == "them" {
      let (count, end) = count(at: next + 1) ?? (0, next + 1)
      return share(count > 1 ? .divided(count) : .open, index, to: end)
    }
    if key(next) == "me", key(next + 1) == "and", let others = people(at: next + 2) {
      return share(others.count > 0 ? .divided(others.count + 1) : .open, index, to: others.end)
    }
    if let others = people(at: start + 1), others.count == 1, key(others.end) == "and",
      ["me", "myself", "i"].contains(key(others.end + 1))
    {
      return share(.divided(2), index, to: others.end + 2)
    }
    guard let count = count(at: next), count.value > 1 else { return nil }
    if key(count.end) == "of", ["us", "them"].contains(key(count.end + 1)) {
      return share(.divided(count.value), index, to: count.end + 2)
    }
    guard isPerson(count.end) else { return nil }
    // "Between three friends and me" means four people.
    let isWithMe =
      key(count.end + 1) == "and" && ["me", "i", "myself"].contains(key(count.end + 2))
    return share(
      .divided(count.value + (isWithMe ? 1 : 0)), index, to: count.end + (isWithMe ? 3 : 1))
  }

  /// Parses the number of people who shared, as in "split four ways" or "four of us shared".
  private func ways(_ index: Int, _ here: Count?) -> MealLexeme? {
    if let all = here, key(all.end) == "of", key(all.end + 1) == "us", all.value > 1 {
      let (verb, end) = (key(all.end + 2), all.end + 3)
      if Self.sharing.contains(verb) { return share(.divided(all.value), index, to: end) }
      if Self.eating.contains(verb) { return share(.begun, index, to: end) }
    }
    let isVerb = Self.sharing.contains(key(index))
    let there = isVerb ? count(at: skip(["it", "evenly"], from: index + 1)) : here
    guard let count = there, count.value > 1, key(count.end) == "way" else { return nil }
    return share(.divided(count.value), index, to: count.end + 1)
  }

  /// Parses the people with whom food was shared, as in "with my sister".
  private func company(_ index: Int) -> MealLexeme? {
    let sentence = words[..<index].reversed().prefix { $0.pause != .stop }
    guard key(index) == "with", let others = people(at: index + 1),
      sentence.contains(where: { Self.sharing.contains($0.key) })
    else { return nil }
    return share(others.count > 0 ? .divided(others.count + 1) : .open, index, to: others.end)
  }

  private static let parting = Set(words: "gave fed left threw tossed dropped spilled lost put")
  private static let robbing: Set<String> = ["stole", "took", "grabbed", "nicked", "snatched"]
  private static let eating: Set<String> = ["ate", "had", "finished", "drank", "managed"]

  /// Parses an amount given away, left, or eaten, or the number of one kind: "gave two to the dog".
  private func remains(_ index: Int, _ here: Count?) -> MealLexeme? {
    if let count = here, let after = endOfThem(count.end) {
      let end = skip(["were", "was"], from: after)
      if isFood(end) { return share(.ofKind(count.value), index, to: end) }
    }
    let isParting = Self.parting.contains(key(index)) || isTakingAway(index)
    let isRobbing = isPerson(index - 1) && Self.robbing.contains(key(index))
    guard isParting || isRobbing || Self.eating.contains(key(index)) else { return nil }
    let isOthers = isPerson(index - 1) || ["he", "she", "they"].contains(key(index - 1))
    let start = skip(
      ["about", "like", "only", "just", "almost", "nearly", "maybe", "around", "over"],
      from: isParting ? people(at: index + 1)?.end ?? index + 1 : index + 1)
    guard let count = count(at: start) else { return nil }
    let after = endOfThem(count.end)
    let end = after ?? count.end
    // "My wife had two" refers to her own food; "my son ate two of them" refers to the user's.
    if isOthers, after == nil, !Self.robbing.contains(key(index)) { return nil }
    guard
      words[end - 1].pause != .none || end == words.count || after != nil
        || Self.rests[isParting]?.contains(key(end)) == true
    else { return isParting ? rest(index, count) : nil }
    return share(isParting || isOthers ? .less(count.value) : .only(count.value), index, to: end)
  }

  /// Returns whether items were taken away, as in "brought four to the office", unlike "took two".
  private func isTakingAway(_ index: Int) -> Bool {
    guard ["brought", "took", "sent", "handed", "sold", "returned"].contains(key(index)),
      let count = count(at: index + 1)
    else { return false }
    return ["to", "back", "home", "out"].contains(key(endOfThem(count.end) ?? count.end))
  }

  /// The words that may follow an amount that the user gave away or left (`true`), or that someone
  /// ate or took (`false`).
  private static let rests: [Bool: Set<String>] = [
    true: Set(words: "to away behind over out uneaten for on and but back home"),
    false: ["and", "but"],
  ]

  /// Returns the amount of a food that was eaten, as in "I left a third of my rice".
  private func rest(_ index: Int, _ count: Count) -> MealLexeme? {
    guard count.value < 1, isFood(count.end) else { return nil }
    let rest = SpokenQuantity(value: 1 - count.value, isVague: true, length: count.end - index)
    return lexeme(.quantity(rest), at: index, length: rest.length)
  }

  /// Returns the index after "of it" or "of them"; a fraction already includes its "of".
  func endOfThem(_ index: Int) -> Int? {
    let start = key(index) == "of" ? index + 1 : key(index - 1) == "of" ? index : nil
    guard let start else { return nil }
    return ["it", "them", "those", "that", "which", "mine"].contains(key(start)) ? start + 1 : nil
  }

  private func isFood(_ index: Int) -> Bool { index < words.count && longest(at: index).isDish }

  /// Parses a verb of sharing that may precede the number of people, as in "we split".
  private func verb(_ index: Int) -> MealLexeme? {
    guard Self.sharing.contains(key(index)), !longest(at: index).isDish else { return nil }
    if index > 2, key(index - 1) == "i", key(index - 2) == "and", isPerson(index - 3),
      !words[index - 3].isPlural
    {
      return share(.divided(2), index, to: index + 1)
    }
    return share(.begun, index, to: index + 1)
  }

  private static let parts = Set(words: "some most part much bit bite rest any little lot")

  private static let unfinished = Set(words: "didnt couldnt barely hardly never not wasnt cant")

  /// Returns a phrase about how much was eaten, or by whom, as in "some of it" or "for me".
  func part(at index: Int) -> MealLexeme? {
    if Self.parts.contains(key(index)), key(index + 1) == "of",
      ["it", "them", "that", "those"].contains(key(index + 2))
    {
      return lexeme(.statement(.part), at: index, length: 3)
    }
    // "For me" introduces the user's own food, as in "for my son a banana, for me an apple".
    if key(index) == "for", key(index + 1) == "me" {
      return lexeme(.statement(.others(false)), at: index, length: 2)
    }
    if key(index) == "for", let others = people(at: index + 1), key(others.end) != "and" {
      if isStart(index), !["i", "we"].contains(key(others.end)),
        words[others.end - 1].pause == .none
      {
        return lexeme(.statement(.others(true)), at: index, length: others.end - index)
      }
      // The user's share is unknown in "pancakes for the kids".
      // The apple is not the user's in "an orange for me, an apple for my son".
      return lexeme(
        hasForMe(before: index) ? .withdrawing : .statement(.part), at: index,
        length: others.end - index)
    }
    if ["was", "were"].contains(key(index)), key(index + 1) == "left", index > 0 {
      return share(.remaining, index, to: index + 2)
    }
    if Self.unfinished.contains(key(index)) { return unfinished(index) }
    guard ["left", "saved", "threw", "tossed", "binned", "gave"].contains(key(index)) else {
      return nil
    }
    let start = key(index + 1) == "the" || key(index + 1) == "away" ? index + 2 : index + 1
    guard ["rest", "most", "some", "remainder", "remaining"].contains(key(start)),
      isEnd(start + 1) || ["for", "to", "of", "on"].contains(key(start + 1))
    else { return nil }
    return key(start + 1) == "of" && !["it", "them"].contains(key(start + 2))
      ? nil : lexeme(.statement(.part), at: index, length: start + 1 - index)
  }

  /// Returns a phrase for unfinished food with no food after it, such as "didn't finish it".
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
    return lexeme(.statement(.part), at: index, length: end - index)
  }

  private func hasForMe(before index: Int) -> Bool {
    (0..<index).contains { key($0) == "for" && ["me", "myself"].contains(key($0 + 1)) }
      && words[..<index].last?.pause == MealWord.Pause.none
  }

  private func isStart(_ index: Int) -> Bool {
    index == 0 || words[index - 1].pause != .none || key(index - 1) == "and"
  }

  func isEnd(_ index: Int) -> Bool {
    index >= words.count || words[index - 1].pause != .none
      || ["and", "but", "so"].contains(key(index))
  }
}
