extension Kitchen {
  /// Whether a preparation turns the food into one that the table lacks, as in "vegan cheese".
  func isOther(_ piece: NounRun.Piece, _ mention: Mention) -> Bool {
    piece.manners.contains {
      MealVocabulary.otherFood.contains($0) && !holds($0, mention)
    }
  }

  /// Returns whether a name of the food already includes the manner.
  func holds(_ manner: String, _ mention: Mention) -> Bool {
    let ways = [manner, MealVocabulary.sameManner[manner] ?? manner]
    return ways.contains { way in
      mention.dish.parts[0].food.names.contains {
        (" " + MealWord.key(of: $0) + " ").contains(" \(way) ")
      }
    }
  }

  /// Whether a preparation changes the nutrition figures: grains, beans, and meat have a different
  /// weight before cooking.
  func tells(_ manner: String, of mention: Mention) -> Bool {
    if manner == "raw" {
      return ["05", "10", "13", "15", "16", "17", "20"].contains(
        mention.dish.parts[0].food.number.prefix(2))
    }
    if MealVocabulary.sameManner[manner] ?? manner == "skinless" {
      return mention.dish.parts[0].food.number.hasPrefix("05")
    }
    return MealVocabulary.tellingManners.contains(manner)
  }

  /// Replaces the food with the row for this manner, or records the manner as unheeded if no row
  /// has it.
  func add(_ manner: String, to mention: inout Mention) {
    guard mention.dish.isPlain else { return }
    let ways = [manner, MealVocabulary.sameManner[manner] ?? manner]
    let name = mention.name
    // A "whole egg" is an egg, and can be scrambled like one.
    let head = name.split(separator: " ").last.map(String.init) ?? name
    let isPlainHead = table.food(named: head) == mention.dish.parts[0].food
    let names = ways.flatMap { ["\($0) \(name)"] + (isPlainHead ? ["\($0) \(head)"] : []) }
    if let food = names.compactMap(table.food(named:)).first {
      mention.dish = Dish(food)
      mention.unheeded.removeAll { $0.hasPrefix(manner) }
    } else if tells(manner, of: mention), !holds(manner, mention) {
      mention.unheeded.append("\(manner) \(mention.name)")
    }
  }
}
