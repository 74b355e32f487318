/// What a few words of a meal's telling are for.
struct MealLexeme: Sendable {
  /// What they are for.
  var kind: Kind

  /// Which words they are.
  var words: Range<Int>

  /// What follows them.
  var pause: MealWord.Pause

  /// Whether it names something to eat.
  var isDish: Bool {
    switch kind {
    case .food, .recipe, .holder, .unknown: true
    default: false
    }
  }

  /// Whether it is a size, which may be a number of inches.
  var isSize: Bool {
    if case .size = kind { return true }
    return false
  }

  /// The kinds.
  enum Kind: Sendable {
    /// A food of the table, and the name by which it was called.
    case food(Food, name: String)

    /// A dish that is made of foods of the table.
    case recipe(Recipe)

    /// A sandwich or a wrap, to be filled.
    case holder(Holder)

    /// A number.
    case quantity(SpokenQuantity)

    /// What is counted, and what was said of its half: "a cup and a half".
    case unit(String, more: Double)

    /// A size.
    case size(String)

    /// How it was made, or what it is like.
    case manner(String)

    /// Hangs one food onto another.
    case joining

    /// "and", or "or".
    case and(isOr: Bool)

    /// "of", "the" and sounds of thinking, which part nothing.
    case filler

    /// What was not eaten follows.
    case lacking(Lack)

    /// What should have been said follows.
    case amending

    /// The last thing was not meant.
    case withdrawing

    /// Nothing so far was meant.
    case restarting

    /// More follows or has been told.
    case adding

    /// Each of several.
    case each

    /// Talk.
    case talk

    /// A place to eat at.
    case place

    /// May be a food.
    case unknown
  }

  /// How it is said that something was not eaten.
  enum Lack: Sendable {
    /// "no", which may also correct.
    case no

    /// "not", which may take back.
    case not

    /// "without" and the like.
    case without
  }

  /// What holds a filling.
  struct Holder: Sendable {
    /// What it is itself made of.
    var part: Recipe.Part

    /// The words that name one.
    static let all: [String: Holder] = [
      "sandwich": bread, "sandwiche": bread, "toastie": bread, "panini": bread, "sarnie": bread,
      "butty": bread, "toasted sandwich": bread, "sub sandwich": bread, "wrap": wrap,
    ]

    private static let bread = Holder(
      part: Recipe.Part(food: "bread", amount: SaidAmount(quantity: 2, unit: "slice")))
    private static let wrap = Holder(
      part: Recipe.Part(food: "flour tortilla", amount: SaidAmount(quantity: 1, unit: "each")))
  }
}

/// Cuts what was said into the longest pieces that are known.
struct MealLexer {
  /// The foods.
  let table: FoodTable

  /// The words.
  let words: [MealWord]

  /// The pieces, in order; every word belongs to one.
  func lexemes() -> [MealLexeme] {
    var lexemes: [MealLexeme] = []
    var index = 0
    while index < words.count {
      let lexeme = time(at: index) ?? longest(at: index)
      lexemes.append(lexeme)
      index = lexeme.words.upperBound
    }
    return lexemes
  }

  private func lexeme(_ kind: MealLexeme.Kind, at index: Int, length: Int) -> MealLexeme {
    MealLexeme(
      kind: kind, words: index..<index + length, pause: words[index + length - 1].pause)
  }

  private func longest(at index: Int) -> MealLexeme {
    let number = number(at: index)
    for length in stride(from: min(table.longestName, words.count - index), to: 0, by: -1) {
      if let key = key(at: index, length: length), let kind = named(key, at: index, length) {
        if let number, number.words.count >= length, !kind.isDish, !kind.isSize { return number }
        if let number, number.words.count > length { return number }
        return kind
      }
      if let number, number.words.count == length { return number }
    }
    return lexeme(.unknown, at: index, length: 1)
  }

  /// The words joined; nil when a pause parts them.
  private func key(at index: Int, length: Int) -> String? {
    guard index + length <= words.count else { return nil }
    let range = words[index..<index + length]
    guard range.dropLast().allSatisfy({ $0.pause != .stop }) else { return nil }
    let hasComma = range.dropLast().contains { $0.pause == .comma }
    let key = range.map { MealVocabulary.soundsLike[$0.key] ?? $0.key }.joined(separator: " ")
    return hasComma && !isPhraseWithComma(key) ? nil : key
  }

  /// "No, make that" and "bacon, egg and cheese sandwich" are one thing with a comma in it.
  private func isPhraseWithComma(_ key: String) -> Bool {
    MealVocabulary.amending.contains(key) || MealVocabulary.withdrawing.contains(key)
      || (Recipe.all[key] != nil && key.contains(" and "))
      || (table.food(named: key) != nil && key.contains(" and "))
  }

  private func named(_ key: String, at index: Int, _ length: Int) -> MealLexeme? {
    guard let kind = kind(of: key, at: index, length) else { return nil }
    if case .unit = kind, let ending = SpokenQuantity.ending(at: words[(index + length)...]) {
      return lexeme(kind, at: index, length: length + ending.length)
    }
    return lexeme(kind, at: index, length: length)
  }

  private func kind(of key: String, at index: Int, _ length: Int) -> MealLexeme.Kind? {
    if MealVocabulary.otherDishes.contains(key) { return .unknown }
    if let recipe = Recipe.all[key] { return .recipe(recipe) }
    if let food = table.food(named: key) { return .food(food, name: key) }
    if let holder = MealLexeme.Holder.all[key] { return .holder(holder) }
    if MealVocabulary.withdrawing.contains(key) { return .withdrawing }
    if MealVocabulary.restarting.contains(key) { return .restarting }
    if key == "no" { return isNothing(after: index) ? .lacking(.no) : .amending }
    if MealVocabulary.amending.contains(key) { return .amending }
    if MealVocabulary.lacking.contains(key) { return .lacking(key == "not" ? .not : .without) }
    return wordKind(of: key, at: index, length)
  }

  private func wordKind(of key: String, at index: Int, _ length: Int) -> MealLexeme.Kind? {
    if let size = MealVocabulary.sizes[key] { return .size(size) }
    if isManner(key) { return .manner(key) }
    if let unit = unit(key, at: index, length) { return unit }
    if MealVocabulary.places.contains(key) { return .place }
    if Self.links.contains(key) { return .and(isOr: key == "or") }
    if MealVocabulary.adding.contains(key) { return .adding }
    if MealVocabulary.joining.contains(key) { return .joining }
    if key == "each" || key == "apiece" { return .each }
    if Self.fillers.contains(key) { return .filler }
    if TalkWords.all.contains(key) { return .talk }
    if MealVocabulary.units[key] != nil { return .filler }
    return key.allSatisfy { $0.isNumber || $0 == ":" } ? .talk : nil
  }

  private static let links: Set<String> = ["and", "or", "then", "followed by", "and then", "n"]

  private func isManner(_ key: String) -> Bool {
    MealVocabulary.plainManners.contains(key) || MealVocabulary.tellingManners.contains(key)
      || MealVocabulary.otherFood.contains(key)
  }

  private static let fillers: Set<String> = [
    "of", "the", "um", "uh", "er", "erm", "like", "my", "our", "his", "her", "their", "this",
    "those", "these", "uhm", "hmm", "you know", "kind of", "sort of", "maybe", "more", "about",
    "roughly", "around", "approximately", "almost", "nearly", "probably", "i think", "just", "only",
    "exactly", "some kind of", "worth of", "i guess", "mm", "another", "well", "basically",
    "nearly a",
    "up", "whole lot of", "times", "x",
  ]

  /// "No" before a pause, a number or nothing corrects; before anything else it says what lacks.
  private func isNothing(after index: Int) -> Bool {
    guard words[index].pause == .none, index + 1 < words.count else { return false }
    let next = words[(index + 1)...]
    return SpokenQuantity.atStart(of: next) == nil
  }
}

extension MealLexer {
  private func number(at index: Int) -> MealLexeme? {
    guard let found = SpokenQuantity.atStart(of: words[index...]) else { return nil }
    let length = min(found.length, words.count - index)
    for start in index + 1..<max(index + length, index + 1) {
      for count in 2...4 where start + count <= words.count {
        if let key = key(at: start, length: count), table.food(named: key) != nil,
          start + count > index + length
        {
          return lexeme(
            .quantity(SpokenQuantity(value: 1, isArticle: true, length: 1)), at: index,
            length: start - index)
        }
      }
    }
    let after = index + length
    if after < words.count, words[after - 1].pause == .none, !found.isArticle,
      TalkWords.afterOtherNumbers.contains(words[after].key)
    {
      return lexeme(.talk, at: index, length: length + 1)
    }
    return lexeme(.quantity(found), at: index, length: length)
  }

  /// "at eight", "at 8 30", "8:30", unless a unit or a food follows.
  private func time(at index: Int) -> MealLexeme? {
    if words[index].text.contains(":") { return lexeme(.talk, at: index, length: 1) }
    guard words[index].key == "at", index + 1 < words.count,
      let number = SpokenQuantity.atStart(of: words[(index + 1)...]), !number.isArticle
    else { return nil }
    var length = 1 + number.length
    if index + length < words.count,
      let more = SpokenQuantity.atStart(of: words[(index + length)...]), !more.isArticle,
      (more.value ?? 0) >= 10, (number.value ?? 0) <= 12
    {
      length += more.length
    }
    if index + length < words.count, ["am", "pm", "oclock"].contains(words[index + length].key) {
      length += 1
    }
    return lexeme(.talk, at: index, length: min(length, words.count - index))
  }

  /// A unit needs a number before it or "of" after it: "I can", "at the bar" are talk.
  private func unit(_ key: String, at index: Int, _ length: Int) -> MealLexeme.Kind? {
    guard let unit = MealVocabulary.units[key] else { return nil }
    let after = words[(index + length)...]
    guard after.first?.key == "of" || isNumbered(index) else { return nil }
    let ending = SpokenQuantity.ending(at: after)
    return .unit(unit, more: ending?.value ?? 0)
  }

  /// Whether a number, or a number and what it is like, stands right before.
  private func isNumbered(_ index: Int) -> Bool {
    var start = index - 1
    while start >= 0, words[start].pause == .none {
      let key = words[start].key
      if SpokenQuantity.atStart(of: words[start...start]) != nil { return true }
      let isBetween =
        MealVocabulary.sizes[key] != nil || isManner(key) || MealVocabulary.units[key] != nil
        || ["of", "size", "size", "fluid"].contains(key)
      if !isBetween || index - start > 3 { return false }
      start -= 1
    }
    return false
  }
}
