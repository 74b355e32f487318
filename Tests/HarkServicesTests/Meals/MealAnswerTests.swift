import Foundation
import Hark
import Testing

@testable import HarkMeals
@testable import HarkServices

@Suite("Language model answers")
struct MealAnswerTests {
  private static let egg =
    #"{"food":"egg","quantity":2,"unit":"piece","grams":100,"energy":143,"protein":12.6,"#
    + #""fat":9.5,"carbohydrate":0.7,"isAmountAssumed":false}"#

  private func answer(_ items: [String], unknown: String = "") -> String {
    #"{"items":[\#(items.joined(separator: ","))],"unknown":[\#(unknown)]}"#
  }

  @Test("A valid answer is a meal")
  func meal() throws {
    let meal = try MealAnswer.meal(in: answer([Self.egg], unknown: "\"xyzzy\""))
    #expect(
      meal
        == AnalyzedMeal(
          items: [
            MealItem(
              food: "egg", quantity: 2, unit: "piece", grams: 100,
              nutrients: Nutrients(energy: 143, protein: 12.6, fat: 9.5, carbohydrate: 0.7))
          ], unknown: ["xyzzy"]))
  }

  @Test("An answer may be fenced and surrounded by empty lines")
  func fence() throws {
    let meal = try MealAnswer.meal(in: "\n```json\n\(answer([Self.egg]))\n```\n")
    #expect(meal.items.count == 1)
  }

  @Test(
    "An implausible number is refused",
    arguments: [
      ("quantity\":2", "quantity\":0"), ("quantity\":2", "quantity\":-2"),
      ("quantity\":2", "quantity\":1e300"), ("quantity\":2", "quantity\":\"two\""),
      ("grams\":100", "grams\":0"), ("grams\":100", "grams\":20000"),
      ("grams\":100", "grams\":20"), ("energy\":143", "energy\":-1"),
      ("energy\":143", "energy\":1430"), ("energy\":143", "energy\":14"),
      ("fat\":9.5", "fat\":-9.5"), ("fat\":9.5", "fat\":95"), ("protein\":12.6", "protein\":null"),
      ("carbohydrate\":0.7", "carbohydrate\":1e999"),
      ("\"food\":\"egg\"", "\"food\":\" \""), ("\"unit\":\"piece\"", "\"unit\":\"\""),
      ("isAmountAssumed\":false", "isAmountAssumed\":\"no\""),
      (",\"isAmountAssumed\":false", ""),
    ])
  func untrue(change: (of: String, to: String)) {
    let item = Self.egg.replacingOccurrences(of: change.of, with: change.to)
    #expect(item != Self.egg)
    #expect(throws: VoiceFailure.analysisFailed) { try MealAnswer.meal(in: answer([item])) }
  }

  @Test(
    "An invalid answer is refused",
    arguments: [
      "", "{}", "[]", "null", "I think you had two eggs.", #"{"items":[]}"#,
      #"{"items":{},"unknown":[]}"#, #"{"items":[],"unknown":[7]}"#,
      #"{"items":[],"unknown":[""]}"#, "```json\n{\n```", "```",
      #"Here you are: {"items":[],"unknown":[]}"#,
    ])
  func noAnswer(_ text: String) {
    #expect(throws: VoiceFailure.analysisFailed) { try MealAnswer.meal(in: text) }
  }

  @Test("Lists, names and answers have maximum lengths")
  func bounds() throws {
    let most = MealAnswer.longestList
    #expect(
      try MealAnswer.meal(in: answer(Array(repeating: Self.egg, count: most))).items.count == most)
    #expect(throws: VoiceFailure.analysisFailed) {
      try MealAnswer.meal(in: answer(Array(repeating: Self.egg, count: most + 1)))
    }
    let words = Array(repeating: "\"x\"", count: most + 1).joined(separator: ",")
    #expect(throws: VoiceFailure.analysisFailed) {
      try MealAnswer.meal(in: answer([], unknown: words))
    }
    let long = String(repeating: "x", count: AnalyzedMeal.longestName + 1)
    #expect(throws: VoiceFailure.analysisFailed) {
      try MealAnswer.meal(in: answer([], unknown: "\"\(long)\""))
    }
    let padding = String(repeating: " ", count: MealAnswer.longestAnswer)
    #expect(throws: VoiceFailure.analysisFailed) {
      try MealAnswer.meal(in: answer([]) + padding)
    }
  }

  @Test("All foods in the table are plausible, except calorie-free sweeteners")
  func table() {
    for food in Food.all where food.name != "stevia" {
      let figures = food.nutrients
      let item =
        #"{"food":"x","quantity":1,"unit":"g","grams":100,"energy":\#(figures.energy),"#
        + #""protein":\#(figures.protein),"fat":\#(figures.fat),"#
        + #""carbohydrate":\#(figures.carbohydrate),"isAmountAssumed":true}"#
      #expect(throws: Never.self, "\(food.name)") { try MealAnswer.meal(in: answer([item])) }
    }
  }

  @Test("The schema requires exactly the fields that are decoded")
  func schema() throws {
    let data = try JSONEncoder().encode(MealAnswer.schema)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let properties = try #require(root["properties"] as? [String: Any])
    #expect(Set(properties.keys) == ["items", "unknown"])
    let items = try #require(properties["items"] as? [String: Any])
    let item = try #require(items["items"] as? [String: Any])
    let fields = try #require(item["properties"] as? [String: Any])
    let egg = try #require(
      try JSONSerialization.jsonObject(with: Data(Self.egg.utf8)) as? [String: Any])
    #expect(Set(fields.keys) == Set(egg.keys))
    #expect(Set(try #require(item["required"] as? [String])) == Set(egg.keys))
    #expect(item["additionalProperties"] as? Bool == false)
  }
}
