extension MealDraft {
  /// Food of other people to which the user may refer.
  struct OthersFood: Sendable {
    /// The food that another person ate.
    var mentions: [Mention] = []

    /// The food that another person left or did not want.
    var left: [Mention] = []

    /// The user's own amount before any food is named, as in "I had one".
    var own: SaidAmount?
  }

  /// Saves another person's food, which may complete the user's own amount, as in "I had one and my
  /// husband had two eggs".
  mutating func keepOthers(_ statement: MealStatement) {
    guard case .mention(let mention) = statement else { return }
    if lack != nil { return others.left.append(mention) }
    if let own = others.own, entries.isEmpty {
      append(Mention(dish: mention.dish, amount: own, name: mention.name))
    }
    others.own = nil
    others.mentions.append(mention)
  }

  /// Applies an amount to another person's food, as in "my husband had two eggs and I had one", and
  /// returns `false` if it belongs to something else.
  mutating func takesFromOthers(_ amount: SaidAmount) -> Bool {
    guard lack == nil, !isAmending, amount.unit == nil || !others.mentions.isEmpty else {
      return false
    }
    guard let mention = others.mentions.last else {
      if entries.isEmpty, amount.quantity != nil { others.own = amount }
      return false
    }
    others.mentions = []
    append(Mention(dish: mention.dish, amount: amount, name: mention.name))
    return true
  }

  /// Adds another person's leftovers with a vague amount, as in "the baby had some peas and I
  /// finished them".
  mutating func takeFinishing() {
    if isOfOthers || lack != nil { return }
    let left = others.mentions + others.left
    others = OthersFood()
    for var mention in left {
      mention.amount.isVague = true
      append(mention)
    }
  }

  /// Adds the same food that another person had, as in "my wife had the steak, and I had the same".
  mutating func takeSame() {
    if isOfOthers || lack != nil { return }
    let same = others.mentions
    others.mentions = []
    for mention in same { append(mention) }
  }
}
