import Hark

/// A food of the table.
struct Food: Sendable, Hashable {
  /// The number in the USDA's Standard Reference, five digits.
  var number: String

  /// The names by which a user may call the food; the first is displayed.
  var names: [String]

  /// The nutrients in 100 g.
  var nutrients: Nutrients

  /// The amount assumed if none is stated.
  var portion: Portion

  /// The weight of one of each household measure, in grams; `each` is one counted piece.
  var grams: [String: Double]

  /// The measures whose weight is only typical, because the source weighs a different one, such as
  /// an ounce for a slice.
  var usualMeasures: Set<String>

  /// The displayed name.
  var name: String { names[0] }

  /// Whether the weight of a volume (a cup, a spoon or a fluid ounce) is known.
  var isMeasuredByVolume: Bool { gramsPerMillilitre != nil }

  /// The density derived from the first volume among the household measures; `nil` if there is
  /// none.
  var gramsPerMillilitre: Double? {
    for unit in ["cup", "fl oz", "tbsp", "tsp"] {
      if let grams = grams[unit], let millilitres = Measure.millilitres[unit] {
        return grams / millilitres
      }
    }
    return nil
  }

  /// Whether the food is a drink; the source gives fluid ounces only for liquids.
  var isPoured: Bool { grams["fl oz"] != nil }
}

/// A quantity of a unit.
struct Portion: Sendable, Hashable {
  /// The number of units, greater than 0.
  var quantity: Double

  /// The unit: a household measure, `g` or `oz`.
  var unit: String
}

extension Food {
  /// Parses a line of the table; `nil` if the line is malformed.
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
}
