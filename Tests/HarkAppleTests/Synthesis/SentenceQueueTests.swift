import Testing

@testable import HarkApple

@Suite("Queue of sentences")
struct SentenceQueueTests {
  @Test("Sentences begin one after another, in order")
  func order() {
    var queue = SentenceQueue()
    #expect(queue.ask() == (1, true))
    #expect(queue.ask() == (2, false))
    #expect(queue.ask() == (3, false))
    #expect(queue.end(1) == 2)
    #expect(queue.end(2) == 3)
    #expect(queue.end(3) == nil)
    #expect(queue.current == nil)
    #expect(queue.ask() == (4, true))
  }

  @Test("An abandoned sentence never begins; ending it twice has no effect")
  func givenUp() {
    var queue = SentenceQueue()
    for _ in 1...3 { _ = queue.ask() }
    #expect(queue.end(2) == nil)
    #expect(queue.current == 1)
    #expect(queue.end(1) == 3)
    #expect(queue.end(1) == nil)
    #expect(queue.current == 3)
  }
}
