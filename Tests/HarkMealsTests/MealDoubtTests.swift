import Hark
import Testing

@testable import HarkMeals

@Suite("Parts of a meal that were not understood")
struct MealDoubtTests {
  private let analyzer = FoodTableMealAnalyzer()

  @Test(
    "A word that may change what was eaten makes the amounts assumed",
    arguments: [
      "didnt", "couldnt", "never", "nobody", "hardly", "rest", "remainder", "left", "halfway",
      "partly", "mostly", "most", "switched", "instead", "others", "everybody", "every", "gave",
      "fed", "tossed", "spilled", "nibbled", "tasted", "saved", "forgot", "unless", "subtract",
    ])
  func doubt(_ word: String) throws {
    #expect(analyzer.meal(in: "two eggs").items.map(\.isAmountAssumed) == [false])
    let meal = analyzer.meal(in: "two eggs, they \(word) happened")
    let isAssumed = meal.items.allSatisfy(\.isAmountAssumed)
    #expect(isAssumed, "\(meal.items)")
    #expect(meal.items.count == 1)
  }

  @Test("A doubt applies to its whole sentence, but not beyond")
  func reach() {
    let meal = analyzer.meal(in: "Two eggs. One apple, mostly, and one pear. Three plums.")
    #expect(meal.items.map(\.isAmountAssumed) == [false, true, true, false])
  }

  @Test(
    "A description that was not understood is reported verbatim",
    arguments: [
      "everyone got a slice including me", "all but two of the nuggets", "half of it",
      "the baby had some and i finished it", "a dozen minus one cookies",
    ])
  func untold(_ text: String) {
    let meal = analyzer.meal(in: text)
    #expect(meal.items.isEmpty)
    #expect(meal.unknown == [text])
  }

  @Test("A long description is truncated between words to the maximum length of a name")
  func cut() throws {
    let text = String(repeating: "we were at home and then went out and ", count: 4) + "then back"
    let told = try #require(analyzer.meal(in: text).unknown.first)
    #expect(told.count <= AnalyzedMeal.longestName)
    #expect(told.hasSuffix("…"))
    #expect(text.hasPrefix(told.dropLast() + " "))
  }

  @Test(
    "Greetings and meals that were not eaten are not reported as unknown",
    arguments: ["good morning", "nothing", "i skipped lunch", "the dog ate my sandwich", "7"])
  func nothing(_ text: String) {
    #expect(analyzer.meal(in: text) == AnalyzedMeal())
  }
}
