import Hark

/// One food of the table.
struct Food: Sendable, Hashable {
  /// The number in the USDA's Standard Reference, five digits.
  var number: String

  /// What a person may call it; the first is shown.
  var names: [String]

  /// What 100 g of it hold.
  var nutrients: Nutrients

  /// What is assumed when no amount is said.
  var portion: Portion

  /// What one of each household measure weighs, in grams; `each` is one that is counted.
  var grams: [String: Double]

  /// The measures whose weight is of what is usual: the source weighs another, as an ounce for a
  /// slice.
  var usualMeasures: Set<String>

  /// What is shown.
  var name: String { names[0] }

  /// Whether a cup, a spoon or an ounce of it by volume can be weighed.
  var isMeasuredByVolume: Bool { gramsPerMillilitre != nil }

  /// Its density by the first volume among its household measures; nil when there is none.
  var gramsPerMillilitre: Double? {
    for unit in ["cup", "fl oz", "tbsp", "tsp"] {
      if let grams = grams[unit], let millilitres = Measure.millilitres[unit] {
        return grams / millilitres
      }
    }
    return nil
  }

  /// Whether it is drunk: the source weighs fluid ounces only of what is poured.
  var isPoured: Bool { grams["fl oz"] != nil }
}

/// A number of units.
struct Portion: Sendable, Hashable {
  /// More than 0.
  var quantity: Double

  /// A household measure, `g` or `oz`.
  var unit: String
}

extension Food {
  /// The food of one line of the table; nil when the line is none.
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

  /// "cup=144;each=18~": the sign stands behind what is only usual.
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
