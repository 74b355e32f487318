/// The meaning of a word beside certain foods.
struct Company {
  private var word: String
  private var food: String

  /// The numbers or number prefixes of foods, of which at least one must be nearby.
  private var beside: Set<String>

  /// The numbers or number prefixes of foods that must not be nearby.
  private var without: Set<String> = []

  private func isMeant(_ company: [Food]) -> Bool {
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

  private static let meanings = [
    Company(word: "chip", food: "tortilla chip", beside: dips),
    Company(word: "chip", food: "fries", beside: plates, without: ["18069", "21124"]),
    Company(word: "pie", food: "beef pot pie", beside: mains),
    Company(word: "bean", food: "baked bean", beside: breakfast, without: southern),
  ]

  /// Resolves ambiguous words by their neighbors: "chips" are fries beside a steak and tortilla
  /// chips beside guacamole, and "beans" beside toast are baked beans.
  static func settle(_ plate: inout Plate) {
    for index in plate.entries.indices where plate[index].dish.isPlain {
      let company = plate.entries.indices.filter { $0 != index && abs($0 - index) <= 2 }.flatMap {
        plate[$0].dish.parts.map(\.food)
      }
      let word = MealWord.key(of: plate[index].name)
      let meaning = meanings.first { $0.word == word && $0.isMeant(company) }
      let isFries = word == "chip" && isPlate(plate[index].amount)
      if let name = isFries ? "fries" : meaning?.food, let food = plate.table.food(named: name) {
        plate[index].dish = Dish(food)
      }
    }
  }

  /// Whether chips in this amount are fries, as in "a portion of chips" or "large chips", which do
  /// not describe bagged chips.
  private static func isPlate(_ amount: SaidAmount) -> Bool {
    amount.unit.map { ["serving", "plate", "cone", "basket"].contains($0) } ?? (amount.size != nil)
  }
}
