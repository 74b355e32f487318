import Foundation
import Hark
import HarkServices
import HarkTesting
import LedgerCoverage
import TestLimits
import Testing

@Suite("Chat completions agent", .hangLimit(minutes: 5))
struct ChatCompletionsAgentTests {
  private typealias Step = ScriptedServer.Step

  private func agent(
    _ server: ScriptedServer, retries: Int = 2, clock: any Timekeeper = LeapingClock(),
    wireClock: any Timekeeper = ManualTimekeeper()
  ) -> ChatCompletionsAgent {
    agent(at: server.url, retries: retries, clock: clock, wireClock: wireClock)
  }

  private func agent(
    at url: String, retries: Int = 2, clock: any Timekeeper = LeapingClock(),
    wireClock: any Timekeeper = ManualTimekeeper()
  ) -> ChatCompletionsAgent {
    ChatCompletionsAgent(
      ChatCompletions(
        ChatSettings(
          baseURL: url + "/v1/", model: "small", key: Secret("s3cret\n"), timeout: 20,
          retries: retries, backOff: 0.01),
        transport: URLSessionTransport(timekeeper: wireClock), timekeeper: clock, chance: { 0.5 }))
  }

  /// Returns the received text and the failure that ended the reply, if any.
  private func reply(
    _ agent: ChatCompletionsAgent, to text: String = "hello"
  ) async -> (String, VoiceFailure?) {
    var said = ""
    do {
      for try await piece in agent.reply(to: text) { said += piece }
      return (said, nil)
    } catch {
      return (said, error as? VoiceFailure)
    }
  }

  @Test("The answer is streamed, and the request has the expected format")
  func streams() async throws {
    let server = try ScriptedServer([.head(), .delta("How "), .delta("are you?"), .done])
    let (said, failure) = await reply(agent(server))
    #expect(said == "How are you?" && failure == nil)
    let request = try #require(server.requests.first)
    #expect(request.hasPrefix("POST /v1/chat/completions HTTP/1.1\r\n"))
    #expect(request.contains("Authorization: Bearer s3cret\r\n"))
    #expect(request.contains("\"stream\":true") && request.contains("\"model\":\"small\""))
    #expect(request.contains("hello"))
  }

  @Test("Parsing is independent of splits, comments, line ends and notes")
  func splitEverywhere() async throws {
    let body =
      ": hello\r\n\r\nevent: ping\r\ndata: no json\r\n\r\n"
      + "data: {\"choices\":\r\ndata: [{\"delta\":{\"content\":\"Blå\"}}]}\r\n\r\n"
      + "data: {\"choices\":[{\"index\":1,\"delta\":{\"content\":\"NO\"}}]}\r\n\r\n"
      + "data: {\"choices\":[{\"delta\":{\"content\":\"bær\"}}]}\r\n\r\n"
      + "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\r\n\r\n"
    let server = try ScriptedServer([.head(), .singly(Array(body.utf8))])
    #expect(await reply(agent(server)) == ("Blåbær", nil))
  }

  @Test("A response without streaming is read")
  func whole() async throws {
    let body = "{\"choices\":[{\"message\":{\"role\":\"assistant\",\"content\":\"Well.\"}}]}"
    let server = try ScriptedServer([.head(type: "application/json"), .text(body)])
    #expect(await reply(agent(server)) == ("Well.", nil))
  }

  @Test(
    "A failure during the stream keeps the text and is reported once",
    arguments: [
      [Step.text("data: {\"error\":{\"message\":\"hello\"}}\n\n")],
      [.text("data: {\"error\":\"overloaded\"}\n\n"), .done],
      [.text("data: {\"choices\":[{\"delta\":{\"content\":\"lost")],
      [.text("data: " + String(repeating: "x", count: 1_100_000))], [],
    ])
  func breaks(_ steps: [ScriptedServer.Step]) async throws {
    let server = try ScriptedServer([.head(), .delta("So far ")] + steps)
    #expect(await reply(agent(server)) == ("So far ", .replyFailed))
    #expect(server.requests.count == 1)
  }

  @Test("Text before an error in the same packet is kept")
  func together() async throws {
    let both =
      "data: {\"choices\":[{\"delta\":{\"content\":\"So far\"}}]}\n\ndata: {\"error\":{}}\n\n"
    let server = try ScriptedServer([.head(), .text(both)])
    #expect(await reply(agent(server)) == ("So far", .replyFailed))
  }

  @Test(
    "An invalid answer is one failure",
    arguments: [("401 Unauthorized", "application/json"), ("200 OK", "text/html"), ("404 No", "x")])
  func refused(_ status: String, _ type: String) async throws {
    let server = try ScriptedServer([.head(status, type: type), .text("<html>hello</html>")])
    #expect(await reply(agent(server)) == ("", .replyFailed))
    #expect(server.requests.count == 1)
  }

  @Test("A busy server is retried after the delay that it requests, within the limit")
  func busy() async throws {
    let busy = [Step.head("429 Too Many", type: "application/json", "Retry-After: 7\r\n")]
    let clock = ManualTimekeeper()
    let server = try ScriptedServer(
      busy, [.head("503 No"), .text("")], [.head(), .delta("Yes"), .done])
    async let answer = reply(agent(server, clock: clock))
    await clock.sleepers(1)
    await clock.advance(by: 6.9)
    #expect(server.requests.count == 1)
    // The advance must be exact, because the wait after the next response begins while the clock
    // advances.
    await clock.advance(by: 0.1)
    await clock.sleepers(1)
    await clock.advance(by: 1)
    #expect(await answer == ("Yes", nil))
    let always = try ScriptedServer([.head("502 Bad", type: "text/html")])
    #expect(await reply(agent(always)) == ("", .replyFailed))
    #expect(always.requests.count == 3)
  }

  @Test("A server that requests a long delay is not retried")
  func longWait() async throws {
    let server = try ScriptedServer([
      .head("429 Too Many", type: "application/json", "Retry-After: 3600\r\n")
    ])
    #expect(await reply(agent(server)) == ("", .replyFailed))
    #expect(server.requests.count == 1)
  }

  @Test("A missing connection is reported after retries", .covers("S1-74"))
  func unreachable() async throws {
    let port = try UnservedPort()
    defer { port.free() }
    #expect(await reply(agent(at: port.url)) == ("", .networkUnavailable))
  }

  @Test("A silent server times out and is retried")
  func silent() async throws {
    let clock = ManualTimekeeper()
    let server = try ScriptedServer([.stall])
    async let answer = reply(agent(server, retries: 1, wireClock: clock))
    for count in 1...2 {
      try await server.hasBeenAsked(count)
      await clock.sleepers(1)
      await clock.advance(by: 20)
    }
    #expect(await answer == ("", .replyFailed))
    #expect(server.requests.count == 2)
  }

  @Test("An answer that stalls times out and keeps its text")
  func stuck() async throws {
    let clock = ManualTimekeeper()
    let server = try ScriptedServer([.head(), .delta("Well "), .stall])
    var said = ""
    await #expect(throws: VoiceFailure.replyFailed) {
      for try await piece in agent(server, wireClock: clock).reply(to: "hello") {
        said += piece
        await clock.sleepers(1)
        await clock.advance(by: 20)
      }
    }
    #expect(said == "Well ")
  }

  @Test("Canceling the answer closes the connection")
  func cancelled() async throws {
    let server = try ScriptedServer([.head(), .delta("Well "), .stall])
    let asking = Task { [agent = agent(server)] in
      for try await _ in agent.reply(to: "hello") { return }
    }
    try await asking.value
    try await server.hasSeenLeave(1)
  }

  @Test("An invalid URL is one failure", .covers("S1-73"))
  func badAddress() async {
    for address in ["", "not a url", "ftp://x", "http://", "http://[::1", "\u{0}"] {
      let agent = ChatCompletionsAgent(
        ChatCompletions(ChatSettings(baseURL: address, model: "m", retries: 0)))
      #expect(await reply(agent).1 != nil, "\(address)")
    }
  }

  @Test("Descriptions omit the key")
  func secret() {
    let settings = ChatSettings(baseURL: "http://x", model: "m", key: Secret("s3cret"))
    var dumped = ""
    dump(ChatCompletions(settings), to: &dumped)
    for text in ["\(settings)", String(reflecting: settings), dumped] {
      #expect(!text.contains("s3cret"))
    }
  }

  @Test("The agent conforms")
  func conformance() async throws {
    let server = try ScriptedServer([.head(), .delta("Hello "), .delta("you"), .done])
    let check = AgentConformance(text: "hello", bounds: ConformanceBounds(settling: 0)) {
      agent(server)
    }
    let findings = await check.findings()
    #expect(findings == [])
  }
}
