import Testing

@testable import HarkUI

@Suite("Text shared by app and field")
struct SharedTextTests {
  private func news(
    _ before: (own: String, app: String), _ after: (own: String, app: String),
    wasSettled: Bool = true, isSettled: Bool = true
  ) -> SharedText.News? {
    SharedText(own: after.own, app: after.app, isSettled: isSettled).news(
      since: SharedText(own: before.own, app: before.app, isSettled: wasSettled))
  }

  @Test("Spoken and typed text reaches the app")
  func toApp() {
    #expect(news(("", ""), ("hello", "")) == .toApp("hello"))
  }

  @Test("A new field takes the app's text")
  func atFirst() {
    #expect(SharedText(own: "", app: "a draft", isSettled: true).newsAtFirst == .toField("a draft"))
    #expect(SharedText(own: "same", app: "same", isSettled: true).newsAtFirst == nil)
  }

  @Test("The app's changes reach the field")
  func toField() {
    #expect(news(("hello", "hello"), ("hello", "")) == .toField(""))
  }

  @Test("Equal texts need no update")
  func same() {
    #expect(news(("hello", ""), ("hello", "hello")) == nil)
    #expect(news(("hello", ""), ("hello", "")) == nil)
  }

  @Test("Speech wins over a simultaneous change by the app")
  func both() {
    #expect(news(("one", "one"), ("one two", "none")) == .toApp("one two"))
  }

  @Test("The app takes the field's text if the field rejected its change")
  func refused() {
    #expect(
      news(("spoken", "mine"), ("spoken", "mine"), wasSettled: false, isSettled: true)
        == .toApp("spoken"))
  }

  @Test("An update is complete after one step")
  func settles() {
    var shared = SharedText(own: "a", app: "", isSettled: true)
    let before = SharedText(own: "", app: "", isSettled: true)
    guard case .toApp(let text)? = shared.news(since: before) else {
      Issue.record("the app is told nothing")
      return
    }
    let old = shared
    shared.app = text
    #expect(shared.news(since: old) == nil)
  }
}
