import Testing

@testable import HarkServices

@Suite("Dishes that are made of others")
struct RecipeTests {
  @Test("Everything that goes into a dish is in the table and can be weighed")
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

  @Test("Holders are in the table, too")
  func holders() {
    for (name, holder) in MealLexeme.Holder.all {
      #expect(FoodTable.standard.food(named: holder.part.food) != nil, "\(name)")
    }
  }
}
