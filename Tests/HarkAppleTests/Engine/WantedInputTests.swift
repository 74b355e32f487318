import Testing

@testable import HarkApple

@Suite("The input that is wanted")
struct WantedInputTests {
  @Test("What stands in for a choice does not take its place")
  func fallback() {
    var wanted = WantedInput(chosen: "headset")
    wanted.fallBack(to: "phone")
    #expect(wanted.id == "phone" && wanted.chosen == "headset")
    wanted.recover()
    #expect(wanted.id == "headset")
  }

  @Test("A new choice holds at once, also that of none")
  func choice() {
    for choice in ["other", nil] {
      var wanted = WantedInput(chosen: "headset")
      wanted.fallBack(to: "phone")
      wanted.choose(choice)
      #expect(wanted.id == choice)
    }
  }
}
