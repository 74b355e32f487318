import Testing

@testable import HarkServer

@Suite("Limit of concurrent speech requests")
struct SpeechGateTests {
  @Test("A released slot is available again")
  func places() throws {
    let gate = SpeechGate()
    var passes = try (0..<SpeechGate.limit).map { try gate.enter("user \($0)") }
    #expect(throws: HTTPRefusal.speechBusy) { try gate.enter("ada") }
    passes.removeFirst()
    passes.append(try gate.enter("ada"))
    #expect(throws: HTTPRefusal.speechBusy) { try gate.enter("bob") }
    withExtendedLifetime(passes) {}
  }

  @Test("A user cannot occupy all slots")
  func users() throws {
    let gate = SpeechGate(userLimit: 2)
    let own = try (0..<2).map { _ in try gate.enter("ada") }
    #expect(throws: HTTPRefusal.speechBusy) { try gate.enter("ada") }
    let other = try gate.enter("bob")
    withExtendedLifetime((own, other)) {}
  }
}
