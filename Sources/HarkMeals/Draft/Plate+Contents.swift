extension Plate {
  /// Replaces assumed contents, as in "a bowl with brown rice"; `true` if no food is left to add.
  mutating func tellsContents(_ mention: Mention) -> Bool {
    guard let host = lastHost, host >= sentence.start, mention.dish.isPlain else { return false }
    let (dish, food) = (self[host].dish, mention.food)
    if mention.amount.isEmpty, self[host].holds(food) { return true }
    if fills(host, with: mention) { return true }
    // The stated contents replace the dish in "a salad with lettuce and tomatoes".
    if dish.parts[0].food.name == "side salad", food.isLeafy {
      self[host].dish.parts.removeFirst()
      if dish.parts.count == 1 { entries.remove(at: host) }
      return false
    }
    // The stated contents replace a generic dish, as in "a smoothie with a banana".
    if ["smoothie", "fruit smoothie", "green smoothie"].contains(self[host].name), host == last {
      entries.remove(at: host)
      return false
    }
    // Stated vegetables replace the assumed ones, as in "a stir fry with peppers".
    if !dish.isPlain, food.number.hasPrefix("11") {
      self[host].dish.parts.removeAll {
        $0.food.name == "mixed vegetable" && $0.food != food && !$0.amount.isEmpty
      }
    }
    let parts = self[host].dish.parts
    guard !self[host].dish.isPlain, parts.allSatisfy({ !$0.amount.isEmpty }),
      let index = parts.firstIndex(where: { $0.food.isKin(of: food) })
    else { return false }
    if mention.amount.isEmpty {
      self[host].dish.parts[index].food = food
      return true
    }
    // A dish keeps its only food, as in "jerk chicken with six ounces of salmon".
    if parts.count > 1 { self[host].dish.parts.remove(at: index) }
    return false
  }

  private static let filled = Set(words: "taco burrito quesadilla enchilada pizza tamale empanada")

  /// Merges contents into a dish, as in "tacos with chicken"; "a protein shake with milk" becomes
  /// protein powder, to which the milk is then added.
  private mutating func fills(_ host: Int, with mention: Mention) -> Bool {
    guard mention.amount.isEmpty, host == last, self[host].dish.isPlain else { return false }
    if self[host].name == "protein shake", Addition.isMilk(mention.food),
      let powder = Food.named("protein powder")
    {
      self[host] = Mention(dish: Dish(powder), name: powder.name)
      return false
    }
    let head = MealWord.key(of: self[host].name)
    guard Self.filled.contains(head), mention.isOfMeat || mention.name == "pepperoni" else {
      return false
    }
    let name = "\(MealWord.key(of: mention.name)) \(head)"
    guard let dish = Food.named(name).map(Dish.init) ?? Recipe.all[name] else { return false }
    (self[host].dish, self[host].name) = (dish, name)
    return true
  }

  /// Returns whether the dish contains the food, such as the cream cheese in "a bagel with lox".
  func isInDish(_ mention: Mention, isJoined: Bool) -> Bool {
    guard let host = lastHost.map({ self[$0] }), !host.dish.isPlain,
      host.name.contains(" with ") || isJoined && host.name.contains(" "),
      entries.count > sentence.start
    else { return false }
    return host.dish.parts.contains { $0.food == mention.food && !$0.amount.isEmpty }
  }

  /// Replaces the bread or milk of the last dish that consists of several foods, as in "a ham
  /// sandwich on rye".
  mutating func changesBase(_ mention: Mention) -> Bool {
    guard let index = entries.lastIndex(where: { !$0.mention.dish.isPlain }),
      let dish = self[index].dish.changed(bread: mention) ?? self[index].dish.changed(milk: mention)
    else { return false }
    self[index].dish = dish
    return true
  }

  /// The food numbers of omelets and scrambled eggs, with the unit for one egg of each.
  private static let eggDishes = ["01130": "large", "01132": nil]

  /// Applies a number of eggs to an egg dish, as in "an omelet with three eggs".
  mutating func countsEggs(of mention: Mention) -> Bool {
    guard let last, entries[last].host == nil, let unit = Self.eggDishes[self[last].food.number],
      ["egg", "egg white"].contains(mention.name), mention.amount.unit == nil,
      let count = mention.amount.quantity, self[last].amount.quantity ?? 1 == 1
    else { return false }
    if mention.name == "egg white" {
      self[last] = mention
    } else {
      self[last].amount = SaidAmount(quantity: count, unit: unit, isVague: mention.amount.isVague)
    }
    return true
  }

  /// Returns the entry to which an amount after an addition applies: "arepas with cheese, two".
  func indexOfCounted(by unit: String?) -> Int? {
    guard let last, entries[last].host != nil, self[last].amount.isEmpty else { return nil }
    // The amount in "honey in my tea, two spoons" is that of the honey.
    if let unit, ["spoon", "tsp", "tbsp", "packet", "cube", "pat"].contains(unit), last > 0,
      self[last].food.isPoured, self[last - 1].isAdded, self[last - 1].amount.isEmpty
    {
      return last - 1
    }
    guard unit.map(Measure.open.contains) ?? self[last].isAdded, let host = lastHost,
      self[host].amount.isEmpty
    else { return nil }
    return host
  }

  /// Changes `count` pieces to another kind, as in "one of them was banana", or to another meat;
  /// reports the kind as unknown if the table lacks it or the entry has fewer pieces.
  mutating func splitKind(_ count: Double, _ mention: Mention, of index: Int) {
    let head = self[index]
    let whole = head.amount.quantity ?? 0
    guard whole >= count,
      var other = head.changed(kind: mention.name)
        ?? (head.isOfMeat && mention.isOfMeat ? mention : nil)
    else {
      unknown.append("\(mention.name) \(head.name)")
      return
    }
    other.amount = head.amount
    other.amount.quantity = count
    self[index].amount.quantity = whole - count
    if whole == count { entries.remove(at: index) }
    entries.append(Entry(mention: other))
  }

  /// Merges kinds whose counts add up, as in "three tacos, two chicken and one beef".
  mutating func mergeKinds() {
    var index = 0
    while index < entries.count {
      defer { index += 1 }
      guard let end = endOfKinds(of: index) else { continue }
      let head = self[index]
      let kinds = entries[(index + 1)..<end].map(\.mention)
      let known = kinds.compactMap { kind -> Entry? in
        guard var mention = head.changed(kind: kind.name) else { return nil }
        mention.amount = head.amount
        mention.amount.quantity = kind.amount.quantity
        return Entry(mention: mention, isDoubtful: entries[index].isDoubtful)
      }
      if known.count == kinds.count {
        entries.replaceSubrange(index..<end, with: known)
      } else if kinds.allSatisfy(head.isMade(of:)) {
        entries.removeSubrange((index + 1)..<end)
        unknown += kinds.map { "\($0.name) \(head.name)" }
      }
    }
  }

  /// Returns the end of two or more entries after `index` whose counts add up to that of `index`.
  private func endOfKinds(of index: Int) -> Int? {
    let head = self[index]
    guard let whole = head.amount.quantity, whole >= 2, head.dish.isPlain else { return nil }
    var sum = 0.0
    for next in entries.indices[(index + 1)...] {
      let kind = self[next]
      // "Two apples" names a separate food, whereas "two chicken" names a kind of another food.
      guard kind.amount.unit == nil, kind.amount.size == nil, kind.dish.isPlain,
        !kind.isPlural || head.isFilled && head.isMade(of: kind), let count = kind.amount.quantity,
        count == count.rounded(), sum + count <= whole
      else { return nil }
      sum += count
      if sum == whole { return next > index + 1 ? next + 1 : nil }
    }
    return nil
  }
}
