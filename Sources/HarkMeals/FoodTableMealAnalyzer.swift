import Hark

/// A meal analyzer that uses a table of foods and no network.
///
/// It recognizes more than 1,200 foods and 400 dishes by their common names, and numbers, household
/// measures, and corrections in English. It excludes food that other people ate or that the user
/// wanted but did not eat. A wish, such as "I want a burger", yields the food with an assumed
/// amount and reports "want" as unknown.
///
/// Nutrition figures and weights come from the USDA's Standard Reference; each item names its row.
/// Where a row represents a generic word, such as cheddar for "cheese", the item's name says so, as
/// in "cheese (cheddar)".
///
/// A word that may be a food but matches no name is reported as unknown. Apart from plurals and a
/// fixed list of spelling variants, abbreviations, and common misrecognitions, such as "yoghurt"
/// and "serial", names must match exactly.
public struct FoodTableMealAnalyzer: MealAnalyzer {
  /// Creates an analyzer.
  public init() {}

  /// Returns the meal that `text` describes; case does not matter, and punctuation is optional.
  ///
  /// Throws only `CancellationError`. Text that is not understood is reported as unknown.
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
