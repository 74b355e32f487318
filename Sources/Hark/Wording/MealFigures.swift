import Foundation

/// What food holds, as a person reads it.
public struct MealFigures: Sendable, Hashable {
  /// As `144 kcal`.
  public let energy: String

  /// As `12.6 g`.
  public let protein: String

  /// As `12.6 g`.
  public let carbohydrate: String

  /// As `12.6 g`.
  public let fat: String

  /// The texts for some figures.
  public init(_ nutrients: Nutrients) {
    energy = String(format: "%.0f kcal", nutrients.energy)
    protein = Self.grams(nutrients.protein)
    carbohydrate = Self.grams(nutrients.carbohydrate)
    fat = Self.grams(nutrients.fat)
  }

  /// How much of a food it is, as `2 cups`; an amount that was not said is marked, as `~1 slice`.
  public static func amount(_ item: MealItem) -> String {
    (item.isAmountAssumed ? "~" : "") + item.amount
  }

  /// What the figures are called, by the names of their members; `total` and `unknown` for the sum
  /// and for what is not known.
  public static let names = [
    "energy": "Energy", "protein": "Protein", "carbohydrate": "Carbohydrate", "fat": "Fat",
    "total": "Together", "unknown": "Not known",
  ]

  /// What a figure is called.
  public enum Name: String, Sendable, CaseIterable {
    case energy, protein, carbohydrate, fat, total, unknown
  }

  /// The name of a figure.
  public static func name(_ name: Name) -> String { names[name.rawValue] ?? name.rawValue }

  /// The figures with their names, in the order in which they are read.
  public var named: [(name: String, value: String)] {
    [
      (Self.name(.energy), energy), (Self.name(.protein), protein),
      (Self.name(.carbohydrate), carbohydrate), (Self.name(.fat), fat),
    ]
  }

  /// What of `meal` is not known, in a line.
  public static func unknown(_ meal: Meal) -> String {
    "\(name(.unknown)): \(meal.unknown.joined(separator: ", "))"
  }

  private static func grams(_ amount: Double) -> String { String(format: "%.1f g", amount) }
}
