/// What a person ate, as far as it was understood.
public struct Meal: Sendable, Hashable, Codable {
  /// The foods, in the order in which they were said.
  public var items: [MealItem]

  /// Words that may be food and are not known, as they were said.
  public var unknown: [String]

  /// Makes a meal.
  public init(items: [MealItem] = [], unknown: [String] = []) {
    self.items = items
    self.unknown = unknown
  }

  /// Everything added up.
  public var total: Nutrients { items.reduce(into: Nutrients()) { $0 += $1.nutrients } }
}

/// One food of a meal.
public struct MealItem: Sendable, Hashable, Codable {
  /// What it is, in the words of the food table.
  public var food: String

  /// How many units; more than 0.
  public var quantity: Double

  /// The unit as a person says it, such as `cup`, `slice` or `g`.
  public var unit: String

  /// What all of it weighs, in grams.
  public var grams: Double

  /// What all of it holds.
  public var nutrients: Nutrients

  /// Where the figures come from, such as a number of the USDA's table; nil when nothing is named.
  public var source: String?

  /// Whether the amount was not said and one usual portion is assumed.
  public var isAmountAssumed: Bool

  /// Makes an item.
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

/// Energy in kilocalories and macronutrients in grams.
public struct Nutrients: Sendable, Hashable, Codable {
  /// Energy in kcal.
  public var energy: Double

  /// Protein in grams.
  public var protein: Double

  /// Fat in grams.
  public var fat: Double

  /// Carbohydrate in grams, by difference, fibre included.
  public var carbohydrate: Double

  /// Makes figures; nothing unless said otherwise.
  public init(
    energy: Double = 0, protein: Double = 0, fat: Double = 0, carbohydrate: Double = 0
  ) {
    self.energy = energy
    self.protein = protein
    self.fat = fat
    self.carbohydrate = carbohydrate
  }

  /// Adds the other figures to these.
  public static func += (sum: inout Nutrients, other: Nutrients) {
    sum.energy += other.energy
    sum.protein += other.protein
    sum.fat += other.fat
    sum.carbohydrate += other.carbohydrate
  }
}

extension Meal: Confidential {
  /// How many foods it has, and how many words are not known.
  public var description: String { "Meal(items: \(items.count), unknown: \(unknown.count))" }
}

extension MealItem: Confidential {
  /// How long its name is, and what it weighs.
  public var description: String { "MealItem(food: \(food.veiled), grams: \(grams))" }
}

/// Finds the foods in what a person said and what they hold.
///
/// To the author of an adapter: what is not understood is named in `Meal.unknown`, never guessed
/// silently. Bound every wait, and end early when the calling task is cancelled. The text appears in
/// no error and in no log. Throw `VoiceFailure.analysisFailed` or `.networkUnavailable`.
public protocol MealAnalyzer: Sendable {
  /// The meal that `text` tells of.
  func analyze(_ text: String) async throws -> Meal
}
