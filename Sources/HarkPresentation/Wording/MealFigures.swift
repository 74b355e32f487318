import Foundation
import Hark

package struct MealFigures: Sendable, Hashable {
  /// The energy, such as `144 kcal`.
  package let energy: String

  /// The amounts, such as `12.6 g`.
  package let protein, carbohydrate, fat: String

  package init(_ nutrients: Nutrients) {
    func grams(_ amount: Double) -> String { String(format: "%.1f g", amount) }
    energy = String(format: "%.0f kcal", nutrients.energy)
    protein = grams(nutrients.protein)
    carbohydrate = grams(nutrients.carbohydrate)
    fat = grams(nutrients.fat)
  }

  /// Returns the amount of a food, such as `2 cups`; a tilde marks an assumed amount: `~1 slice`.
  package static func amount(_ item: MealItem) -> String {
    (item.isAmountAssumed ? "~" : "") + item.amount
  }

  /// A nutrition figure, the heading of the total, or the heading of the unrecognized foods.
  package enum Name: String, Sendable, CaseIterable {
    case energy, protein, carbohydrate, fat, total, unknown
  }

  package static func name(_ name: Name) -> String {
    switch name {
    case .energy: "Energy"
    case .protein: "Protein"
    case .carbohydrate: "Carbohydrate"
    case .fat: "Fat"
    case .total: "Together"
    case .unknown: "Not known"
    }
  }

  /// The figures with their names, in reading order.
  package var named: [(name: String, value: String)] {
    [
      (Self.name(.energy), energy), (Self.name(.protein), protein),
      (Self.name(.carbohydrate), carbohydrate), (Self.name(.fat), fat),
    ]
  }

  package static func unknown(_ meal: AnalyzedMeal) -> String {
    "\(name(.unknown)): \(meal.unknown.joined(separator: ", "))"
  }
}
