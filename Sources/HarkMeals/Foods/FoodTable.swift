/// A table of known foods, indexed by their common names.
struct FoodTable: Sendable {
  /// The foods, in table order.
  let foods: [Food]

  /// The number of words in the longest name.
  let longestName: Int

  private let indices: [String: Int]

  /// The table that ships with Hark, loaded on first use.
  static let standard = FoodTable(
    foods: FoodFigures.pieces.flatMap { $0.split(separator: "\n").compactMap(Food.init(line:)) })

  /// Creates a table; a name shared by several foods refers to the first one.
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

  /// Returns the food named `key`, a name in the singular, or `nil` if there is none.
  func food(named key: String) -> Food? {
    indices[key].map { foods[$0] }
  }
}
