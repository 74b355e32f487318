import Hark

extension MealDraft {
  /// Handles a number that no food followed.
  mutating func tellAwaited() {
    guard let number = awaiting, !number.isVague, !isLastUnknown else { return }
    awaiting = nil
    if entries.count > startOfSentence {
      isUnclear = true
    } else if !awaitingSaid.isEmpty {
      unknown.append(awaitingSaid)
    }
  }

  /// Marks the sentence as unclear if one of its numbers is not part of an amount.
  mutating func settle(_ numbers: [Double]) {
    let told = entries.dropFirst(startOfSentence).compactMap(\.mention.amount.quantity)
    let isHeard = numbers.indices.allSatisfy { index in
      let number = numbers[index]
      let others = numbers.indices.filter { $0 != index }.map { numbers[$0] }
      let meant =
        [number] + others.flatMap { [number * $0, number + $0] } + Self.ends.map { number + $0 }
      return told.contains { amount in meant.contains { abs($0 - amount) < 0.001 } }
    }
    if !isHeard, !isMended { isUnclear = true }
  }

  /// The fractions that may be added to a number, as in "two tablespoons and a half".
  private static let ends = [0.25, 1.0 / 3, 0.5, 0.75]

  /// Ends the sentence; if part of it was not understood, all its entries become doubtful.
  mutating func settleDoubt() {
    if isUnclear {
      for index in entries.indices.dropFirst(startOfSentence) { entries[index].isDoubtful = true }
    }
    (isUnclear, isExcepting) = (false, false)
    (isMended, wasAmended, isSwapping) = (false, false, false)
    startOfSentence = entries.count
  }
}

extension MealDraft.Entry {
  /// The items of the entry, with assumed amounts if part of its description was not understood.
  var items: [MealItem] {
    mention.dish.items(mention.meantAmount, hangingOn: host).map { item in
      var item = item
      item.isAmountAssumed = item.isAmountAssumed || isDoubtful
      return item
    }
  }
}
