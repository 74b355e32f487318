extension MealDraft {
  /// What a plain word means by what stands beside it: "chips" beside a steak are fries, beside
  /// guacamole of maize; "beans" beside toast are baked.
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
  /// "A portion of chips", "large chips": nobody says so of what comes out of a bag.
  fileprivate var isPlateOfChips: Bool {
    guard MealWord.key(of: mention.name) == "chip" else { return false }
    let plates: Set<String> = ["serving", "plate", "cone", "basket"]
    return mention.amount.unit.map(plates.contains) ?? (mention.amount.size != nil)
  }
}

/// What a word means in the company of some foods.
private struct Company {
  /// The word, in the singular.
  var word: String

  /// What it means then.
  var food: String

  /// The numbers of foods, or what they begin with, of which one stands beside it.
  var beside: Set<String>

  /// Those of which none does.
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
