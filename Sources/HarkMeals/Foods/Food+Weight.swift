import Hark

extension Food {
  /// Returns the weight of one unit, and whether it is known; `nil` if the unit does not apply.
  func weight(of unit: String, size: String?) -> (grams: Double, isExact: Bool)? {
    guard let (grams, isKnown) = usualWeight(of: unit, size: size) else { return nil }
    let isUsual = usualMeasures.contains(unit) || unit == "piece" && isOfManySizes
    return (grams, isKnown && !isUsual && !Measure.loose.contains(unit))
  }

  /// Whether the weight of a piece is only typical, because the source gives a different measure or a
  /// named size weighs far more or less.
  var isOfManySizes: Bool {
    // A bar has the usual size unless "fun size" or "king size" is stated.
    guard let one = grams["each"], grams["bar"] != one || usualMeasures.contains("each") else {
      return false
    }
    return usualMeasures.contains("each")
      || ["small", "large", "extra large"].contains { size in
        grams[size].map { abs($0 - one) > one / 2 } ?? false
      }
  }

  private func usualWeight(of unit: String, size: String?) -> (grams: Double, isExact: Bool)? {
    if let size, let sized = grams[size], grams[unit] == nil || unit == "serving" {
      return (sized, true)
    }
    if unit == "oz", let grams = grams["fl oz"] { return (grams, true) }
    if let grams = Measure.grams[unit] ?? grams[unit] { return (grams, true) }
    if unit == "handful" { return (handful, true) }
    if isPoured, portion.unit == "serving", let grams = grams["serving"] {
      if unit == "glass" { return (grams, true) }
      if unit == "bottle" { return volume(Measure.wineBottle) }
    }
    if let millilitres = Measure.millilitres[unit], let volume = volume(millilitres) {
      return volume
    }
    if gramsPerMillilitre != nil, fills(unit), let millilitres = Measure.vessels[unit] {
      return volume(millilitres).map { ($0.grams, $0.isExact && Measure.ofShops.contains(unit)) }
    }
    if unit == "piece", let whole = grams["each"], let piece = piece(of: whole) { return piece }
    for other in Measure.alternatives(to: unit) {
      guard let grams = grams[other] else { continue }
      // A piece of fish is a portion, whereas the source gives the weight of half a side. A piece
      // of a tomato may be less than the whole.
      let isCut = unit == "piece" && (grams == self.grams["fillet"] || other == "each" && isGrown)
      return (grams, !isCut && isSame(unit, other))
    }
    if unit == "serving" { return (usual(times: 1).grams, false) }
    return nil
  }

  /// Returns whether a unit is another word for a measure, such as a slice of cake for a piece.
  private func isSame(_ unit: String, _ other: String) -> Bool {
    if usualMeasures.contains(other) { return false }
    let isCake = ["18", "21"].contains(number.prefix(2)) && !isSliced
    return other == "each" && Measure.ofWholes.contains(unit)
      || isCake && ["slice", "piece"].contains(unit) && ["slice", "piece"].contains(other)
  }

  /// Whether the food is cut like a loaf, into slices of any thickness.
  private var isSliced: Bool { names.contains { $0.hasSuffix("bread") || $0.hasSuffix("loaf") } }

  /// Returns the weight of a piece of a food that is cut up, such as a slice of a pizza.
  private func piece(of whole: Double) -> (grams: Double, isExact: Bool)? {
    if let cut = grams["slice"] ?? grams["wedge"], whole > 2 * cut { return (cut, true) }
    guard portion.unit != "each" else { return nil }
    let usual = usual(times: 1).grams
    return whole > 3 * usual ? (usual, false) : nil
  }

  /// Returns whether the food comes in the vessel: milk comes in a jug, but rice does not.
  private func fills(_ vessel: String) -> Bool {
    switch vessel {
    case "can": isPoured || grams["cup"] != nil
    case "bottle", "glass", "mug", "tall", "grande", "venti", "carton", "pitcher", "jug", "thermos",
      "shot", "cocktail":
      isPoured || (grams["cup"] != nil && portion.unit == vessel) || isSoup
    case "bowl": grams["bowl"] == nil && portion.unit != "package"
    default: true
    }
  }

  /// Whether the food is eaten from a bowl, like soups and cereals.
  var isSpooned: Bool { isSoup || number.hasPrefix("06") || number.hasPrefix("08") }

  private var isSoup: Bool { grams["cup"].map { $0 > 225 } ?? false }

  /// The usual number of pieces meant by a plural: three if small, otherwise two; `nil` for heavy
  /// pieces, for vegetables, and for foods whose usual portion is not one piece.
  var severalOf: Double? {
    guard portion.quantity == 1,
      ["each", "slice", "link", "strip", "patty"].contains(portion.unit), !number.hasPrefix("11"),
      let one = grams["each"] ?? grams[portion.unit], one <= 110
    else { return nil }
    return one < 40 ? 3 : 2
  }

  /// The weight of a handful: an ounce, a cup of leaves, or a quarter of a cup of other foods.
  private var handful: Double {
    if portion.unit == "oz" { return 28.35 }
    guard let cup = grams["cup"] else { return 28.35 }
    return cup < 50 ? cup : cup / 4
  }

  /// Returns the weight of a volume; if the density is unknown, assumes that of water for spoonfuls
  /// and moist foods, and returns `nil` for others.
  private func volume(_ millilitres: Double) -> (grams: Double, isExact: Bool)? {
    if let density = gramsPerMillilitre { return (millilitres * density, true) }
    return millilitres < 15 || isMoist ? (millilitres, false) : nil
  }

  /// Whether the food is a yogurt or a dish in sauce that is not counted in pieces.
  private var isMoist: Bool {
    let isServed = ["22", "36"].contains(number.prefix(2)) && grams["each"] == nil
    return name.contains("yogurt") || isServed && ["serving", "package"].contains(portion.unit)
  }
}
