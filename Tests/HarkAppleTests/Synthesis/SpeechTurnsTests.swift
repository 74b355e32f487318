import Testing

@testable import HarkApple

@Suite("Queue of sentences")
struct SpeechTurnsTests {
  @Test("Sentences begin one after another, in order")
  func order() {
    var turns = SpeechTurns()
    #expect(turns.ask() == (1, true))
    #expect(turns.ask() == (2, false))
    #expect(turns.ask() == (3, false))
    #expect(turns.end(1) == 2)
    #expect(turns.end(2) == 3)
    #expect(turns.end(3) == nil)
    #expect(turns.current == nil)
    #expect(turns.ask() == (4, true))
  }

  @Test("An abandoned sentence never begins; ending it twice has no effect")
  func givenUp() {
    var turns = SpeechTurns()
    for _ in 1...3 { _ = turns.ask() }
    #expect(turns.end(2) == nil)
    #expect(turns.current == 1)
    #expect(turns.end(1) == 3)
    #expect(turns.end(1) == nil)
    #expect(turns.current == 3)
  }
}
