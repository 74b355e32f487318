import Testing

@testable import HarkMeals

@Suite("Numbers as people say them")
struct SpokenQuantityTests {
  private func number(_ text: String) -> SpokenQuantity? {
    SpokenQuantity.atStart(of: MealWord.words(in: text)[...])
  }

  @Test("At most two bounds precede a number, however often one is repeated")
  func repeatedBounds() {
    #expect(number("under under two eggs")?.length == 3)
    #expect(number("under under under two eggs") == nil)
  }

  @Test(
    "Words, digits and fractions are numbers",
    arguments: [
      ("two eggs", 2.0, 1), ("2 eggs", 2.0, 1), ("twenty five grams", 25.0, 2),
      ("a hundred grams", 100.0, 2),
      ("two hundred and fifty grams", 250.0, 4), ("one hundred fifty grams", 150.0, 3),
      ("half a cup", 0.5, 2), ("half of the pizza", 0.5, 3), ("a half cup", 0.5, 2),
      ("one and a half cups", 1.5, 4), ("2 and a half", 2.5, 4), ("1 1/2 cups", 1.5, 2),
      ("3/4 cup", 0.75, 1), ("three quarters of a cup", 0.75, 4), ("a quarter cup", 0.25, 2),
      ("two thirds cup", 2.0 / 3, 2), ("a third of a cup", 1.0 / 3, 4), ("one point five", 1.5, 3),
      ("a dozen eggs", 12.0, 2), ("half a dozen eggs", 6.0, 3), ("two dozen eggs", 24.0, 2),
      ("a couple of eggs", 2.0, 3), ("an apple", 1.0, 1), ("1,000 grams", 1000.0, 1),
      ("two point two five cups", 2.25, 4), ("zero point five cups", 0.5, 3),
      ("point seven five", 0.75, 3), ("0,5 l", 0.5, 1), ("a couple dozen grapes", 24.0, 3),
      ("a dozen and a half wings", 18.0, 5), ("seven eighths of a cup", 0.875, 4),
    ] as [(String, Double, Int)])
  func numbers(said: String, value: Double, length: Int) throws {
    let quantity = try #require(number(said))
    #expect(abs((quantity.value ?? 0) - value) < 1e-9)
    #expect(quantity.length == length)
    #expect(!quantity.isVague)
  }

  @Test(
    "Indefinite quantities are vague",
    arguments: [
      ("a few eggs", 3.0), ("several eggs", 3), ("two or three eggs", 3),
      ("three or so slices", 3), ("most of the pizza", nil),
      ("some eggs", Double?.none),
      ("a little milk", nil), ("a lot of rice", nil),
    ])
  func vague(said: String, value: Double?) throws {
    let quantity = try #require(number(said))
    #expect(quantity.isVague)
    #expect(quantity.value == value)
  }

  @Test(
    "Other words are not numbers", arguments: ["eggs", "and", "0 eggs", "nan", "inf", "1e5"])
  func none(_ text: String) {
    #expect(number(text)?.value == nil)
  }
}
