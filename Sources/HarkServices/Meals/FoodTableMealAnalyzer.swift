import Hark

/// Reads a meal from what was said by a table of foods, without a network.
///
/// It knows about a thousand foods by the names that people use, numbers, household measures and
/// corrections in English, and leaves out what others ate and what was only wanted. Figures and weights are those of the USDA's Standard Reference; the item
/// names the row. A word that may be a food and is in no name is reported as unknown, and no word is
/// ever taken for one that is spelt otherwise. Where a row stands for a plain word, as cheddar for
/// "cheese", the item says so in its name.
public struct FoodTableMealAnalyzer: MealAnalyzer {
  /// Makes an analyser.
  public init() {}

  /// The meal that `text` tells of, in any case and with or without punctuation.
  ///
  /// It throws nothing but `CancellationError`: a text without a food is an empty meal.
  public func analyze(_ text: String) async throws -> Meal {
    try Task.checkCancellation()
    return meal(in: text)
  }

  /// The meal that `text` tells of, at once.
  public func meal(in text: String) -> Meal {
    let words = MealTelling.words(of: text)
    let statements = MealTelling.statements(of: words, table: .standard)
    let meal = MealDraft.meal(of: statements, table: .standard)
    guard meal.items.isEmpty, meal.unknown.isEmpty else { return meal }
    return Meal(items: [], unknown: MealDoubt.untold(words, statements))
  }
}
