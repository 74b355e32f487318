import Testing

@testable import HarkUI

@Suite("A text that is the app's and the field's")
struct SharedTextTests {
  private func news(
    _ before: (own: String, app: String), _ after: (own: String, app: String),
    wasSettled: Bool = true, isSettled: Bool = true
  ) -> SharedText.News? {
    SharedText(own: after.own, app: after.app, isSettled: isSettled).news(
      since: SharedText(own: before.own, app: before.app, isSettled: wasSettled))
  }

  @Test("What is said or typed reaches the app")
  func toApp() {
    #expect(news(("", ""), ("hello", "")) == .toApp("hello"))
  }

  @Test("A field that has come late takes the app's text")
  func atFirst() {
    #expect(SharedText(own: "", app: "a draft", isSettled: true).newsAtFirst == .toField("a draft"))
    #expect(SharedText(own: "same", app: "same", isSettled: true).newsAtFirst == nil)
  }

  @Test("What the app puts there is shown")
  func toField() {
    #expect(news(("hello", "hello"), ("hello", "")) == .toField(""))
  }

  @Test("Where both have the same there is nothing to tell")
  func same() {
    #expect(news(("hello", ""), ("hello", "hello")) == nil)
    #expect(news(("hello", ""), ("hello", "")) == nil)
  }

  @Test("Words that come at the moment at which the app changes the text win")
  func both() {
    #expect(news(("one", "one"), ("one two", "none")) == .toApp("one two"))
  }

  @Test("An edit that was refused puts the app right once the field has settled")
  func refused() {
    #expect(
      news(("spoken", "mine"), ("spoken", "mine"), wasSettled: false, isSettled: true)
        == .toApp("spoken"))
  }

  @Test("What was told settles: the next look at it finds nothing")
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
