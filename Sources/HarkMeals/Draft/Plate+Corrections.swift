extension Plate {
  /// Applies a correction to the entry or filling that it concerns.
  ///
  /// For example, "no three eggs" corrects the eggs, "actually it was ham" corrects the filling of
  /// the sandwich, and "I mean oatmeal" corrects the last entry.
  mutating func amend(with mention: Mention) {
    let same = lastKin(of: mention)
    let index = same ?? entries.count - 1
    let before = self[index]
    // The food replaces its list in "a mango and a papaya, sorry, just the mango".
    if mention.isDefinite, mention.amount.isEmpty, before.dish == mention.dish {
      entries.replaceSubrange(min(start, index)..., with: [entries[index]])
      return
    }
    if before.dish == mention.dish, before.amount == mention.amount {
      // The user repeats the list from here, as in "eggs and bacon, make that eggs and sausage".
      entries.removeSubrange((index + 1)...)
      return
    }
    if let other = before.dish.changed(bread: mention) {
      self[index].dish = other
    } else if let other = before.changed(joining: mention) {
      entries.replaceSubrange(index...index, with: other.map { Entry(mention: $0) })
    } else if same != nil || !change(index, toKind: mention.name) && !refill(with: mention) {
      self[index] = mention
      if mention.amount.isEmpty { self[index].amount = before.amount }
    }
  }

  /// Changes an entry to a kind in the table, as in "fried eggs, I mean scrambled".
  mutating func change(_ index: Int, toKind kind: String) -> Bool {
    guard let other = self[index].changed(kind: kind) else { return false }
    self[index] = other
    return true
  }

  private mutating func refill(with mention: Mention) -> Bool {
    guard let last = lastMention?.dish, !last.isPlain || !last.parts[0].food.isLike(mention.food)
    else { return false }
    for index in entries.indices.reversed() {
      if let other = self[index].refilled(with: mention) {
        self[index] = other
        return true
      }
    }
    return false
  }

  /// Returns the food that corrects the last unknown one: "a chicken burrito, actually beef".
  mutating func correction(ofUnknown mention: Mention) -> Mention {
    guard let words = unknown.last?.split(separator: " "), let head = words.last else {
      return mention
    }
    let name = "\(MealWord.key(of: mention.name)) \(MealWord.key(of: String(head)))"
    let food = mention.dish.isPlain ? Food.named(name) : nil
    if food != nil || words.count == 1 { unknown.removeLast() }
    return food.map { Mention(dish: Dish($0), amount: mention.amount, name: name) } ?? mention
  }

  /// Completes the last unknown food with its kind, as in "the soup, chicken noodle".
  mutating func namesKind(_ mention: inout Mention) -> Bool {
    guard let last = unknown.last, mention.dish.isPlain, mention.amount.isEmpty else {
      return false
    }
    let name = "\(MealWord.key(of: mention.name)) \(MealWord.key(of: last))"
    guard let food = Food.named(name) else { return false }
    unknown.removeLast()
    mention = Mention(dish: Dish(food), name: name)
    return true
  }

  /// Changes the last food to another kind, as in "whole milk, sorry, skim", or else replaces it with
  /// an unknown food.
  mutating func correct(unknown text: String) {
    guard let last, !change(last, toKind: text) else { return }
    entries.removeLast()
    unknown.append(text)
    isLastUnknown = true
  }

  /// Handles alternatives of which only one was eaten, as in "an apple or a pear".
  mutating func leaveOpen(_ mention: Mention) -> Bool {
    guard let last else { return false }
    self[last].amount.isVague = true
    if self[last].dish == mention.dish {
      self[last].amount.quantity = mention.amount.quantity ?? self[last].amount.quantity
    } else {
      unknown.append("\(self[last].name) or \(mention.name)")
    }
    return true
  }

  /// Returns whether the mention refers to an existing entry, as in "so just the coffee".
  ///
  /// A fraction scales that entry, as in "left half the rice".
  mutating func refersBack(_ mention: Mention) -> Bool {
    guard let index = lastEntry(of: mention.dish) else { return false }
    if mention.isDefinite, mention.amount.isEmpty {
      // The next statements refer to this entry in "chicken, rice, the chicken was four ounces".
      let isAlone = entries[index].host == nil && entries.dropFirst(index + 1).first?.host == nil
      if isAlone, self[index].amount.isEmpty { entries.append(entries.remove(at: index)) }
      return true
    }
    guard mention.amount.isVague, mention.amount.unit == nil, let part = mention.amount.quantity,
      part < 1
    else { return false }
    scale(index, by: part)
    self[index].amount.isVague = true
    return true
  }

  /// Returns the index of the restated entry, as in "I had waffles, maybe two waffles".
  func indexOfRestated(_ mention: Mention) -> Int? {
    guard entries.count > start, let last = lastMention else { return nil }
    let end = entries.count - 1
    if last.amount.isEmpty || last.amount == mention.amount, mention.name.hasSuffix(" " + last.name)
    {
      return end
    }
    guard !mention.amount.isEmpty else { return nil }
    let isCounted = (mention.amount.quantity ?? 0) >= 2
    if last.dish == mention.dish, last.amount != mention.amount || isCounted { return end }
    return entries.indices.dropFirst(start).last {
      self[$0].dish == mention.dish && self[$0].amount.isEmpty
    } ?? (last.amount.isEmpty && mention.name.hasSuffix(last.name) ? end : nil)
  }

  /// Mixtures from which an ingredient can be omitted, as in "a fruit salad, no melon".
  private static let mixes = [
    "salad", "cocktail", "mix", "soup", "stew", "cup", "vegetables", "smoothie", "bowl", "juice",
  ]

  /// Returns whether a food after "no" replaces the last entry, as in "cereal no oatmeal".
  func isCorrection(_ mention: Mention) -> Bool {
    guard let last = lastMention, !Self.mixes.contains(where: last.name.hasSuffix) else {
      return false
    }
    let groups = [last.food.number.prefix(2), mention.food.number.prefix(2)]
    return groups[0] == groups[1] || groups.allSatisfy { ["11", "16"].contains($0) }
  }
}
