import Hark

extension Food {
  /// What one unit weighs, and whether that is known rather than usual; nil for a unit that this
  /// food does not come in.
  func weight(of unit: String, size: String?) -> (grams: Double, isExact: Bool)? {
    guard let (grams, isKnown) = usualWeight(of: unit, size: size) else { return nil }
    let isUsual = usualMeasures.contains(unit) || unit == "piece" && isOfManySizes
    return (grams, isKnown && !isUsual && !Measure.hasNoFixedSize(unit))
  }

  /// Whether one of it weighs what is only usual: a size is at least half as heavy again, or half as
  /// light, as what is counted.
  var isOfManySizes: Bool {
    // A bar is the usual one where nobody says that it is of fun or king size.
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
    if isMeasuredByVolume, fills(unit), let millilitres = Measure.vessels[unit] {
      return volume(millilitres).map { ($0.grams, $0.isExact && Measure.isOfShops(unit)) }
    }
    if unit == "piece", let whole = grams["each"], let piece = piece(of: whole) { return piece }
    for other in Measure.alternatives[unit] ?? [] {
      guard let grams = grams[other] else { continue }
      // A piece of fish is what was cut off, and the source weighs half a side; one of a tomato may
      // be less than the whole.
      let isCut = unit == "piece" && (grams == self.grams["fillet"] || other == "each" && isGrown)
      return (grams, !isCut && isSame(unit, other))
    }
    if ["serving", "helping"].contains(unit) { return (usual(times: 1).grams, false) }
    return nil
  }

  /// Whether a unit is only another word for a measure of the source: a cake's slice for its piece.
  private func isSame(_ unit: String, _ other: String) -> Bool {
    if usualMeasures.contains(other) { return false }
    let isCake = ["18", "21"].contains(number.prefix(2)) && !isSliced
    return other == "each" && Measure.ofWholes.contains(unit)
      || isCake && ["slice", "piece"].contains(unit) && ["slice", "piece"].contains(other)
  }

  /// Whether it is cut as a loaf is, in slices of any thickness.
  private var isSliced: Bool { names.contains { $0.hasSuffix("bread") || $0.hasSuffix("loaf") } }

  /// A piece of a pizza is a slice of it, and of a melon a portion; nil where one is a piece.
  private func piece(of whole: Double) -> (grams: Double, isExact: Bool)? {
    if let cut = grams["slice"] ?? grams["wedge"], whole > 2 * cut { return (cut, true) }
    guard portion.unit != "each" else { return nil }
    let usual = usual(times: 1).grams
    return whole > 3 * usual ? (usual, false) : nil
  }

  /// A can holds what is poured; a pot of yogurt is no jug.
  private func fills(_ vessel: String) -> Bool {
    switch vessel {
    case "can": isPoured || grams["cup"] != nil
    case "bottle", "glass", "mug", "tall", "grande", "venti", "carton", "pitcher", "jug",
      "thermos", "shot", "cocktail", "pot":
      isPoured || (grams["cup"] != nil && portion.unit == vessel) || isSoup
    case "bowl": grams["bowl"] == nil && portion.unit != "package"
    default: true
    }
  }

  /// Whether it is eaten out of a bowl, as soups and cereals are.
  var isSpooned: Bool { isSoup || number.hasPrefix("06") || number.hasPrefix("08") }

  private var isSoup: Bool { grams["cup"].map { $0 > 225 } ?? false }

  /// How many are usual where several are told: three of what is small, two of what is not; nil for
  /// what is cut up into other things, or heavy.
  var severalOf: Double? {
    guard portion.quantity == 1,
      ["each", "slice", "link", "strip", "patty"].contains(portion.unit),
      !number.hasPrefix("11"), let one = grams["each"] ?? grams[portion.unit], one <= 110
    else { return nil }
    return one < 40 ? 3 : 2
  }

  /// A quarter of a cup, an ounce of what is weighed by the ounce, a whole cup of leaves.
  private var handful: Double {
    if portion.unit == "oz" { return 28.35 }
    guard let cup = grams["cup"] else { return 28.35 }
    return cup < 50 ? cup : cup / 4
  }

  /// A spoon of what has no volume in the source is taken to be as heavy as water, and so is a cup
  /// of what is moist.
  private func volume(_ millilitres: Double) -> (grams: Double, isExact: Bool)? {
    if let density = gramsPerMillilitre { return (millilitres * density, true) }
    return millilitres < 15 || isMoist ? (millilitres, false) : nil
  }

  /// Whether it is a yogurt, or a dish in its sauce, and no thing that is counted.
  private var isMoist: Bool {
    let isServed = ["22", "36"].contains(number.prefix(2)) && grams["each"] == nil
    return name.contains("yogurt") || isServed && ["serving", "package"].contains(portion.unit)
  }
}
