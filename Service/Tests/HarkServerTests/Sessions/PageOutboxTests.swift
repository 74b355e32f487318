import Foundation
import Testing

@testable import HarkServer

@Suite("Messages of a session for its page")
struct PageOutboxTests {
  @Test("A screen that changes during the greeting is sent after it")
  func changeAtWelcome() {
    let (outbox, link) = (PageOutbox(), PageLink())
    outbox.screenChanged()
    _ = outbox.attach(link, seen: 0) { _ in Data("welcome".utf8) }
    #expect(outbox.takeGreeting(for: link) != nil)
    #expect(outbox.takeScreen(for: link), "the page goes on with an old screen")
    #expect(!outbox.takeScreen(for: link))
    #expect(outbox.nextMessage(for: link) == nil)
  }
}
