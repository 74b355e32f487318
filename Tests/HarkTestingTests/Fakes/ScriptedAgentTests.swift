import Hark
import HarkTesting
import Testing

@Suite("The scripted agent")
struct ScriptedAgentTests {
  func text(_ reply: AsyncThrowingStream<String, any Error>) async throws -> String {
    try await reply.reduce(into: "") { $0 += $1 }
  }

  @Test("Replies follow their scripts in order")
  func scripts() async throws {
    let agent = ScriptedAgent(.says("Hello, ", "you."), .fails(.networkUnavailable))
    #expect(try await text(agent.reply(to: "hi")) == "Hello, you.")
    await #expect(throws: VoiceFailure.networkUnavailable) { try await text(agent.reply(to: "so")) }
    #expect(agent.asked == ["hi", "so"])
    #expect(agent.violations.isEmpty)
  }

  @Test("A manual reply arrives as it is sent")
  func byHand() async throws {
    let agent = ScriptedAgent()
    async let reply = text(agent.reply(to: "hi"))
    await agent.asked(1)
    agent.send("a")
    agent.send("b")
    agent.end()
    #expect(try await reply == "ab")
  }

  @Test("A canceled reply is counted")
  func cancelled() async {
    let agent = ScriptedAgent()
    let asking = Task { try await text(agent.reply(to: "hi")) }
    await agent.asked(1)
    asking.cancel()
    await agent.cancelled()
    #expect(agent.cancelledCount == 1)
  }

  @Test("Sending before a request or after the end is a violation")
  func nonsense() async throws {
    let agent = ScriptedAgent()
    agent.send("too early")
    let reply = agent.reply(to: "hi")
    agent.end()
    agent.fail()
    #expect(try await text(reply) == "")
    #expect(
      agent.violations == [
        "Reply 0 was sent before it was requested.",
        "Reply 1 was sent after its end.",
      ])
  }
}
