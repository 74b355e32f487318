import Testing

@testable import HarkMeals

@Suite("Dishes of several foods")
struct RecipeTests {
  @Test("Every ingredient is in the table and has a weight")
  func parts() throws {
    #expect(Recipe.all.count > 50)
    for line in Recipe.lines {
      let halves = line.split(separator: "=")
      let names = halves[0].split(separator: "[")[0].split(separator: ";")
      for name in names.map({ MealWord.key(of: String($0)) }) {
        let dish = try #require(Recipe.all[name], "\(name)")
        #expect(dish.parts.count == halves[1].split(separator: "+").count, "\(name)")
      }
    }
    for (name, dish) in Recipe.all {
      #expect(!dish.parts.isEmpty)
      for part in dish.parts {
        let unit = try #require(part.amount.unit)
        #expect(part.food.weight(of: unit, size: nil) != nil, "\(name): \(unit)")
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
      #expect(Food.named(name) == nil, "\(name)")
    }
  }

  @Test("Holders are in the table")
  func holders() {
    let sandwiches = [
      "sandwich", "sandwiche", "toastie", "panini", "sarnie", "butty", "toasted sandwich",
      "sub sandwich",
    ]
    for name in sandwiches + ["wrap"] { #expect(Recipe.holders[name] != nil, "\(name)") }
    #expect(Recipe.holders.count == sandwiches.count + 1)
  }
}
