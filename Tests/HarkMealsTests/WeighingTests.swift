import Testing

@testable import HarkMeals

@Suite("Weights of foods")
struct WeighingTests {
  private func weight(_ quantity: Double, _ unit: String?, of name: String, size: String? = nil)
    throws -> (grams: Double, isAssumed: Bool)
  {
    let food = try #require(Food.named(name))
    let item = food.item(SaidAmount(quantity: quantity, unit: unit, size: size))
    return (item.grams, item.isAmountAssumed)
  }

  @Test(
    "Masses, volumes, household measures and vessels have known weights",
    arguments: [
      (2.0, "oz", "steak", 56.7), (0.5, "lb", "shrimp", 226.8), (1.0, "kg", "rice", 1000.0),
      (1.0, "cup", "rice", 158.0), (100.0, "ml", "milk", 103.13), (8.0, "oz", "milk", 244.0),
      (1.0, "tbsp", "rice", 9.875), (3.0, "clove", "garlic", 9.0), (1.0, "slice", "toast", 27.0),
      (1.0, "can", "coke", 370.0), (1.0, "pint", "beer", 475.2), (1.0, "grande", "coffee", 474.0),
      (2.0, "piece", "chocolate cake", 276.0),
    ])
  func units(quantity: Double, unit: String, food: String, grams: Double) throws {
    let weight = try weight(quantity, unit, of: food)
    #expect(abs(weight.grams - grams) < 0.5)
    #expect(!weight.isAssumed)
  }

  @Test(
    "A measure without a fixed size has its usual weight, and is assumed",
    arguments: [
      (1.0, "glass", "milk", 244.0), (1.0, "glass", "red wine", 147.0), (1.0, "mug", "tea", 237.0),
      (1.0, "bowl", "oatmeal", 351.0), (1.0, "handful", "almond", 28.35),
      (1.0, "dash", "salt", 0.4),
      (1.0, "splash", "milk", 15.25), (1.0, "drizzle", "olive oil", 4.5),
      (2.0, "spoon", "honey", 42.4), (1.0, "dollop", "sour cream", 14.4),
      (1.0, "shot", "whiskey", 42.0),
    ])
  func loose(quantity: Double, unit: String, food: String, grams: Double) throws {
    let weight = try weight(quantity, unit, of: food)
    #expect(abs(weight.grams - grams) < 1)
    #expect(weight.isAssumed)
  }

  @Test("A measure that replaces another one of the source is assumed")
  func otherMeasure() throws {
    #expect(try weight(2, "slice", of: "sourdough") == (56.7, true))
    #expect(try weight(3, "rasher", of: "bacon") == (34.5, true))
    #expect(try weight(2, nil, of: "sausage") == (46, true))
    #expect(try weight(2, "link", of: "sausage") == (46, false))
    #expect(try weight(3, "slice", of: "bacon") == (34.5, false))
    #expect(try weight(1, "serving", of: "pea") == (80, true))
  }

  @Test("Foods of very different sizes are assumed without a stated size")
  func farSizes() throws {
    #expect(try weight(5, nil, of: "strawberry") == (90, true))
    #expect(try weight(5, nil, of: "strawberry", size: "large") == (90, false))
    #expect(try weight(1, nil, of: "potato") == (173, true))
    #expect(try weight(1, nil, of: "apple") == (182, false))
  }

  @Test("A drink without its vessel is assumed")
  func vessel() throws {
    #expect(try weight(1, nil, of: "beer") == (356, true))
    #expect(try weight(1, "can", of: "beer") == (356, false))
  }

  @Test("The weight in a burger's name is that of its meat")
  func burgers() throws {
    #expect(try weight(0.25, "lb", of: "cheeseburger") == (199, true))
    #expect(try weight(0.25, "lb", of: "hamburger") == (171, true))
    let heavy = try weight(8, "oz", of: "hamburger")
    #expect(heavy.isAssumed && abs(heavy.grams - 342) < 0.1)
    #expect(try weight(200, "g", of: "cheeseburger") == (200, false))
    #expect(try weight(0.25, "lb", of: "ground beef") == (113.4, false))
  }

  @Test("A size of the source is used; any other size is assumed to be the usual one")
  func sizes() throws {
    #expect(try weight(1, nil, of: "apple", size: "large") == (223, false))
    #expect(try weight(1, nil, of: "bratwurst", size: "large") == (85, true))
  }

  @Test("A drink's size means a cup of 8, 12 or 16 ounces, and is assumed")
  func cups() throws {
    #expect(try weight(1, nil, of: "coffee", size: "small") == (237, true))
    #expect(try weight(1, nil, of: "coffee", size: "medium") == (355.5, true))
    #expect(try weight(2, nil, of: "coffee", size: "large") == (948, true))
  }

  @Test("A bag of a snack is for one person, and a large bag is the one of the source")
  func bags() throws {
    #expect(try weight(1, "bag", of: "chip") == (28.35, true))
    #expect(try weight(1, "bag", of: "chip", size: "large") == (227, true))
  }

  @Test("A cup of a dish without a known density weighs as much as water, and is assumed")
  func moist() throws {
    let cup = try weight(1, "cup", of: "spaghetti bolognese")
    #expect(cup.isAssumed && abs(cup.grams - 236.6) < 0.1)
  }

  @Test("A unit that a food lacks means a usual portion, and is assumed")
  func otherUnit() throws {
    let leaf = try weight(1, "leaf", of: "steak")
    #expect(leaf.isAssumed && abs(leaf.grams - 170.1) < 0.1)
    let baskets = try weight(2, "basket", of: "shrimp")
    #expect(baskets.isAssumed && abs(baskets.grams - 170.1) < 0.1)
  }

  @Test("Twenty nuts of unknown weight are a handful, and are assumed")
  func uncounted() throws {
    #expect(try weight(20, nil, of: "cashew") == (28.35, true))
    #expect(try weight(20, nil, of: "almond") == (24, false))
  }

  @Test("A food without an amount is one usual portion")
  func portion() throws {
    let food = try #require(Food.named("peanut butter"))
    let item = food.item(SaidAmount())
    #expect(item.quantity == 2 && item.unit == "tbsp" && item.grams == 32 && item.isAmountAssumed)
  }
}
