import Foundation
import Hark
import HarkTesting
import Testing

@Suite("Conformance check of agents")
struct AgentConformanceTests {
  @Test("The scripted agent conforms")
  func fake() async {
    let check = AgentConformance(text: "hi", bounds: .unhurried) {
      ScriptedAgent(.says("Hello, ", "you."))
    }
    let findings = await check.findings()
    #expect(findings == [])
  }

  @Test("An agent that cancels its request with its reply conforms")
  func givenUp() async {
    let agent = ScriptedAgent(.says("Hello"), .init(["Hel"]))
    let check = AgentConformance(text: "hi", bounds: .unhurried) {
      agent
    } isAtWork: {
      agent.cancelledCount == 0
    }
    let findings = await check.findings()
    #expect(findings == [])
  }

  @Test("An agent that breaks a rule is reported", arguments: AgentConformance.Rule.allCases)
  func broken(rule: AgentConformance.Rule) async {
    let isTimed = [.returnsAtOnce, .letsGo].contains(rule)
    let bounds = ConformanceBounds(prompt: isTimed ? 1 : 30, settling: 0.5)
    let check = AgentConformance(text: "hi", bounds: bounds) {
      BrokenAgent(breaking: rule)
    } isAtWork: {
      rule == .cancelsRequest
    }
    let findings = await check.findings()
    #expect(findings.map(\.rule) == [rule.rawValue], "\(findings)")
  }
}

/// An agent that breaks one rule.
private struct BrokenAgent: Agent {
  let breaking: AgentConformance.Rule
  private let asked = Record<String>()

  init(breaking rule: AgentConformance.Rule) { breaking = rule }

  func reply(to conversation: [ChatMessage]) -> AsyncThrowingStream<String, any Error> {
    // Blocks only once, because no other test can use this thread in the meantime.
    if breaking == .returnsAtOnce, asked.all.isEmpty { Thread.sleep(forTimeInterval: 1.3) }
    asked.add(conversation.map(\.text).joined())
    if breaking == .letsGo, asked.all.count > 1 { return stubborn() }
    let (stream, continuation) = AsyncThrowingStream<String, any Error>.makeStream()
    continuation.yield(breaking == .answers ? "" : "Hello")
    continuation.finish(throwing: breaking == .ends ? VoiceFailure.replyFailed : nil)
    return stream
  }

  /// Returns a stream that ignores the cancellation of its consumer.
  private func stubborn() -> AsyncThrowingStream<String, any Error> {
    let reply = StubbornReply()
    return AsyncThrowingStream { await reply.next() }
  }
}

/// A reply that holds up its consumer after the first part, whenever the consumer is canceled.
///
/// A stream whose consumer is canceled between two parts releases its closure, on the consumer's thread,
/// instead of calling it again.
private final class StubbornReply: Sendable {
  private let calls = Record<Bool>()

  deinit { if calls.all.count < 2 { Thread.sleep(forTimeInterval: 3) } }

  func next() async -> String? {
    calls.add(true)
    if calls.all.count < 2 { return "Hello" }
    await Task.detached { try? await Task.sleep(nanoseconds: 60_000_000_000) }.value
    return nil
  }
}
