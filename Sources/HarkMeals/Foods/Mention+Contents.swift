extension Mention {
  /// Returns whether the row's own figures already include the food, such as the cheese in a taco.
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

  private static let filled: Set<String> = [
    "taco", "burrito", "pizza", "quesadilla", "enchilada", "burger", "hamburger", "empanada",
    "dumpling", "samosa", "roll", "tamale", "pierogi", "pita", "taquito", "kebab", "sub", "bagel",
    "crepe", "omelet", "sausage",
  ]
  private static let sweet: Set<String> = [
    "muffin", "donut", "cookie", "pie", "cream", "yogurt", "smoothie", "milkshake", "juice", "tart",
    "cupcake", "cake", "bagel", "crepe", "pancake", "waffle", "scone", "pop", "danish", "turnover",
  ]

  private var head: String { MealWord.head(of: name) }
  var isFilled: Bool { Self.filled.contains(head) }

  /// Returns whether the dish comes in a kind named after the other food, such as beef tacos.
  func isMade(of other: Mention) -> Bool {
    let group = other.food.number.prefix(2)
    return !other.food.isPoured
      && (isFilled && ["01", "05", "07", "10", "11", "13", "15", "16", "17"].contains(group)
        || Self.sweet.contains(head) && ["01", "02", "09", "12", "19"].contains(group))
  }
}
