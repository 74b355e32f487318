import Foundation
import Hark

/// Nutrition figures formatted for display.
public struct MealFigures: Sendable, Hashable {
  /// The energy, such as `144 kcal`.
  public let energy: String

  /// The protein, such as `12.6 g`.
  public let protein: String

  /// The carbohydrate, such as `12.6 g`.
  public let carbohydrate: String

  /// The fat, such as `12.6 g`.
  public let fat: String

  /// Creates the figures for `nutrients`.
  public init(_ nutrients: Nutrients) {
    energy = String(format: "%.0f kcal", nutrients.energy)
    protein = Self.grams(nutrients.protein)
    carbohydrate = Self.grams(nutrients.carbohydrate)
    fat = Self.grams(nutrients.fat)
  }

  /// Returns the amount of a food, such as `2 cups`; an assumed amount is marked, such as `~1
  /// slice`.
  public static func amount(_ item: MealItem) -> String {
    (item.isAmountAssumed ? "~" : "") + item.amount
  }

  /// The names of the figures by property name, with `total` for the sum and `unknown` for
  /// unrecognized foods.
  public static let names = [
    "energy": "Energy", "protein": "Protein", "carbohydrate": "Carbohydrate", "fat": "Fat",
    "total": "Together", "unknown": "Not known",
  ]

  /// The key of a name in `names`.
  public enum Name: String, Sendable, CaseIterable {
    case energy, protein, carbohydrate, fat, total, unknown
  }

  /// Returns the name of a figure.
  public static func name(_ name: Name) -> String { names[name.rawValue] ?? name.rawValue }

  /// The figures with their names, in reading order.
  public var named: [(name: String, value: String)] {
    [
      (Self.name(.energy), energy), (Self.name(.protein), protein),
      (Self.name(.carbohydrate), carbohydrate), (Self.name(.fat), fat),
    ]
  }

  /// Returns the unrecognized foods of `meal` in one line.
  public static func unknown(_ meal: Meal) -> String {
    "\(name(.unknown)): \(meal.unknown.joined(separator: ", "))"
  }

  private static func grams(_ amount: Double) -> String { String(format: "%.1f g", amount) }
}
