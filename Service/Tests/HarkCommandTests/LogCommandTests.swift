import Foundation
import Hark
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("hark log")
struct LogCommandTests {
  @Test("Each line is a meal: its foods with their figures, the sum, and what is not known")
  func lines() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("meals.txt")
    try "two eggs and a slice of toast\na bowl of zorblax".write(
      toFile: path, atomically: true, encoding: .utf8)
    let process = try await HarkProcess.run(["log"], input: path)
    #expect(process.status == 0 && process.error.isEmpty)
    #expect(process.lines.first == "two eggs and a slice of toast")
    #expect(process.lines.contains { $0.contains("together") && $0.contains("kcal") })
    #expect(process.lines.last?.contains("zorblax") == true)
  }

  @Test("A file that is not there is one sentence")
  func noFile() async throws {
    let process = try await HarkProcess.run(["log", "--file", "/nowhere/at/all.wav"])
    #expect(process.status == 66 && process.output.isEmpty)
    #expect(process.error.split(separator: "\n").count == 1)
  }

  @Test(
    "An amount that was not said is marked, one food needs no sum, and no food is said to be none")
  func table() {
    let item = MealItem(
      food: "egg", quantity: 2, unit: "large", grams: 100,
      nutrients: Nutrients(energy: 143, protein: 12.56, fat: 9.51, carbohydrate: 0.72),
      isAmountAssumed: true)
    #expect(
      MealTable(meal: Meal(items: [item])).lines.map {
        $0.split(separator: " ").joined(separator: " ")
      }
        == ["~2 large egg 100 g 143 kcal protein 12.6 g fat 9.5 g carbohydrate 0.7 g"])
    #expect(MealTable(meal: Meal()).lines == ["No food was heard in it."])
    #expect(MealTable(meal: Meal(unknown: ["x"])).lines == ["not known: x"])
  }
}
