extension MealDraft {
  /// Applies a correction to the entry or filling that it concerns.
  ///
  /// For example, "no three eggs" corrects the eggs, "actually it was ham" corrects the filling of
  /// the sandwich, and "I mean oatmeal" corrects the last entry.
  mutating func amend(with mention: Mention) {
    // "One sugar" adds the sugar in "tea, no sugar. I lied, one sugar."
    if lacked.contains(mention.dish.parts[0].food), mention.isAdded { return append(mention) }
    let same = entries.lastIndex { $0.mention.isKin(of: mention) }
    let index = same ?? entries.count - 1
    let before = entries[index].mention
    // A definite food without an amount replaces the list that contains it, as in "a mango and a
    // papaya, sorry, just the mango".
    if mention.isDefinite, mention.amount.isEmpty, before.dish == mention.dish {
      let start = min(sentence, index)
      entries.replaceSubrange(start..., with: [entries[index]])
      return
    }
    if before.dish == mention.dish, before.amount == mention.amount {
      // The user repeats the list from here, as in "eggs and bacon, make that eggs and sausage".
      entries.removeSubrange((index + 1)...)
      return
    }
    if let other = before.dish.changed(bread: mention) {
      entries[index].mention.dish = other
    } else if let other = before.changed(joining: mention, in: table) {
      entries.replaceSubrange(index...index, with: other.map { Entry(mention: $0) })
    } else if same == nil, let other = entries[index].mention.changed(kind: mention.name, in: table)
    {
      entries[index].mention = other
    } else if same == nil, refill(with: mention) {
      return
    } else {
      var mention = mention
      if mention.amount.isEmpty { mention.amount = entries[index].mention.amount }
      entries[index].mention = mention
    }
  }

  private mutating func refill(with mention: Mention) -> Bool {
    guard let food = mention.dish.parts.first?.food, let last = entries.last?.mention.dish,
      !last.isPlain || !last.parts[0].food.isLike(food)
    else { return false }
    for index in entries.indices.reversed() {
      if let other = entries[index].mention.refilled(with: mention) {
        entries[index].mention = other
        return true
      }
    }
    return false
  }

  /// Corrects an unknown food, as in "a chicken burrito, actually it was beef", where the corrected
  /// food may be known.
  mutating func amend(unknownWith mention: Mention) {
    guard let last = unknown.last?.split(separator: " "), let head = last.last else { return }
    let name = "\(MealWord.key(of: mention.name)) \(MealWord.key(of: String(head)))"
    if mention.dish.isPlain, let food = table.food(named: name) {
      unknown.removeLast()
      append(Mention(dish: Dish(food), amount: mention.amount, name: name))
    } else {
      if last.count == 1 { unknown.removeLast() }
      append(mention)
    }
  }

  /// Completes the last unknown food with its kind, as in "the soup, chicken noodle".
  mutating func namesKind(_ mention: inout Mention) -> Bool {
    guard let last = unknown.last, mention.dish.isPlain, mention.amount.isEmpty else {
      return false
    }
    let name = "\(MealWord.key(of: mention.name)) \(MealWord.key(of: last))"
    guard let food = table.food(named: name) else { return false }
    unknown.removeLast()
    mention = Mention(dish: Dish(food), name: name)
    return true
  }

  /// Applies a manner, as in "fried eggs, I mean scrambled".
  mutating func take(manner: String) {
    defer { (isAmending, lack) = (false, nil) }
    if some != nil { return splitSome(manner: manner) }
    guard let last = entries.indices.last else { return }
    if !isAmending, lack == nil {
      entries[last].mention =
        entries[last].mention.changed(kind: manner, in: table) ?? entries[last].mention
      return
    }
    if let lack, lack != .no { return }
    if let other = entries[last].mention.changed(kind: manner, in: table) {
      entries[last].mention = other
    } else {
      entries[last].mention.unheeded.append("\(manner) \(entries[last].mention.name)")
    }
  }

  /// Adds an unknown food, or corrects the kind of the last entry, as in "whole milk, sorry, skim".
  mutating func take(unknown text: String, after link: Link?) {
    defer { (lack, isAmending) = (nil, false) }
    if lack == nil { dropWithdrawn() }
    if let lack {
      hasLacked = true
      if isExcepting { isUnclear = true }
      // An unknown food that is missing from a dish is recorded as unheeded, as in "a sub with no
      // meat".
      if let last = entries.indices.last, isJoined, entries[last].mention.isMade {
        entries[last].mention.unheeded.append("\(entries[last].mention.name) without \(text)")
      }
      if lack != .no || entries.isEmpty { return }
    }
    guard isAmending || lack == .no, !isLastUnknown, let last = entries.last?.mention else {
      if isAmending, isLastUnknown { unknown.removeLast() }
      if isJoined, text.hasSuffix(" milk"), let last = entries.indices.last {
        _ = entries[last].mention.dish.loseMilk()
      }
      if link == .or, !isLastUnknown, let last = entries.indices.last {
        entries[last].mention.amount.isVague = true
      }
      unknown.append(text)
      isLastUnknown = true
      return
    }
    if let other = last.changed(kind: text, in: table) {
      entries[entries.count - 1].mention = other
    } else if isAmending {
      entries.removeLast()
      unknown.append(text)
      isLastUnknown = true
    }
  }
}

extension MealDraft {
  /// Handles food that was not eaten, and removes an earlier entry for it, as in "not chicken,
  /// turkey".
  mutating func take(lacked mention: Mention, _ how: MealLexeme.Lack) {
    lack = nil
    hasLacked = true
    defer { lacked.append(mention.dish.parts[0].food) }
    if how == .instead {
      isSwapping = true
      // "Three" counts the eggs in "instead of two eggs I had three".
      if entries.isEmpty, !mention.amount.isEmpty { others.mentions.append(mention) }
      return
    }
    if how == .unfinished || how == .without,
      let index = entries.lastIndex(where: { $0.mention.dish == mention.dish }),
      !isJoined || isAmending || how == .unfinished || index == entries.count - 1
    {
      if how == .unfinished {
        entries[index].mention.amount.isVague = true
      } else {
        entries.remove(at: index)
      }
      isExcepting = false
      return
    }
    if how != .without,
      let index = entries.lastIndex(where: { $0.mention.dish == mention.dish })
        ?? (how == .not ? entries.lastIndex(where: { $0.mention.isKin(of: mention) }) : nil)
    {
      if !mention.amount.isEmpty, mention.amount != entries[index].mention.amount {
        entries[index].mention.amount = mention.amount
      } else {
        keptAmount = entries.remove(at: index).mention.amount
        isAmending = false
      }
      return
    }
    if let last = entries.indices.last, entries[last].mention.lose(mention, in: table) {
      isExcepting = false
      return
    }
    if isExcepting { isUnclear = true }
    if how == .without { others.left.append(mention) }
    defer { isAmending = false }
    guard how == .no, !entries.isEmpty else { return }
    if isJoined, !isAmending, entries.last?.host != nil, let last = entries.last?.mention,
      last.isReplaced(by: mention)
    {
      // "With butter, no margarine" may exclude the margarine or replace the butter with it.
      unknown.append("\(last.name) or \(mention.name)")
    } else if entries.contains(where: { $0.mention.isKin(of: mention) }) {
      amend(with: mention)
    } else if !isJoined, mention.dish.isPlain, isAmending || isCorrection(mention),
      !mention.isAdded || entries.last?.mention.isAdded == true
    {
      amend(with: mention)
    }
  }

  /// Mixtures from which an ingredient can be omitted, as in "a fruit salad, no melon".
  private static let mixes = [
    "salad", "cocktail", "mix", "soup", "stew", "cup", "vegetables", "smoothie", "bowl", "juice",
  ]

  /// Returns whether a food right after "no" replaces the last entry because it is of the same
  /// kind, as in "cereal no oatmeal".
  private func isCorrection(_ mention: Mention) -> Bool {
    guard let entry = entries.last, let last = entry.mention.dish.parts.first?.food,
      !Self.mixes.contains(where: entry.mention.name.hasSuffix)
    else { return false }
    let groups = [last.number.prefix(2), mention.dish.parts[0].food.number.prefix(2)]
    return groups[0] == groups[1] || groups.allSatisfy { ["11", "16"].contains($0) }
  }
}
