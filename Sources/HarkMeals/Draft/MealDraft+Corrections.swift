extension MealDraft {
  /// Applies a correction to the entry or filling that it concerns.
  ///
  /// For example, "no three eggs" corrects the eggs, "actually it was ham" corrects the filling of
  /// the sandwich, and "I mean oatmeal" corrects the last entry.
  mutating func amend(with mention: Mention) {
    // "One sugar" adds the sugar in "tea, no sugar. I lied, one sugar."
    if lacked.contains(mention.food), mention.isAdded { return append(mention) }
    let same = entries.lastIndex { $0.mention.isKin(of: mention) }
    let index = same ?? entries.count - 1
    let before = entries[index].mention
    // A definite food without an amount replaces the list that contains it, as in "a mango and a
    // papaya, sorry, just the mango".
    if mention.isDefinite, mention.amount.isEmpty, before.dish == mention.dish {
      let start = min(self.start, index)
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

  /// Replaces the preparation of the last entry, as in "fried eggs, I mean scrambled".
  mutating func correct(_ manner: String) {
    if case .pieces = singling { return prepare(manner) }
    course = .adding
    guard let last = entries.last?.mention else { return }
    if let other = last.changed(kind: manner, in: table) {
      entries[entries.count - 1].mention = other
    } else {
      entries[entries.count - 1].mention.unheeded.append("\(manner) \(last.name)")
    }
  }

  mutating func add(unknown text: String, _ link: Link?) {
    course = .adding
    if isJoined, text.hasSuffix(" milk"), let last = entries.indices.last {
      entries[last].mention.dish.loseMilk()
    }
    if link == .or, !isLastUnknown, let last = entries.indices.last {
      entries[last].mention.amount.isVague = true
    }
    unknown.append(text)
    isLastUnknown = true
  }

  /// Replaces the last food, or its kind, as in "whole milk, sorry, skim".
  mutating func correct(unknown text: String, _ link: Link?) {
    course = .adding
    guard !isLastUnknown, let last = entries.last?.mention else {
      if isLastUnknown { unknown.removeLast() }
      return add(unknown: text, link)
    }
    if let other = last.changed(kind: text, in: table) {
      entries[entries.count - 1].mention = other
    } else {
      entries.removeLast()
      unknown.append(text)
      isLastUnknown = true
    }
  }

  /// Records the absence of an unknown food from a dish, as in "a sub with no meat".
  ///
  /// After "no", the food may also be a correction.
  mutating func exclude(
    unknown text: String, _ lack: MealLexeme.Lack, _ isCorrection: Bool, _ link: Link?
  ) {
    course = .excluded
    if sentence.isExcepting { sentence.isUnclear = true }
    if let last = entries.indices.last, isJoined, entries[last].mention.isMade {
      entries[last].mention.unheeded.append("\(entries[last].mention.name) without \(text)")
    }
    guard lack == .no, let last = entries.last?.mention else { return }
    if isCorrection || isLastUnknown {
      correct(unknown: text, link)
    } else if let other = last.changed(kind: text, in: table) {
      entries[entries.count - 1].mention = other
    }
    course = .excluded
  }
}

extension MealDraft {
  /// Handles a food that was not eaten.
  ///
  /// A number before "not" applies to the food after it, as in "300 not 200 grams of chicken".
  mutating func exclude(
    _ told: Mention, _ lack: MealLexeme.Lack, _ isCorrection: Bool, _ link: Link?
  ) {
    if case .awaiting(let number, _) = pending, lack == .not, told.amount.quantity != nil {
      var mention = told
      mention.amount.quantity = number.quantity
      pending = .none
      course = isCorrection ? .correcting : .adding
      return isCorrection ? correct(mention, link) : add(mention, link)
    }
    guard let mention = prepared(told) else { return }
    splitSome()
    course = .excluded
    exclude(mention, lack, isCorrection)
    lacked.append(mention.food)
    isLastUnknown = false
  }

  /// Removes food that was not eaten, as in "not chicken, turkey".
  private mutating func exclude(_ mention: Mention, _ how: MealLexeme.Lack, _ isCorrection: Bool) {
    let same = entries.lastIndex { $0.mention.dish == mention.dish }
    switch how {
    case .instead:
      sentence.isSwapping = true
      // "Three" counts the eggs in "instead of two eggs I had three".
      if entries.isEmpty, !mention.amount.isEmpty { others.mentions.append(mention) }
      return
    case .unfinished:
      if let same {
        entries[same].mention.amount.isVague = true
        sentence.isExcepting = false
        return
      }
    case .without:
      if let same, !isJoined || isCorrection || same == entries.count - 1 {
        entries.remove(at: same)
        sentence.isExcepting = false
        return
      }
    case .no, .not:
      let kin = how == .not ? entries.lastIndex { $0.mention.isKin(of: mention) } : nil
      if let index = same ?? kin {
        if !mention.amount.isEmpty, mention.amount != entries[index].mention.amount {
          entries[index].mention.amount = mention.amount
          if isCorrection { course = .correcting }
        } else {
          pending = .kept(entries.remove(at: index).mention.amount)
        }
        return
      }
    }
    if let last = entries.indices.last, entries[last].mention.lose(mention, in: table) {
      sentence.isExcepting = false
      if isCorrection { course = .correcting }
      return
    }
    if sentence.isExcepting { sentence.isUnclear = true }
    if how == .without { others.left.append(mention) }
    guard how == .no, let last = entries.last?.mention else { return }
    if isJoined, !isCorrection, entries.last?.host != nil, last.isReplaced(by: mention) {
      // "With butter, no margarine" may exclude the margarine or replace the butter with it.
      unknown.append("\(last.name) or \(mention.name)")
    } else if entries.contains(where: { $0.mention.isKin(of: mention) })
      || !isJoined && mention.dish.isPlain && (isCorrection || self.isCorrection(mention))
        && (!mention.isAdded || last.isAdded)
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
    let groups = [last.number.prefix(2), mention.food.number.prefix(2)]
    return groups[0] == groups[1] || groups.allSatisfy { ["11", "16"].contains($0) }
  }
}
