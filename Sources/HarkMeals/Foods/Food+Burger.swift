extension Food {
  /// Returns the weight in grams of a burger whose meat has the given weight, as in "a quarter
  /// pound burger".
  ///
  /// Returns `nil` if the food is not a burger in a bun. The given weight is that of the raw patty;
  /// the source gives the weight of whole burgers with a patty of a quarter pound.
  func burger(_ quantity: Double, _ unit: String) -> Double? {
    guard ["lb", "oz"].contains(unit), number.hasPrefix("21"), name.hasSuffix("burger"),
      let mass = Measure.grams[unit], let pound = Measure.grams["lb"],
      let whole = FoodTable.standard.food(named: pounder)?.grams["each"]
    else { return nil }
    return quantity * mass * whole / (pound / 4)
  }

  private var pounder: String {
    name.contains("cheese") ? "quarter pounder with cheese" : "quarter pounder"
  }
}
