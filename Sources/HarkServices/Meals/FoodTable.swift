/// The foods that are known, found by what people call them.
struct FoodTable: Sendable {
  /// The foods, in the order of the list.
  let foods: [Food]

  /// The most words that a name has.
  let longestName: Int

  private let indices: [String: Int]

  /// The table that comes with Hark, read when it is first asked for.
  static let standard = FoodTable(
    foods: FoodFigures.pieces.flatMap { $0.split(separator: "\n").compactMap(Food.init(line:)) })

  /// Makes a table; of two foods with one name, the first has it.
  init(foods: [Food]) {
    self.foods = foods
    var indices: [String: Int] = [:]
    let spellings = [{ $0 }, MealVocabulary.spelled]
    for spelling in spellings {
      for (index, food) in foods.enumerated() {
        for name in food.names where !name.contains("(") {
          let key = spelling(MealWord.key(of: name))
          if indices[key] == nil { indices[key] = index }
        }
      }
    }
    self.indices = indices
    longestName = indices.keys.map { $0.split(separator: " ").count }.max() ?? 0
  }

  /// The food with this name, words in the singular; nil when there is none.
  func food(named key: String) -> Food? {
    indices[key].map { foods[$0] }
  }
}
