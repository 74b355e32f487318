import Hark

/// Checks that an agent meets the requirements of its port.
public struct AgentConformance: Sendable {
  /// A requirement for agents, described by its raw value.
  public enum Rule: String, Sendable, CaseIterable {
    case returnsAtOnce = "reply(to:) returns at once; the reply follows in the stream."
    case answers = "A reply contains text."
    case ends = "The stream ends with the reply, without an error."
    case letsGo = "Canceling the consumer releases it at once."
    case cancelsRequest = "Canceling the consumer cancels the request."
  }

  private let text: String
  private let bounds: ConformanceBounds
  private let make: @Sendable () async -> any Agent
  private let isAtWork: (@Sendable () async -> Bool)?

  /// Creates a check of the agent that `make` returns; the check sends it `text` twice.
  ///
  /// `isAtWork` reports whether a request is in progress, as seen from outside, for example by a
  /// test server. Without it, the check cannot verify that canceling a reply cancels its request.
  public init(
    text: String, bounds: ConformanceBounds = ConformanceBounds(),
    make: @escaping @Sendable () async -> any Agent, isAtWork: (@Sendable () async -> Bool)? = nil
  ) {
    self.text = text
    self.bounds = bounds
    self.make = make
    self.isAtWork = isAtWork
  }

  /// Returns the first violation of each rule; empty if the agent conforms.
  public func findings() async -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    let agent = await make()
    await checkReply(agent, &findings)
    await checkGivingUp(agent, &findings)
    return findings.all
  }

  private func checkReply(_ agent: any Agent, _ findings: inout Findings<Rule>) async {
    var reply: AsyncThrowingStream<String, any Error>?
    findings.prompt(.returnsAtOnce, "reply(to:)", bounds) { reply = agent.reply(to: text) }
    guard let reply else { return }
    let reading = Trial { await Attempt { try await reply.reduce(into: 0) { $0 += $1.count } } }
    switch await reading.outcome(within: bounds.patient) {
    case .came(let count): findings.note(.answers, "a reply without text", if: count == 0)
    case .refused(let failure): findings.note(.ends, "it threw \(failure.code)")
    case .threw(let error): findings.note(.ends, "it threw a \(error)")
    case nil: findings.note(.ends, "it did not end within \(bounds.patient) s")
    }
    reading.cancel()
  }

  private func checkGivingUp(_ agent: any Agent, _ findings: inout Findings<Rule>) async {
    let hasBegun = Watched(false)
    let reply = agent.reply(to: text)
    let reading = Trial {
      await Attempt {
        for try await _ in reply { hasBegun.change { $0 = true } }
        hasBegun.change { $0 = true }
      }
    }
    let didBegin = await hasBegun.wait(within: bounds.patient) { $0 }
    reading.cancel()
    guard didBegin else { return }
    let end = await reading.outcome(within: bounds.prompt)
    findings.note(.letsGo, "it continued to wait", if: end == nil)
    if let isAtWork {
      await bounds.settle()
      let isStillAtWork = await isAtWork()
      findings.note(.cancelsRequest, "the request continued", if: isStillAtWork)
    }
  }
}
