extension MealDraft {
  /// What is told to be in a dish takes the place of what was assumed: "a burrito bowl with brown
  /// rice"; true where nothing is left to add.
  mutating func tellsContents(_ mention: Mention) -> Bool {
    guard let host = entries.lastIndex(where: { $0.host == nil }), host >= startOfSentence,
      mention.dish.isPlain
    else { return false }
    // "A smoothie with a banana": what goes into it is told, and nothing has to be assumed.
    if entries[host].mention.name.hasSuffix("smoothie"), host == entries.count - 1 {
      entries.remove(at: host)
      return false
    }
    let food = mention.dish.parts[0].food
    guard !entries[host].mention.dish.isPlain,
      entries[host].mention.dish.parts.allSatisfy({ !$0.amount.isEmpty }),
      let index = entries[host].mention.dish.parts.firstIndex(where: { $0.food.isKin(of: food) })
    else { return false }
    if mention.amount.isEmpty {
      entries[host].mention.dish.parts[index].food = food
      return true
    }
    entries[host].mention.dish.parts.remove(at: index)
    return false
  }
}
