extension MealDraft {
  /// Resolves ambiguous words by their neighbors: "chips" are fries beside a steak and tortilla
  /// chips beside guacamole, and "beans" beside toast are baked beans.
  mutating func settleCompany() {
    for index in entries.indices where entries[index].mention.dish.isPlain {
      let company = entries.indices.filter { $0 != index && abs($0 - index) <= 2 }.flatMap {
        entries[$0].mention.dish.parts.map(\.food)
      }
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
    "18363", "18364", "20", "06164", "36", "21061", "21063", "21082", "21486", "21487", "21078",
    "21080",
  ]

  static let meanings = [
    Company(word: "chip", food: "tortilla chip", beside: dips),
    Company(word: "chip", food: "fries", beside: plates, without: ["18069", "21124"]),
    Company(word: "pie", food: "beef pot pie", beside: mains),
    Company(word: "bean", food: "baked bean", beside: breakfast, without: southern),
  ]
}
