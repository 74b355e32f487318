import Foundation
import Hark

/// A meal formatted as lines of text.
struct MealTable {
  let meal: Meal

  /// One line for each food, one for the total of several foods, and one for unknown foods.
  var lines: [String] {
    var lines = meal.items.map {
      Self.line($0.food + ", " + MealFigures.amount($0), $0.grams, $0.nutrients)
    }
    if meal.items.count > 1 {
      lines.append(Self.line("together", meal.items.reduce(0) { $0 + $1.grams }, meal.total))
    }
    if !meal.unknown.isEmpty {
      lines.append("not known: " + meal.unknown.joined(separator: ", "))
    }
    return lines.isEmpty ? ["No food was heard in it."] : lines
  }

  private static func line(_ name: String, _ grams: Double, _ nutrients: Nutrients) -> String {
    let padding = String(repeating: " ", count: max(40 - DisplayWidth.of(name), 1))
    return name + padding
      + String(
        format: "%4.0f g %5.0f kcal  protein %5.1f g  fat %5.1f g  carbohydrate %5.1f g", grams,
        nutrients.energy, nutrients.protein, nutrients.fat, nutrients.carbohydrate)
  }
}
