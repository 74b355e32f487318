import Testing

@testable import HarkUI

@Suite("What the system shows over a screen")
struct PresentedTests {
  private func shown() -> Presented<String> {
    var presented = Presented<String>()
    presented.follow("No speech was heard")
    return presented
  }

  @Test("It comes with something, and goes with it")
  func follows() {
    var presented = shown()
    #expect(presented.isShown && !presented.isUnanswered)
    presented.follow(nil)
    #expect(!presented.isShown && !presented.isUnanswered)
  }

  @Test("Put away by hand it stays away, and the screen is to be told")
  func putAway() {
    var presented = shown()
    presented.isShown = false
    #expect(presented.isUnanswered)
    presented.follow(nil)
    #expect(!presented.isShown && !presented.isUnanswered)
  }

  @Test("It keeps its words while it leaves")
  func leaving() {
    var presented = shown()
    presented.follow(nil)
    #expect(presented.item == "No speech was heard")
  }

  @Test("It comes back for the next thing, also for the same once more")
  func again() {
    var presented = shown()
    presented.isShown = false
    presented.follow("No speech was heard")
    #expect(presented.isShown)
    presented.follow("The microphone is busy")
    #expect(presented.item == "The microphone is busy")
  }
}
