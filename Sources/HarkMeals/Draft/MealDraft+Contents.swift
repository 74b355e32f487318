extension MealDraft {
  /// Replaces the assumed contents of a dish with the stated ones, as in "a burrito bowl with brown
  /// rice", and returns `true` if nothing remains to be added.
  mutating func tellsContents(_ mention: Mention) -> Bool {
    guard let host = lastHost, host >= sentence.start, mention.dish.isPlain else { return false }
    if mention.amount.isEmpty, entries[host].mention.holds(mention.food) { return true }
    if fills(host, with: mention) { return true }
    // The stated contents replace the dish in "a salad with lettuce and tomatoes".
    if entries[host].mention.food.name == "side salad", mention.food.isLeafy {
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
    let food = mention.food
    entries[host].mention.dish.loseMixed(for: food)
    guard !entries[host].mention.dish.isPlain,
      entries[host].mention.dish.parts.allSatisfy({ !$0.amount.isEmpty }),
      let index = entries[host].mention.dish.parts.firstIndex(where: { $0.food.isKin(of: food) })
    else { return false }
    if mention.amount.isEmpty {
      entries[host].mention.dish.parts[index].food = food
      return true
    }
    // The only food of a dish remains, as in "jerk chicken with six ounces of salmon".
    if entries[host].mention.dish.parts.count > 1 {
      entries[host].mention.dish.parts.remove(at: index)
    }
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
    if told.name == "protein shake", Addition.isMilk(mention.food),
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
    dish.isPlain && Self.held[self.food.number]?.contains(food.number) == true
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

  private var head: String {
    MealWord.key(of: name).split(separator: " ").last.map(String.init) ?? ""
  }
  var isFilled: Bool { Self.filled.contains(head) }

  /// Returns whether the dish comes in a kind named after the other food, such as beef tacos or
  /// blueberry muffins.
  func isMade(of other: Mention) -> Bool {
    let group = other.food.number.prefix(2)
    return !other.food.isPoured
      && (isFilled && ["01", "05", "07", "10", "11", "13", "15", "16", "17"].contains(group)
        || Self.sweet.contains(head) && ["01", "02", "09", "12", "19"].contains(group))
  }
}
