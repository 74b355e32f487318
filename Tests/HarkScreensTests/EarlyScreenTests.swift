import Hark
@testable import HarkScreens
import LedgerCoverage
import Testing

@Suite("A screen whose session does not exist yet")
struct EarlyScreenTests {
  private func type(_ text: String) -> Composer.Action { .voice(.edit(.insert(text))) }

  @Test("Typed text appears immediately", .covers("S1-39"))
  func typed() {
    var early = EarlyScreen(Composer())
    early.act(type("hello"))
    #expect(early.screen.field.draft.text == "hello")
    #expect(early.waiting.isEmpty)
  }

  @Test("Commands to the session wait, in order")
  func waits() {
    var early = EarlyScreen(Composer())
    let actions: [Composer.Action] = [type("hello"), .send, type("more"), .voice(.press)]
    for action in actions { early.act(action) }
    #expect(early.screen.field.draft.text == "hello")
    #expect(early.screen.messages.isEmpty)
    #expect(early.waiting == [.send, type("more"), .voice(.press)])
  }

  @Test("Leaving cancels the press, and typed text stays")
  func leaves() {
    var early = EarlyScreen(Composer())
    for action in [.voice(.press), type("hello"), .voice(.release)] { early.act(action) }
    early.leave()
    #expect(early.waiting.isEmpty)
    #expect(early.screen.field.draft.text == "hello")
  }

  @Test("Leaving a loading form cancels the recording that it would start")
  func leavesForm() {
    var early = EarlyScreen(Dictation(at: "/report"))
    early.act(.voice(.activate))
    early.leave()
    #expect(early.waiting.isEmpty)
    #expect(early.screen.early == [.voice(.activate), .voice(.leave)])
  }
}
