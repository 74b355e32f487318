extension MealItem {
  /// The amount in readable form: "2 slices", "½ cup", "1½ pieces", "200 g", "3 large".
  ///
  /// The text is always in English, as are the units. The food appears next to it, and the UI marks
  /// an assumed amount.
  public var amount: String {
    Self.number(quantity) + " " + Self.unit(unit, isPlural: quantity > 1.005)
  }

  private static let fractions = [
    (1.0 / 4, "¼"), (1.0 / 3, "⅓"), (1.0 / 2, "½"), (2.0 / 3, "⅔"), (3.0 / 4, "¾"),
  ]

  /// Returns a number with the fractions common on measuring cups, or else with up to two decimals.
  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let whole = value.rounded(.down)
    if let fraction = fractions.first(where: { abs(value - whole - $0.0) < 0.005 }) {
      return (whole == 0 ? "" : "\(Int(whole))") + fraction.1
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
