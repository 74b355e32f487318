import Hark

struct SaidAmount: Sendable, Hashable {
  var quantity: Double?

  /// The unit, such as `cup`; `nil` if items are counted.
  var unit: String?
  var size: String?

  /// Whether the words leave the number open, as in "a few".
  var isVague = false
  var isEmpty: Bool { quantity == nil && unit == nil && size == nil && !isVague }

  /// The quantity, which is one if none was stated.
  var count: Double {
    get { quantity ?? 1 }
    set { quantity = newValue }
  }

  /// Whether the amount is a weight, from which pieces cannot be subtracted.
  var isWeight: Bool { unit.map { Measure.grams[$0] != nil } ?? false }
  var isMeasured: Bool { unit.map(Measure.isExact) ?? false }
}

extension Food {
  func item(_ said: SaidAmount) -> MealItem {
    guard said.unit != nil || said.size != nil || said.quantity != nil else {
      return usual(times: 1)
    }
    let quantity = said.count
    if let unit = said.unit {
      if let grams = burger(quantity, unit) {
        return item(grams, "g", grams: grams, isAssumed: true)
      }
      guard let (grams, isExact) = weight(of: unit, size: said.size) else {
        let isOther = Measure.cuts.contains(unit) || Measure.isFarFromPortion(unit)
        let isPart =
          unit == "piece" && ["bar", "package", "cup", "container"].contains(portion.unit)
        return usual(times: isPart || unit != "piece" && isOther ? 1 : quantity)
      }
      let isFarMore = Measure.packs.contains(unit) && grams > 3 * usual(times: 1).grams
      if isFarMore, isForOne(unit, said.size) {
        return item(quantity, unit, grams: usual(times: quantity).grams, isAssumed: true)
      }
      let isOpen = said.isVague || isFarMore || isOfOtherSize(said.size, unit)
      return item(quantity, unit, grams: quantity * grams, isAssumed: isOpen || !isExact)
    }
    return counted(quantity, size: said.size, isVague: said.isVague)
  }

  /// Returns whether a package is for one person, as in "a bag of chips", although the source lists a
  /// large one.
  private func isForOne(_ pack: String, _ size: String?) -> Bool {
    if pack == "packet" || ["small", "extra small"].contains(size) { return true }
    return isSnack && !["large", "extra large", "jumbo"].contains(size)
  }

  /// Returns whether the source lacks the size for the unit, so that the weight is assumed, as in "a
  /// big bowl".
  private func isOfOtherSize(_ size: String?, _ unit: String) -> Bool {
    guard let size, size != "medium", !Measure.isExact(unit) else { return false }
    return grams[size] == nil || grams[unit] != nil && unit != "serving"
  }

  private func counted(_ quantity: Double, size: String?, isVague: Bool) -> MealItem {
    if let size, let grams = grams[size] {
      return item(quantity, size, grams: quantity * grams, isAssumed: isVague)
    }
    if isWeight(quantity), size == nil {
      return item(quantity, "g", grams: quantity, isAssumed: true)
    }
    // "Ten fries" are not ten servings.
    if quantity >= 2, name.hasSuffix("fries") { return usual(times: quantity == 2 ? 2 : 1) }
    let isOtherSize = size != nil && (size != "medium" || grams["each"] == nil)
    if let grams = grams["each"] {
      // "A quarter chicken" may be a quarter of a whole one.
      let isCut = [self.grams["piece"], self.grams["slice"]].contains(grams)
      let isPart = quantity < 1 && (isMeat && !name.contains(" ") || isCut)
      return item(
        quantity, "each", grams: quantity * grams,
        isAssumed: isVague || isOtherSize || isPart || isOfManySizes)
    }
    let isShellfish = number.hasPrefix("15") && portion.unit == "oz"
    // Ten ravioli are not ten plates of ravioli.
    let isCounted = comesInPortions && !isShellfish && (portion.unit != "serving" || quantity < 5)
    guard isCounted || isPoured || quantity < 3 else { return usual(times: 1) }
    if let size, isOfCups {
      let grams = usual(times: quantity * Measure.cups(of: size)).grams
      return item(quantity, size, grams: grams, isAssumed: true)
    }
    let isTold = portion.quantity == 1 && quantity >= 1 && isToldByCount
    var item = usual(times: quantity)
    item.isAmountAssumed = isVague || isOtherSize || !isTold
    return item
  }

  /// Whether one unit of the food is one portion, as with cans and slices but not cups or spoons.
  private var isToldByCount: Bool {
    if portion.unit == "package", number.hasPrefix("22") { return false }
    return !isPoured && !usualMeasures.contains(portion.unit)
      && ["bottle", "can", "container", "package", "packet", "bar", "slice", "stick", "scoop"]
        .contains(portion.unit)
  }

  /// Returns whether a number without a unit can only be grams, as in "two hundred chicken".
  private func isWeight(_ quantity: Double) -> Bool {
    quantity >= 50 && quantity * (grams["each"] ?? usual(times: 1).grams) > 3000
  }

  /// Whether "five of them" are five portions, as with coffees and steaks but not nuts.
  private var comesInPortions: Bool {
    isPoured
      || !["cup", "tbsp", "tsp"].contains(portion.unit)
        && portion != Portion(quantity: 1, unit: "oz")
  }

  /// Whether the food is sold in small and large cups, like coffee and cola, unlike beer and wine.
  private var isOfCups: Bool {
    isPoured && (portion.unit == "cup" || portion.unit == "can" && !name.contains("beer"))
  }

  func usual(times count: Double) -> MealItem {
    let quantity = portion.quantity * count
    let grams = weight(of: portion.unit, size: nil)?.grams ?? 100
    return item(quantity, portion.unit, grams: quantity * grams, isAssumed: true)
  }

  private func item(_ quantity: Double, _ unit: String, grams: Double, isAssumed: Bool) -> MealItem
  {
    let share = grams / 100
    return MealItem(
      food: name, quantity: quantity, unit: unit == "each" ? "piece" : unit, grams: grams,
      nutrients: Nutrients(
        energy: nutrients.energy * share, protein: nutrients.protein * share,
        fat: nutrients.fat * share, carbohydrate: nutrients.carbohydrate * share),
      source: "USDA SR \(number)", isAmountAssumed: isAssumed)
  }

  /// Returns the weight in grams of a burger that is named by the raw weight of its patty, as in "a
  /// quarter pound burger".
  ///
  /// The source gives the weight of whole burgers with a patty of a quarter pound.
  private func burger(_ quantity: Double, _ unit: String) -> Double? {
    let pounder = name.contains("cheese") ? "quarter pounder with cheese" : "quarter pounder"
    guard ["lb", "oz"].contains(unit), number.hasPrefix("21"), name.hasSuffix("burger"),
      let mass = Measure.grams[unit], let pound = Measure.grams["lb"],
      let whole = Food.named(pounder)?.grams["each"]
    else { return nil }
    return quantity * mass * whole / (pound / 4)
  }
}
