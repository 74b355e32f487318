import Foundation
import Hark
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("hark log")
struct LogCommandTests {
  @Test("Each line is a meal with foods, figures, a total, and unknown words")
  func lines() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("meals.txt")
    try "two eggs and a slice of toast\na bowl of zorblax".write(
      toFile: path, atomically: true, encoding: .utf8)
    let process = try await HarkProcess.run(["log"], input: path)
    #expect(process.status == 0 && process.error.isEmpty)
    #expect(process.lines.first == "two eggs and a slice of toast")
    #expect(process.lines.contains { $0.contains("total") && $0.contains("kcal") })
    #expect(process.lines.last?.contains("zorblax") == true)
  }

  @Test("A missing file is reported in one sentence")
  func noFile() async throws {
    let process = try await HarkProcess.run(["log", "--file", "/nowhere/at/all.wav"])
    #expect(process.status == 66 && process.output.isEmpty)
    #expect(process.error.split(separator: "\n").count == 1)
  }

  @Test(
    "An assumed amount is marked, and only several foods have a total")
  func table() {
    let item = MealItem(
      food: "egg", quantity: 2, unit: "large", grams: 100,
      nutrients: Nutrients(energy: 143, protein: 12.56, fat: 9.51, carbohydrate: 0.72),
      isAmountAssumed: true)
    #expect(
      MealTable(meal: AnalyzedMeal(items: [item])).lines.map {
        $0.split(separator: " ").joined(separator: " ")
      }
        == ["egg, ~2 large 100 g 143 kcal protein 12.6 g fat 9.5 g carbohydrate 0.7 g"])
    let slices = MealItem(
      food: "toast (white)", quantity: 2, unit: "slice", grams: 54, nutrients: Nutrients())
    #expect(
      MealTable(meal: AnalyzedMeal(items: [slices])).lines[0].hasPrefix("toast (white), 2 slices "))
    #expect(MealTable(meal: AnalyzedMeal()).lines == ["No food recognized."])
    #expect(MealTable(meal: AnalyzedMeal(unknown: ["x"])).lines == ["unknown: x"])
  }
}

extension LogCommandTests {
  private static let rice =
    #"{"items":[{"food":"rice","quantity":2,"unit":"cup","grams":316,"energy":410,"protein":8.6,"#
    + #""fat":0.8,"carbohydrate":89,"isAmountAssumed":false}],"unknown":["xyzzy"]}"#

  private static func answer(_ text: String) throws -> [ScriptedServer.Step] {
    let body: [String: [[String: [String: String]]]] = [
      "choices": [["message": ["role": "assistant", "content": text]]]
    ]
    let bytes = Array(try JSONEncoder().encode(body))
    return [.head(type: "application/json"), .bytes(bytes)]
  }

  @Test("A server's model, requested by name and with the environment's key, analyzes the meal")
  func model() async throws {
    let server = try ScriptedServer(Self.answer(Self.rice))
    let folder = try TemporaryFolder()
    let path = folder.file("meals.txt")
    try "two cups of rice and xyzzy".write(toFile: path, atomically: true, encoding: .utf8)
    let process = try await HarkProcess.run(
      ["log", "--url", server.url + "/v1", "--model", "small"], input: path,
      environment: ["HARK_CHAT_KEY": "sesame"])
    #expect(process.status == 0 && process.error.isEmpty)
    #expect(process.lines.first == "two cups of rice and xyzzy")
    #expect(process.lines.contains { $0.contains("rice, 2 cups") && $0.contains("410 kcal") })
    #expect(process.lines.last?.contains("xyzzy") == true)
    let request = try #require(server.requests.first)
    #expect(request.hasPrefix("POST /v1/chat/completions"))
    #expect(request.contains("Bearer sesame") && request.contains("\"small\""))
  }

  @Test("A failed analysis is reported in one sentence, and the next meal is analyzed")
  func failing() async throws {
    let server = try ScriptedServer(Self.answer("I am no JSON."), Self.answer(Self.rice))
    let folder = try TemporaryFolder()
    let path = folder.file("meals.txt")
    try "a bowl of soup\ntwo cups of rice".write(toFile: path, atomically: true, encoding: .utf8)
    let process = try await HarkProcess.run(["log", "--url", server.url + "/v1"], input: path)
    #expect(process.status == 69)
    #expect(process.lines.first == "a bowl of soup")
    #expect(process.lines.dropFirst().first == "two cups of rice")
    #expect(process.lines.contains { $0.contains("rice, 2 cups") })
    #expect(process.error.split(separator: "\n").count == 1)
    #expect(process.error.contains("could not be analyzed"))
    #expect(!process.error.contains("bowl"))
  }

  @Test("A line that is too long is written back with one sentence, and the next meal is analyzed")
  func tooLong() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("meals.txt")
    let long = String(repeating: "rice ", count: 2_001)
    try (long + "\ntwo eggs").write(toFile: path, atomically: true, encoding: .utf8)
    let process = try await HarkProcess.run(["log"], input: path)
    #expect(process.status == 69 && process.lines.prefix(2) == [long, "two eggs"])
    #expect(process.error == "hark: 10,000 characters is the limit. Your words are kept.\n")
  }

  @Test("The text of a truncated file is analyzed, with exit status 65")
  func brokenOff() async throws {
    let folder = try TemporaryFolder()
    let path = try CutSound.write(to: folder)
    let process = try await HarkProcess.run(["log", "--file", path])
    #expect(process.status == 65 && process.lines.first?.hasPrefix("he was not") == true)
    #expect(process.error.split(separator: "\n").count == 1 && process.error.contains("cut.wav"))
  }

  @Test("A missing server is reported in one sentence, and the text is written")
  func noServer() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("meals.txt")
    try "two eggs\n".write(toFile: path, atomically: true, encoding: .utf8)
    let process = try await HarkProcess.run(["log", "--url", "http://127.0.0.1:9"], input: path)
    #expect(process.status == 69 && process.lines == ["two eggs"])
    #expect(process.error.split(separator: "\n").count == 1)
  }
}
