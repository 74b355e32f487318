import Hark

struct Food: Sendable, Hashable {
  /// The five-digit number in the USDA's Standard Reference.
  var number: String

  /// The names by which a user may call the food; the first is displayed.
  var names: [String]

  /// The nutrients in 100 g.
  var nutrients: Nutrients
  var portion: Portion

  /// The weight of one unit of each household measure, in grams; `each` is one counted piece.
  var grams: [String: Double]

  /// The measures whose weight is only typical, because the source gives a different measure.
  var usualMeasures: Set<String>
  var name: String { names[0] }

  /// The density, from the first volume among the household measures.
  var gramsPerMillilitre: Double? {
    ["cup", "fl oz", "tbsp", "tsp"].lazy.compactMap { unit in
      grams[unit].flatMap { grams in Measure.millilitres[unit].map { grams / $0 } }
    }.first
  }

  /// Whether the food counts as a liquid, such as a drink, a soup, or cream: the source gives its
  /// weight per fluid ounce.
  var isPoured: Bool { grams["fl oz"] != nil }
}

/// The usual portion of a food: a number of units.
struct Portion: Sendable, Hashable {
  var quantity: Double

  /// The unit: a household measure, `g` or `oz`.
  var unit: String
}

extension Food {
  init?(line: Substring) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 8 else { return nil }
    let figures = fields[2...5].compactMap(Double.init)
    let usual = fields[6].split(separator: " ", maxSplits: 1).map(String.init)
    guard figures.count == 4, usual.count == 2, let quantity = Double(usual[0]) else { return nil }
    number = fields[0]
    names = fields[1].split(separator: ";").map(String.init)
    nutrients = Nutrients(
      energy: figures[0], protein: figures[1], fat: figures[2], carbohydrate: figures[3])
    portion = Portion(quantity: quantity, unit: usual[1])
    (grams, usualMeasures) = Self.measures(in: fields[7])
  }

  /// Parses measures such as "cup=144;each=18~", where a tilde marks a typical weight.
  private static func measures(in text: String) -> (grams: [String: Double], usual: Set<String>) {
    var grams: [String: Double] = [:]
    var usual: Set<String> = []
    for measure in text.split(separator: ";") {
      let parts = measure.split(separator: "=").map(String.init)
      guard parts.count == 2, let weight = Double(parts[1].prefix { $0 != "~" }) else { continue }
      grams[parts[0]] = weight
      if parts[1].hasSuffix("~") { usual.insert(parts[0]) }
    }
    return (grams, usual)
  }

  var isSpread: Bool { ["tbsp", "tsp"].contains(portion.unit) }
  var isSnack: Bool { ["19", "25"].contains(number.prefix(2)) && portion.unit != "package" }
  var isGrown: Bool { ["09", "11"].contains(number.prefix(2)) }

  var isLeafy: Bool {
    ["lettuce", "romaine", "iceberg", "spinach", "arugula", "kale"].contains(name)
  }

  var isBread: Bool { number.hasPrefix("18") }

  var isWrapping: Bool {
    isBread
      && names.contains { name in
        ["bun", "tortilla", "bread", "wrap", "english muffin"].contains(where: name.contains)
      }
  }

  /// Whether the food is fast food or a restaurant dish, which may include a bun or a wrap.
  var isServed: Bool { ["21", "36"].contains(number.prefix(2)) }

  /// Returns whether one name can stand for the other, such as "cheese" for cheddar.
  func isSame(_ other: Food) -> Bool {
    self == other
      || names.contains { name in
        let head = MealWord.head(of: name)
        return other.names.contains { MealWord.key(of: $0) == head }
      }
  }

  /// Returns whether both foods are meat or fish, or belong to the same group of the source.
  func isLike(_ other: Food) -> Bool {
    number.prefix(2) == other.number.prefix(2) || isMeat && other.isMeat
  }

  /// Returns whether this food may replace the other one in a dish, such as another kind of rice.
  func isKin(of other: Food) -> Bool {
    if isSame(other) { return true }
    return MealWord.head(of: name) == MealWord.head(of: other.name)
      || isMeat && (other.isMeat || other.name.hasSuffix("tofu"))
  }

  var isMeat: Bool { ["05", "07", "10", "13", "15", "17"].contains(number.prefix(2)) }
}

extension Food {
  static let all = FoodFigures.pieces.flatMap {
    $0.split(separator: "\n").compactMap(Food.init(line:))
  }

  static let longestName = indices.keys.map { $0.split(separator: " ").count }.max() ?? 0

  /// The indices of the foods by name; a name shared by several foods refers to the first one.
  private static let indices: [String: Int] = {
    var indices: [String: Int] = [:]
    for spelling in [{ $0 }, MealVocabulary.spelled] {
      for (index, food) in all.enumerated() {
        for name in food.names where !name.contains("(") {
          let key = spelling(MealWord.key(of: name))
          indices[key] = indices[key] ?? index
        }
      }
    }
    return indices
  }()

  /// Returns the food named `key`, a name in the singular, or `nil` if there is none.
  static func named(_ key: String) -> Food? { indices[key].map { all[$0] } }
}
