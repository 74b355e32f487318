import Testing

@testable import HarkServer

@Suite("How many texts are spoken at once")
struct SpeechGateTests {
  @Test("A place is free again when nobody has it any more")
  func places() throws {
    let gate = SpeechGate()
    var passes = try (0..<SpeechGate.limit).map { try gate.enter("user \($0)") }
    #expect(throws: HTTPRefusal.speechBusy) { try gate.enter("ada") }
    passes.removeFirst()
    passes.append(try gate.enter("ada"))
    #expect(throws: HTTPRefusal.speechBusy) { try gate.enter("bob") }
    withExtendedLifetime(passes) {}
  }

  @Test("A user leaves places for others")
  func users() throws {
    let gate = SpeechGate(userLimit: 2)
    let own = try (0..<2).map { _ in try gate.enter("ada") }
    #expect(throws: HTTPRefusal.speechBusy) { try gate.enter("ada") }
    let other = try gate.enter("bob")
    withExtendedLifetime((own, other)) {}
  }
}
