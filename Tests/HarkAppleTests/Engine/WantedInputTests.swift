import Testing

@testable import HarkApple

@Suite("Requested input")
struct WantedInputTests {
  @Test("A fallback does not replace the user's choice")
  func fallback() {
    var wanted = WantedInput(chosen: "headset")
    wanted.fallBack(to: "phone")
    #expect(wanted.id == "phone" && wanted.chosen == "headset")
    wanted.recover()
    #expect(wanted.id == "headset")
  }

  @Test("A new choice, or none, takes effect immediately")
  func choice() {
    for choice in ["other", nil] {
      var wanted = WantedInput(chosen: "headset")
      wanted.fallBack(to: "phone")
      wanted.choose(choice)
      #expect(wanted.id == choice)
    }
  }
}
