import Hark
import Testing

@Suite("Wording of an amount")
struct MealItemAmountTests {
  private func amount(_ quantity: Double, _ unit: String) -> String {
    MealItem(food: "egg", quantity: quantity, unit: unit, grams: 1, nutrients: Nutrients()).amount
  }

  @Test(
    "Amounts above one use the correctly spelled plural",
    arguments: [
      (2.0, "piece", "2 pieces"), (1, "piece", "1 piece"), (2, "patty", "2 patties"),
      (3, "glass", "3 glasses"), (2, "dash", "2 dashes"), (2, "box", "2 boxes"),
      (4, "leaf", "4 leaves"), (2, "loaf", "2 loaves"), (2, "tray", "2 trays"),
      (2, "slices", "2 slices"), (12, "bunch", "12 bunches"), (2, "footlong", "2 footlongs"),
    ])
  func plural(quantity: Double, unit: String, wording: String) {
    #expect(amount(quantity, unit) == wording)
  }

  @Test(
    "Abbreviations and sizes have no plural",
    arguments: [
      (200.0, "g", "200 g"), (8, "fl oz", "8 fl oz"), (2, "tbsp", "2 tbsp"),
      (3, "large", "3 large"),
      (2, "extra large", "2 extra large"),
    ] as [(Double, String, String)])
  func unchanged(quantity: Double, unit: String, wording: String) {
    #expect(amount(quantity, unit) == wording)
  }

  @Test(
    "Common fractions are written as such, and amounts up to one use the singular",
    arguments: [
      (0.5, "cup", "½ cup"), (1.5, "cup", "1½ cups"), (0.25, "slice", "¼ slice"),
      (1.0 / 3, "cup", "⅓ cup"), (2 + 2.0 / 3, "cup", "2⅔ cups"), (0.75, "lb", "¾ lb"),
      (0.1, "pizza", "0.1 pizza"), (2.05, "cup", "2.05 cups"), (1.999, "cup", "2 cups"),
      (1e12, "g", "1000000000000.0 g"), (.infinity, "g", "inf g"),
    ] as [(Double, String, String)])
  func fractions(quantity: Double, unit: String, wording: String) {
    #expect(amount(quantity, unit) == wording)
  }
}
