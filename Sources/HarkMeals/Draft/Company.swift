/// Words whose meaning depends on the foods beside them.
enum Company {
  private static let dips: Set<String> = ["06164", "27027", "27028", "27052", "09160"]
  private static let breakfast = Set(
    words: "18070 18076 18065 07064 10862 01128 11370 11828 10998 15027 22975 21138")
  private static let plates: Set<String> = [
    "36033", "15027", "134", "23197", "13918", "22906", "22529", "01128", "07064", "06116", "11811",
    "10064", "17028", "07029", "01123", "11935", "02048",
  ]
  private static let mains: Set<String> = ["11934", "21138", "11811", "06116", "16006"]
  private static let southern = Set(
    words: "18363 18364 20 06164 36 21061 21063 21082 21486 21487 21078 21080")

  private static let servings: Set<String> = ["serving", "plate", "cone", "basket"]

  private static func meaning(of word: String, beside company: [Food]) -> String? {
    func has(_ numbers: Set<String>) -> Bool {
      company.contains { food in numbers.contains(where: food.number.hasPrefix) }
    }
    return switch word {
    case "chip" where has(dips): "tortilla chip"
    case "chip" where has(plates) && !has(["18069", "21124"]): "fries"
    case "pie" where has(mains): "beef pot pie"
    case "bean" where has(breakfast) && !has(southern): "baked bean"
    default: nil
    }
  }

  /// Resolves words by their neighbors: "chips" are fries beside a steak.
  static func settle(_ plate: inout Plate) {
    for index in plate.entries.indices where plate[index].dish.isPlain {
      let company = plate.entries.indices.filter { $0 != index && abs($0 - index) <= 2 }.flatMap {
        plate[$0].dish.parts.map(\.food)
      }
      let word = MealWord.key(of: plate[index].name)
      let amount = plate[index].amount
      // "A portion of chips" and "large chips" are fries, not bagged chips.
      let isFries = word == "chip" && (amount.unit.map(servings.contains) ?? (amount.size != nil))
      if let name = isFries ? "fries" : meaning(of: word, beside: company),
        let food = Food.named(name)
      {
        plate[index].dish = Dish(food)
      }
    }
  }
}
