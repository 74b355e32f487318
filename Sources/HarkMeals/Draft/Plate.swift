import Hark

/// The food eaten so far, as the user described it.
struct Plate {
  struct Entry {
    var mention: Mention

    /// The food to which this food was added, or `nil` if it is not an addition.
    var host: Food?
    var hosts = 1.0
    var isDoubtful = false

    /// The items of the entry, with assumed amounts if part of its description was not understood.
    fileprivate var items: [MealItem] {
      mention.dish.items(mention.meantAmount, hangingOn: host).map { $0.assumed(isDoubtful) }
    }
  }

  struct Sentence {
    /// The number of entries before the sentence.
    var start = 0

    /// Whether words that may change the entries were not understood.
    var isUnclear = false

    /// Whether a part that has not been named yet was excluded from an entry.
    var isExcepting = false

    /// Whether a statement changed earlier ones, so that a number may be missing.
    var isMended = false
    var wasAmended = false

    /// Whether a food replaced another one that may be part of a dish.
    var isSwapping = false
  }

  var entries: [Entry] = []
  var unknown: [String] = []
  var isLastUnknown = false
  var sentence = Sentence()

  /// The number of entries before the current sentence or meal.
  var start = 0

  subscript(index: Int) -> Mention {
    get { entries[index].mention }
    set { entries[index].mention = newValue }
  }

  var last: Int? { entries.indices.last }
  var lastMention: Mention? { entries.last?.mention }

  /// The index of the last entry that is not an addition.
  var lastHost: Int? { entries.lastIndex { $0.host == nil } }
  func lastKin(of mention: Mention) -> Int? { entries.lastIndex { $0.mention.isKin(of: mention) } }
  func lastEntry(of dish: Dish) -> Int? { entries.lastIndex { $0.mention.dish == dish } }

  var meal: AnalyzedMeal {
    let unfilled = entries.indices.filter { index in
      self[index].isBareHolder && entries.dropFirst(index + 1).first?.host == nil
    }
    let named =
      unfilled.map { self[$0].name }
      + entries.flatMap { $0.mention.unheeded + $0.mention.unweighed } + unknown
    var seen: Set<String> = []
    return AnalyzedMeal(
      items: entries.flatMap(\.items), unknown: named.filter { seen.insert($0).inserted })
  }

  /// Multiplies the amount of an entry by `share`, or sets it to `share` if none was stated.
  mutating func scale(_ index: Int, by share: Double) {
    let mention = self[index]
    if mention.amount.isEmpty {
      self[index].amount = SaidAmount(
        quantity: share, isVague: mention.isPlural || mention.name.hasSuffix("s"))
    } else {
      self[index].multiply(by: share)
    }
  }

  /// Marks the sentence as unclear if one of its numbers is missing from the amounts, unless a
  /// statement may have changed them.
  mutating func settle(_ numbers: [Double]) {
    let amounts = entries.dropFirst(sentence.start).compactMap(\.mention.amount.quantity)
    let isHeard = numbers.indices.allSatisfy { index in
      let number = numbers[index]
      let others = numbers[..<index] + numbers[(index + 1)...]
      let meant =
        [number] + others.flatMap { [number * $0, number + $0] } + Self.ends.map { number + $0 }
      return amounts.contains { amount in meant.contains { abs($0 - amount) < 0.001 } }
    }
    if !isHeard, !sentence.isMended { sentence.isUnclear = true }
  }

  /// The fractions that may be added to a number, as in "two tablespoons and a half".
  private static let ends = [0.25, 1.0 / 3, 0.5, 0.75]

  /// Ends the sentence; if part of it was not understood, all its entries become doubtful.
  mutating func endSentence() {
    if sentence.isUnclear {
      for index in entries.indices.dropFirst(sentence.start) { entries[index].isDoubtful = true }
    }
    sentence = Sentence(start: entries.count)
  }
}
