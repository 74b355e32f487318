import Hark

extension MealDraft {
  /// A number of which nobody said what it counts.
  mutating func tellAwaited() {
    guard let number = awaiting, !number.isVague, !isLastUnknown else { return }
    awaiting = nil
    if entries.count > startOfSentence {
      isUnclear = true
    } else if !awaitingSaid.isEmpty {
      unknown.append(awaitingSaid)
    }
  }

  /// The sentence is over: what was said in it and not understood may be meant of all its things.
  mutating func settleDoubt() {
    if isUnclear {
      for index in entries.indices.dropFirst(startOfSentence) { entries[index].isDoubtful = true }
    }
    (isUnclear, isExcepting) = (false, false)
    startOfSentence = entries.count
  }
}

extension MealDraft.Entry {
  /// What it is; assumed where something that was said of it was not understood.
  var items: [MealItem] {
    mention.dish.items(mention.amount, hangingOn: host).map { item in
      var item = item
      item.isAmountAssumed = item.isAmountAssumed || isDoubtful
      return item
    }
  }
}
