import Testing

@testable import HarkServer

@Suite("Limit of concurrent speech requests")
struct SpeechSlotsTests {
  @Test("A released slot is available again")
  func places() throws {
    let slots = SpeechSlots()
    var passes = try (0..<SpeechSlots.limit).map { try slots.enter("user \($0)") }
    #expect(throws: HTTPRefusal.speechBusy) { try slots.enter("ada") }
    passes.removeFirst()
    passes.append(try slots.enter("ada"))
    #expect(throws: HTTPRefusal.speechBusy) { try slots.enter("bob") }
    withExtendedLifetime(passes) {}
  }

  @Test("A user cannot occupy all slots")
  func users() throws {
    let slots = SpeechSlots(userLimit: 2)
    let own = try (0..<2).map { _ in try slots.enter("ada") }
    #expect(throws: HTTPRefusal.speechBusy) { try slots.enter("ada") }
    let other = try slots.enter("bob")
    withExtendedLifetime((own, other)) {}
  }
}
