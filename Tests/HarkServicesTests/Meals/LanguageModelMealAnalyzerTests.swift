import Foundation
import Hark
import HarkTesting
import LedgerCoverage
import TestLimits
import Testing

@testable import HarkServices

@Suite("Language model meal analyzer", .hangLimit(minutes: 5))
struct LanguageModelMealAnalyzerTests {
  private func analyzer(
    at url: String, wireClock: any Timekeeper = ManualTimekeeper()
  ) -> LanguageModelMealAnalyzer {
    LanguageModelMealAnalyzer(
      ChatCompletions(
        ChatSettings(
          baseURL: url + "/v1", model: "small", timeout: 20, retries: 0, backOff: 0.01),
        transport: URLSessionTransport(timekeeper: wireClock)))
  }

  /// Returns a model's text in the envelope of a chat completion.
  private func body(_ text: String) throws -> String {
    let content = try #require(
      String(data: try JSONEncoder().encode([text]), encoding: .utf8)
    ).dropFirst().dropLast()
    return "{\"choices\":[{\"message\":{\"role\":\"assistant\",\"content\":\(content)}}]}"
  }

  private static let rice =
    #"{"items":[{"food":"rice","quantity":1,"unit":"cup","grams":158,"energy":205,"protein":4.3,"#
    + #""fat":0.4,"carbohydrate":44.5,"isAmountAssumed":true}],"unknown":["xyzzy"]}"#

  @Test(
    "The text is sent with a schema, and the answer becomes the meal",
    .covers("S5-FR-039"))
  func meal() async throws {
    let server = try ScriptedServer([.head(type: "application/json"), .text(try body(Self.rice))])
    let meal = try await analyzer(at: server.url).analyze("i had rice and xyzzy")
    #expect(meal.items.map(\.food) == ["rice"])
    #expect(meal.total.energy == 205)
    #expect(meal.items[0].isAmountAssumed && meal.items[0].source == nil)
    #expect(meal.unknown == ["xyzzy"])
    let request = try #require(server.requests.first)
    #expect(request.contains("i had rice and xyzzy"))
    #expect(request.contains("\"json_schema\"") && request.contains("isAmountAssumed"))
    #expect(request.contains("You turn what a person says they ate into JSON."))
  }

  @Test(
    "An invalid or implausible answer is a failed analysis",
    arguments: [
      "Two eggs have about 140 kcal.", "{\"items\":[]}",
      Self.rice.replacingOccurrences(of: "205", with: "20500"),
    ])
  func nonsense(_ text: String) async throws {
    let server = try ScriptedServer([.head(type: "application/json"), .text(try body(text))])
    await #expect(throws: VoiceFailure.analysisFailed) {
      try await analyzer(at: server.url).analyze("two eggs")
    }
  }

  @Test("An error status is a failed analysis", arguments: [401, 404, 500])
  func refused(_ status: Int) async throws {
    let server = try ScriptedServer([
      .text("HTTP/1.1 \(status) X\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}")
    ])
    await #expect(throws: VoiceFailure.analysisFailed) {
      try await analyzer(at: server.url).analyze("two eggs")
    }
  }

  @Test("An absent server is a missing connection")
  func unreachable() async {
    await #expect(throws: VoiceFailure.networkUnavailable) {
      try await analyzer(at: "http://127.0.0.1:1").analyze("two eggs")
    }
  }

  @Test("A silent server times out")
  func silent() async throws {
    let server = try ScriptedServer([.stall])
    let clock = ManualTimekeeper()
    async let failure = #expect(throws: VoiceFailure.analysisFailed) {
      try await analyzer(at: server.url, wireClock: clock).analyze("two eggs")
    }
    try await server.hasBeenAsked(1)
    await clock.sleepers(1)
    await clock.advance(by: 20)
    _ = await failure
  }

  @Test("Cancellation ends the wait immediately")
  func cancelled() async throws {
    let server = try ScriptedServer([.stall])
    let analyzer = analyzer(at: server.url)
    let task = Task { try await analyzer.analyze("two eggs") }
    try await server.hasBeenAsked(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
