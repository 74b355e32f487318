extension Food {
  /// The grams of a burger of which the weight of its meat was said, as of "a quarter pound burger";
  /// nil for what is no burger in a bun.
  ///
  /// The weight is that of the raw patty; the source weighs whole ones with one of a quarter pound.
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
