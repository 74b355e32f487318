/// A meal, as understood from the user's words.
public struct AnalyzedMeal: Sendable, Hashable, Codable {
  /// The foods, in the order in which they were mentioned.
  public var items: [MealItem]

  /// The words and phrases, as spoken, that were not understood, such as possible names of foods.
  public var unknown: [String]

  /// The maximum length of the name of a food or of an unknown phrase, in characters.
  package static let longestName = 100

  /// Creates a meal.
  public init(items: [MealItem] = [], unknown: [String] = []) {
    self.items = items
    self.unknown = unknown
  }

  /// The sum of the nutrients of all items.
  public var total: Nutrients { items.reduce(into: Nutrients()) { $0 += $1.nutrients } }
}

/// A food in a meal.
public struct MealItem: Sendable, Hashable, Codable {
  /// The name of the food, as listed in the analyzer's food table, if it has one.
  public var food: String

  /// The number of units, greater than 0.
  public var quantity: Double

  /// The unit in everyday terms, such as `cup`, `slice`, or `g`.
  public var unit: String

  /// The total weight, in grams.
  public var grams: Double

  /// The nutrients of the total amount.
  public var nutrients: Nutrients

  /// The source of the figures, such as a number in the USDA's table; `nil` if no source is given.
  public var source: String?

  /// Whether the amount is assumed, such as one usual portion if the user stated none.
  public var isAmountAssumed: Bool

  /// Creates an item.
  public init(
    food: String, quantity: Double, unit: String, grams: Double, nutrients: Nutrients,
    source: String? = nil, isAmountAssumed: Bool = false
  ) {
    self.food = food
    self.quantity = quantity
    self.unit = unit
    self.grams = grams
    self.nutrients = nutrients
    self.source = source
    self.isAmountAssumed = isAmountAssumed
  }
}

/// The energy in kilocalories, and the macronutrients in grams.
public struct Nutrients: Sendable, Hashable, Codable {
  /// The energy, in kilocalories.
  public var energy: Double

  /// The protein, in grams.
  public var protein: Double

  /// The fat, in grams.
  public var fat: Double

  /// The carbohydrate by difference, including fiber, in grams.
  public var carbohydrate: Double

  /// Creates nutrients, which are zero by default.
  public init(energy: Double = 0, protein: Double = 0, fat: Double = 0, carbohydrate: Double = 0) {
    self.energy = energy
    self.protein = protein
    self.fat = fat
    self.carbohydrate = carbohydrate
  }

  /// Adds each nutrient of `other` to `sum`.
  public static func += (sum: inout Nutrients, other: Nutrients) {
    sum.energy += other.energy
    sum.protein += other.protein
    sum.fat += other.fat
    sum.carbohydrate += other.carbohydrate
  }
}

extension AnalyzedMeal: Confidential {
  /// The number of foods and the number of unknown phrases.
  public var description: String {
    "AnalyzedMeal(items: \(items.count), unknown: \(unknown.count))"
  }
}

extension MealItem: Confidential {
  /// The length of the food's name, and the food's weight in grams.
  public var description: String { "MealItem(food: \(food.veiled), grams: \(grams))" }
}

/// A service that finds foods and their nutrients in the user's words.
///
/// An adapter never guesses silently: it lists anything that it does not understand in
/// `AnalyzedMeal.unknown`. It bounds every wait and keeps the text out of errors and logs. It throws
/// `VoiceFailure.analysisFailed` or `.networkUnavailable`, and `CancellationError` if the calling
/// task is canceled.
public protocol MealAnalyzer: Sendable {
  /// Returns the meal that `text` describes.
  func analyze(_ text: String) async throws -> AnalyzedMeal
}

extension MealItem {
  /// The amount in readable form: "2 slices", "½ cup", "1½ pieces", "200 g", "3 large".
  ///
  /// The text is always in English, as are the units. The food appears next to it, and the UI marks
  /// an assumed amount.
  package var amount: String {
    Self.number(quantity) + " " + Self.unit(unit, isPlural: quantity > 1.005)
  }

  private static let fractions: [(value: Double, sign: String)] = [
    (1.0 / 4, "¼"), (1.0 / 3, "⅓"), (1.0 / 2, "½"), (2.0 / 3, "⅔"), (3.0 / 4, "¾"),
  ]

  /// Returns `value` as text, with a measuring-cup fraction if one fits, or up to two decimals.
  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let whole = value.rounded(.down)
    if let fraction = fractions.first(where: { abs(value - whole - $0.value) < 0.005 }) {
      return (whole == 0 ? "" : "\(Int(whole))") + fraction.sign
    }
    let hundredths = Int((value * 100).rounded())
    let (ones, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(ones)" }
    return rest % 10 == 0 ? "\(ones).\(rest / 10)" : "\(ones).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The units and sizes with identical singular and plural forms.
  private static let unchanged: Set<String> = [
    "g", "kg", "mg", "oz", "fl oz", "lb", "ml", "cl", "dl", "l", "tbsp", "tsp", "small", "medium",
    "large", "extra large", "extra small", "jumbo", "six inch", "tall", "grande", "venti",
  ]

  private static let irregular = ["leaf": "leaves", "loaf": "loaves", "half": "halves"]

  private static func unit(_ unit: String, isPlural: Bool) -> String {
    guard isPlural, !unchanged.contains(unit) else { return unit }
    if let plural = irregular[unit] { return plural }
    if ["ss", "sh", "ch", "x", "z"].contains(where: unit.hasSuffix) { return unit + "es" }
    if unit.hasSuffix("s") { return unit }
    if unit.hasSuffix("y"), let before = unit.dropLast().last, !"aeiou".contains(before) {
      return unit.dropLast() + "ies"
    }
    return unit + "s"
  }
}
