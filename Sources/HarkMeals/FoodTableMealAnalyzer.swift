import Hark

/// A meal analyzer that uses a table of foods and no network.
///
/// It recognizes about a thousand foods by their common names, and numbers, household measures, and
/// corrections in English. It excludes food that other people ate or that the user only wanted.
/// Nutrition figures and weights come from the USDA's Standard Reference; each item names its row.
/// A word that may be a food but matches no name is reported as unknown, and no word is ever
/// matched to one with a different spelling. Where a row represents a generic word, such as cheddar
/// for "cheese", the item's name says so, as in "cheese (cheddar)".
public struct FoodTableMealAnalyzer: MealAnalyzer {
  /// Creates an analyzer.
  public init() {}

  /// Returns the meal that `text` describes, regardless of case and punctuation.
  ///
  /// Throws only `CancellationError`. A text without food gives an empty meal.
  public func analyze(_ text: String) async throws -> AnalyzedMeal {
    try Task.checkCancellation()
    return meal(in: text)
  }

  /// Returns the meal that `text` describes, synchronously.
  public func meal(in text: String) -> AnalyzedMeal {
    let words = MealTelling.words(of: text)
    let statements = MealTelling.statements(of: words)
    let meal = MealDraft.meal(of: statements)
    guard meal.items.isEmpty, meal.unknown.isEmpty else { return meal }
    return AnalyzedMeal(items: [], unknown: MealDoubt.untold(words, statements))
  }
}
