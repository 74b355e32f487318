import Testing

@testable import HarkMeals

@Suite("Dishes of several foods")
struct RecipeTests {
  @Test("Every ingredient is in the table and has a weight")
  func parts() throws {
    #expect(Recipe.all.count > 50)
    for (name, recipe) in Recipe.all {
      #expect(!recipe.parts.isEmpty)
      for part in recipe.parts {
        let food = try #require(FoodTable.standard.food(named: part.food), "\(name): \(part.food)")
        let unit = try #require(part.amount.unit)
        #expect(food.weight(of: unit, size: nil) != nil, "\(name): \(unit) of \(part.food)")
        #expect(part.amount.quantity ?? 0 > 0)
      }
    }
  }

  @Test(
    "A measured amount of a dish scales its parts",
    arguments: [
      ("a risotto", 1.0), ("half a cup of risotto", 0.5), ("two cups of risotto", 2.0),
      ("a bowl of poke", 1.0), ("one cup of poke", 0.5), ("four pieces of sushi", 0.5),
      ("two tablespoons of guacamole", 0.5),
    ])
  func share(_ said: String, _ share: Double) throws {
    let analyzer = FoodTableMealAnalyzer()
    let name = try #require(said.split(separator: " ").last)
    let whole = analyzer.meal(in: String(name)).items.reduce(0) { $0 + $1.grams }
    let told = analyzer.meal(in: said).items.reduce(0) { $0 + $1.grams }
    #expect(whole > 0)
    #expect(abs(told - share * whole) < 0.5, "\(told) g of \(whole) g")
  }

  @Test("No dish has the name of a food in the table")
  func names() {
    for name in Recipe.all.keys {
      #expect(FoodTable.standard.food(named: name) == nil, "\(name)")
    }
  }

  @Test("Holders are in the table")
  func holders() {
    for (name, holder) in MealLexeme.holders {
      #expect(FoodTable.standard.food(named: holder.food) != nil, "\(name)")
    }
  }
}
