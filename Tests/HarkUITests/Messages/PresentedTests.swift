import Testing

@testable import HarkUI

@Suite("Presentations over a screen")
struct PresentedTests {
  private func shown() -> Presented<String> {
    var presented = Presented<String>()
    presented.follow("No speech was heard")
    return presented
  }

  @Test("The presentation follows its item")
  func follows() {
    var presented = shown()
    #expect(presented.isShown && !presented.isUnanswered)
    presented.follow(nil)
    #expect(!presented.isShown && !presented.isUnanswered)
  }

  @Test("A dismissed presentation stays dismissed, and the screen must be notified")
  func putAway() {
    var presented = shown()
    presented.isShown = false
    #expect(presented.isUnanswered)
    presented.follow(nil)
    #expect(!presented.isShown && !presented.isUnanswered)
  }

  @Test("The presentation keeps its content while it disappears")
  func leaving() {
    var presented = shown()
    presented.follow(nil)
    #expect(presented.item == "No speech was heard")
  }

  @Test("The presentation reappears for the next item, even an equal one")
  func again() {
    var presented = shown()
    presented.isShown = false
    presented.follow("No speech was heard")
    #expect(presented.isShown)
    presented.follow("The microphone is busy")
    #expect(presented.item == "The microphone is busy")
  }
}
