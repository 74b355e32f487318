extension Kitchen {
  /// "Vegan cheese" is no cheese of the table.
  func isOther(_ piece: NounRun.Piece, _ mention: Mention) -> Bool {
    piece.manners.contains {
      MealVocabulary.otherFood.contains($0) && !holds($0, mention)
    }
  }

  /// Whether a name of the food says that it is made so.
  func holds(_ manner: String, _ mention: Mention) -> Bool {
    let ways = [manner, MealVocabulary.sameManner[manner] ?? manner]
    return ways.contains { way in
      mention.dish.parts[0].food.names.contains {
        (" " + MealWord.key(of: $0) + " ").contains(" \(way) ")
      }
    }
  }

  /// Whether a manner changes the figures: grain, beans and meat weigh otherwise before cooking.
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

  /// Takes the row of the table that is made so, or notes what no row says.
  func add(_ manner: String, to mention: inout Mention) {
    guard mention.dish.isPlain else { return }
    let ways = [manner, MealVocabulary.sameManner[manner] ?? manner]
    let name = mention.name
    // A "whole egg" is an egg, and scrambled as such.
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
