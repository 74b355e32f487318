extension MealDraft {
  /// Applies a kind to a part of the last entry instead of adding food, as in "two of them
  /// chicken".
  mutating func takeKind(_ mention: Mention) -> Bool {
    guard kindCount != nil, let head = entries.last(where: { $0.host == nil })?.mention else {
      kindCount = nil
      return false
    }
    let count = kindCount ?? 0
    kindCount = nil
    splitKind(count, mention, of: head)
    return true
  }

  /// Assigns a kind to `count` pieces of the last entry, as in "one of them was banana".
  ///
  /// A meat that is not a kind of the entry replaces these pieces, such as ham among slices of
  /// turkey.
  private mutating func splitKind(_ count: Double, _ mention: Mention, of head: Mention) {
    let whole = head.amount.quantity ?? 0
    guard let index = entries.lastIndex(where: { $0.host == nil }), whole >= count,
      var other = head.changed(kind: mention.name, in: table)
        ?? (head.isOfMeat && mention.isOfMeat ? mention : nil)
    else {
      unknown.append("\(mention.name) \(head.name)")
      return
    }
    other.amount = head.amount
    other.amount.quantity = count
    entries[index].mention.amount.quantity = whole - count
    if whole == count { entries.remove(at: index) }
    entries.append(Entry(mention: other))
  }

  /// Merges kinds whose counts add up to the count before them, as in "three tacos, two chicken and
  /// one beef" or "two slices of pizza, one pepperoni, one cheese".
  mutating func mergeKinds() {
    var index = 0
    while index < entries.count {
      defer { index += 1 }
      guard let end = endOfKinds(of: index) else { continue }
      let head = entries[index].mention
      let kinds = entries[(index + 1)..<end].map(\.mention)
      let known = kinds.compactMap { kind -> Entry? in
        guard var mention = head.changed(kind: kind.name, in: table) else { return nil }
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

  /// Returns the end index of at least two entries whose counts add up to that of the entry at
  /// `index`, or `nil` if there are none.
  private func endOfKinds(of index: Int) -> Int? {
    guard let whole = entries[index].mention.amount.quantity, whole >= 2,
      entries[index].mention.dish.isPlain
    else { return nil }
    var sum = 0.0
    for next in entries.indices[(index + 1)...] {
      let amount = entries[next].mention.amount
      // "Two apples" are apples, whereas "two chicken" are a kind of another food.
      guard amount.unit == nil, amount.size == nil, entries[next].mention.dish.isPlain,
        !entries[next].mention.isPlural
          || entries[index].mention.isFilled
            && entries[index].mention.isMade(of: entries[next].mention),
        let count = amount.quantity, count == count.rounded(), sum + count <= whole
      else { return nil }
      sum += count
      if sum == whole { return next > index + 1 ? next + 1 : nil }
    }
    return nil
  }
}

extension Mention {
  private static let filled: Set<String> = [
    "taco", "burrito", "pizza", "quesadilla", "enchilada", "burger", "hamburger", "empanada",
    "dumpling", "samosa", "roll", "tamale", "pierogi", "pita", "taquito", "kebab", "sub", "bagel",
    "crepe", "omelet", "hot dog", "sausage",
  ]
  private static let sweet: Set<String> = [
    "muffin", "donut", "cookie", "pie", "cream", "yogurt", "smoothie", "milkshake", "juice", "tart",
    "cupcake", "cake", "bagel", "crepe", "pancake", "waffle", "scone", "pop", "danish", "turnover",
  ]

  var isFilled: Bool {
    Self.filled.contains(MealWord.key(of: name).split(separator: " ").last.map(String.init) ?? "")
  }

  /// Returns whether the dish comes in a kind named after the other food, such as beef tacos or
  /// blueberry muffins.
  func isMade(of other: Mention) -> Bool {
    guard let head = MealWord.key(of: name).split(separator: " ").last.map(String.init) else {
      return false
    }
    let food = other.dish.parts[0].food
    let group = String(food.number.prefix(2))
    if food.isPoured { return false }
    return Self.filled.contains(head)
      && ["01", "05", "07", "10", "11", "13", "15", "16", "17"].contains(group)
      || Self.sweet.contains(head) && ["01", "02", "09", "12", "19"].contains(group)
  }
}

extension MealDraft {
  /// Replaces the assumed contents of a dish with the stated ones, as in "a burrito bowl with brown
  /// rice", and returns `true` if nothing remains to be added.
  mutating func tellsContents(_ mention: Mention) -> Bool {
    guard let host = entries.lastIndex(where: { $0.host == nil }), host >= startOfSentence,
      mention.dish.isPlain
    else { return false }
    if mention.amount.isEmpty, entries[host].mention.holds(mention.dish.parts[0].food) {
      return true
    }
    if fills(host, with: mention) { return true }
    // The stated contents replace the dish in "a salad with lettuce and tomatoes".
    if entries[host].mention.dish.parts[0].food.name == "side salad",
      mention.dish.parts[0].food.isLeafy
    {
      entries[host].mention.dish.parts.removeFirst()
      if entries[host].mention.dish.parts.isEmpty { entries.remove(at: host) }
      return false
    }
    // The stated contents replace a generic dish, as in "a smoothie with a banana". A dish named
    // after an ingredient remains.
    if ["smoothie", "fruit smoothie", "green smoothie"].contains(entries[host].mention.name),
      host == entries.count - 1
    {
      entries.remove(at: host)
      return false
    }
    let food = mention.dish.parts[0].food
    entries[host].mention.dish.loseMixed(for: food)
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

  private static let filled: Set<String> = [
    "taco", "burrito", "quesadilla", "enchilada", "pizza", "tamale", "empanada", "fajita", "curry",
  ]

  /// Merges contents into a dish.
  ///
  /// For example, "tacos with chicken" are chicken tacos, and "a protein shake with milk" is made
  /// of powder.
  private mutating func fills(_ host: Int, with mention: Mention) -> Bool {
    let told = entries[host].mention
    guard mention.amount.isEmpty, host == entries.count - 1, told.dish.isPlain else { return false }
    if told.name == "protein shake", Addition.isMilk(mention.dish.parts[0].food),
      let powder = table.food(named: "protein powder")
    {
      entries[host].mention = Mention(dish: Dish(powder), name: powder.name)
      return false
    }
    let head = MealWord.key(of: told.name)
    guard Self.filled.contains(head), mention.isOfMeat || mention.name == "pepperoni" else {
      return false
    }
    let name = "\(MealWord.key(of: mention.name)) \(head)"
    guard let dish = table.food(named: name).map(Dish.init) ?? Recipe.all[name]?.dish(of: table)
    else { return false }
    entries[host].mention.dish = dish
    entries[host].mention.name = name
    return true
  }
}

extension Mention {
  /// Whether the row's own figures already include the food, such as the cheese in a taco.
  func holds(_ food: Food) -> Bool {
    guard dish.isPlain else { return false }
    return Self.held[dish.parts[0].food.number]?.contains(food.number) ?? false
  }

  private static let taco: Set<String> = ["23574", "13361", "01009", "11253", "11252"]
  private static let relishes: Set<String> = ["11935", "02046", "11937", "11282", "18350"]

  private static let held: [String: Set<String>] = [
    "21082": taco, "21486": taco, "21260": taco, "21487": ["05064", "01009", "11253", "11252"],
    "21108": relishes, "21090": relishes.union(["01009", "01042"]),
    "21395": relishes.union(["01009", "01042"]), "21060": ["16343"], "21061": ["16343", "01009"],
    "21063": ["16343", "23574", "13361"], "21078": ["01009"],
    "21080": ["01009", "16343", "23574", "11529"], "21299": ["01009", "01026", "06931", "11529"],
    "36052": ["01009"], "22970": ["01009"], "21118": ["18350"],
    "21340": ["01123", "01132", "07064", "01009"],
  ]
}

extension Dish {
  /// Removes the assumed vegetables if vegetables are stated, as in "a stir fry with peppers".
  mutating func loseMixed(for food: Food) {
    guard !isPlain, food.number.hasPrefix("11") else { return }
    parts.removeAll { $0.food.name == "mixed vegetable" && $0.food != food && !$0.amount.isEmpty }
  }
}

extension MealDraft {
  /// Resolves ambiguous words by their neighbors: "chips" are fries beside a steak and tortilla
  /// chips beside guacamole, and "beans" beside toast are baked beans.
  mutating func settleCompany() {
    for index in entries.indices where entries[index].mention.dish.isPlain {
      let company = entries.indices.filter { $0 != index && abs($0 - index) <= 2 }
        .flatMap { entries[$0].mention.dish.parts.map(\.food) }
      let meaning = Company.meanings.first {
        $0.word == MealWord.key(of: entries[index].mention.name) && $0.isMeant(company)
      }
      let isPlate = entries[index].isPlateOfChips
      guard let name = isPlate ? "fries" : meaning?.food, let food = table.food(named: name) else {
        continue
      }
      entries[index].mention.dish = Dish(food)
    }
  }
}

extension MealDraft.Entry {
  /// Whether the chips are fries, as in "a portion of chips" or "large chips", which do not
  /// describe bagged chips.
  fileprivate var isPlateOfChips: Bool {
    guard MealWord.key(of: mention.name) == "chip" else { return false }
    let plates: Set<String> = ["serving", "plate", "cone", "basket"]
    return mention.amount.unit.map(plates.contains) ?? (mention.amount.size != nil)
  }
}

/// The meaning of a word beside certain foods.
private struct Company {
  var word: String
  var food: String

  /// The numbers or number prefixes of foods, of which at least one must be nearby.
  var beside: Set<String>

  /// The numbers or number prefixes of foods that must not be nearby.
  var without: Set<String> = []

  func isMeant(_ company: [Food]) -> Bool {
    func has(_ numbers: Set<String>) -> Bool {
      company.contains { food in numbers.contains(where: food.number.hasPrefix) }
    }
    return has(beside) && !has(without)
  }

  private static let dips: Set<String> = ["06164", "27027", "27028", "27052", "09160"]
  private static let breakfast: Set<String> = [
    "18070", "18076", "18065", "07064", "10862", "01128", "11370", "11828", "10998", "15027",
    "22975", "21138",
  ]
  private static let plates: Set<String> = [
    "36033", "15027", "134", "23197", "13918", "22906", "22529", "01128", "07064", "06116", "11811",
    "10064", "17028", "07029", "01123", "11935", "02048",
  ]
  private static let mains: Set<String> = ["11934", "21138", "11811", "06116", "16006"]
  private static let southern: Set<String> = [
    "18363", "18364", "20", "06164", "36", "21061",
    "21063", "21082", "21486", "21487", "21078", "21080",
  ]

  static let meanings = [
    Company(word: "chip", food: "tortilla chip", beside: dips),
    Company(word: "chip", food: "fries", beside: plates, without: ["18069", "21124"]),
    Company(word: "pie", food: "beef pot pie", beside: mains),
    Company(word: "bean", food: "baked bean", beside: breakfast, without: southern),
  ]
}
