import Hark
import Testing

@testable import HarkMeals

@Suite("Meals by the table of foods")
struct FoodTableMealAnalyzerTests {
  private let analyzer = FoodTableMealAnalyzer()

  @Test(
    "Descriptions of meals are understood as intended",
    arguments: MealPhrase.kinds + MealPhrase.meals + MealPhrase.people + MealPhrase.shares
      + MealPhrase.everyday + MealPhrase.dishes + MealPhrase.corrections + MealPhrase.repairs
      + MealPhrase.doubts + MealPhrase.company)
  func phrases(_ phrase: MealPhrase) {
    let meal = analyzer.meal(in: phrase.text)
    #expect(meal.unknown == phrase.unknown)
    #expect(meal.items.count == phrase.expected.count, "\(meal.items)")
    for (item, expected) in zip(meal.items, phrase.expected) {
      #expect(expected.fits(item), "\(item) is not \(expected)")
    }
  }

  @Test("Recognized text without capitals and punctuation is understood like written text")
  func punctuation() {
    let written = analyzer.meal(
      in: "For breakfast, I had two eggs, toast with butter, and a coffee.")
    let spoken = analyzer.meal(in: "for breakfast i had two eggs toast with butter and a coffee")
    #expect(written.items.count == 4)
    #expect(written == spoken)
  }

  @Test("An item has its row's figures for its weight, and names the row")
  func figures() throws {
    let egg = try #require(analyzer.meal(in: "two fried eggs").items.first)
    #expect(egg.source == "USDA SR 01128")
    #expect(egg.grams == 92)
    #expect(abs(egg.nutrients.energy - 196 * 0.92) < 0.01)
    #expect(abs(egg.nutrients.protein - 13.61 * 0.92) < 0.01)
    #expect(abs(egg.nutrients.fat - 14.84 * 0.92) < 0.01)
    #expect(abs(egg.nutrients.carbohydrate - 0.83 * 0.92) < 0.01)
  }

  @Test(
    "A text without food is an empty meal",
    arguments: ["", "  ", "hello", "um", "...", "7", "no"])
  func empty(_ text: String) async throws {
    #expect(try await analyzer.analyze(text) == AnalyzedMeal())
  }

  @Test("A canceled task returns no meal")
  func cancelled() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await analyzer.analyze("an apple")
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(
    "A word that is neither a known food nor ordinary talk is reported",
    arguments: [
      "a xyzzy salad", "salad with xyzzy", "two eggs xyzzy", "xyzzy milk", "a cup of xyzzy",
      "burger no wait xyzzy", "xyzzy flavored yogurt", "three slices of xyzzy bread",
      "eggs, i mean xyzzy", "rice and xyzzy", "a xyzzy and rice bowl", "toast on xyzzy",
    ])
  func kept(_ text: String) {
    #expect(analyzer.meal(in: text).unknown.contains { $0.contains("xyzzy") })
  }

  @Test(
    "A qualifier that makes a different food is reported", arguments: ["milk", "bread"])
  func qualifiers(_ food: String) {
    for qualifier in ["vegan", "keto", "hemp", "gluten free", "zorblax"] {
      let meal = analyzer.meal(in: "a cup of \(qualifier) \(food)")
      #expect(meal.items.isEmpty && meal.unknown == ["\(qualifier) \(food)"])
    }
  }

  @Test("A misspelled food is not taken for another one")
  func misspelt() {
    var wrong = 0
    for food in Food.all {
      for name in food.names where name.count > 5 && !name.contains("(") && !name.contains(" ") {
        let letters = Array(name)
        let misspelt = String(letters[..<2] + [letters[3], letters[2]] + letters[4...])
        guard letters[2] != letters[3],
          Food.named(MealWord.key(of: misspelt)) == nil
        else { continue }
        let meal = analyzer.meal(in: "i had two \(misspelt) today")
        if !meal.items.isEmpty || meal.unknown != [misspelt] { wrong += 1 }
        #expect(meal.items.isEmpty, "\(misspelt) became \(meal.items)")
        #expect(meal.unknown == [misspelt])
      }
    }
    #expect(wrong == 0)
  }

  @Test("For any words, every amount is a weight, and no word is reported twice")
  func anyWords() {
    var seed: UInt64 = 20_260_301
    func dice(_ sides: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(sides))
    }
    let words =
      Food.all.flatMap(\.names) + Array(MealVocabulary.units.keys)
      + Array(MealVocabulary.amending) + Array(MealVocabulary.lacking)
      + [
        "two", "a", "half", "and", "with", "of", ",", ".", "some", "no", "1/2", "3.5", "xyzzy", "/",
      ]
    for _ in 0..<3000 {
      let text = (0..<dice(14)).map { _ in words[dice(words.count)] }.joined(separator: " ")
      let meal = analyzer.meal(in: text)
      for item in meal.items {
        #expect(item.quantity > 0 && item.quantity.isFinite, "\(text)")
        #expect(item.grams > 0 && item.grams.isFinite, "\(text)")
      }
      #expect(Set(meal.unknown).count == meal.unknown.count)
    }
  }
}
