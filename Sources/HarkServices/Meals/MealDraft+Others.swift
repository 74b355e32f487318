extension MealDraft {
  /// What somebody else ate, and what the person says of it.
  struct OthersFood: Sendable {
    /// What the other one had.
    var mentions: [Mention] = []

    /// What somebody did not want.
    var left: [Mention] = []

    /// "I had one", before anybody said of what.
    var own: SaidAmount?
  }

  /// Keeps what another one ate: "I had one and my husband had two eggs" tells what the one was.
  mutating func keepOthers(_ statement: MealStatement) {
    guard case .mention(let mention) = statement else { return }
    if lack != nil { return others.left.append(mention) }
    if let own = others.own, entries.isEmpty {
      append(Mention(dish: mention.dish, amount: own, name: mention.name))
    }
    others.own = nil
    others.mentions.append(mention)
  }

  /// "My husband had two eggs and I had one"; false where it is an amount of something else.
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

  /// "The baby had some peas and I finished them": nobody knows how much of them.
  mutating func takeFinishing() {
    if isOfOthers || lack != nil { return }
    let left = others.mentions + others.left
    others = OthersFood()
    for var mention in left {
      mention.amount.isVague = true
      append(mention)
    }
  }

  /// "My wife had the steak, and I had the same".
  mutating func takeSame() {
    if isOfOthers || lack != nil { return }
    let same = others.mentions
    others.mentions = []
    for mention in same { append(mention) }
  }
}
