import Testing

@testable import HarkCommand

@Suite("The space bar of a terminal")
struct SpaceBarTests {
  /// Returns the gestures for keys at `times`, in seconds, including those of the deadlines between
  /// them.
  private func wishes(_ manner: SpaceBar.Manner, _ times: [Double]) -> [SpaceBar.Wish] {
    var bar = SpaceBar()
    var wishes: [SpaceBar.Wish] = []
    for time in times {
      while let deadline = bar.deadline, deadline <= time { wishes += bar.pass(deadline) }
      wishes += bar.press(manner, at: time)
    }
    while let deadline = bar.deadline { wishes += bar.pass(deadline) }
    return wishes
  }

  /// Returns the times at which most terminals send a key that is held for `seconds`.
  private func held(_ seconds: Double) -> [Double] {
    [0] + Array(stride(from: 0.5, through: seconds, by: 0.033))
  }

  @Test(
    "A single key is one tap, and two are two",
    arguments: [SpaceBar.Manner.none, .tapsTwice, .holds])
  func taps(manner: SpaceBar.Manner) {
    #expect(wishes(manner, [0]) == [.tap])
    #expect(wishes(manner, [0, 0.3]) == [.tap, .tap])
    #expect(wishes(manner, [0, 2, 4]) == [.tap, .tap, .tap])
  }

  @Test("A tap is reported at once if holding has no other meaning")
  func atOnce() {
    var bar = SpaceBar()
    #expect(bar.press(.none, at: 0) == [.tap])
    #expect(bar.pass(5) == [])
    #expect(bar.press(.tapsTwice, at: 6) == [.tap])
  }

  @Test("A held key is one hold until its release")
  func holds() {
    #expect(wishes(.holds, held(3)) == [.press, .release])
    #expect(wishes(.tapsTwice, held(3)) == [.tap, .tap])
    #expect(wishes(.none, held(3)) == [.tap])
  }

  @Test("A lost key repeat does not end a hold")
  func gap() {
    let times = held(1) + [1.2, 1.23]
    #expect(wishes(.holds, times) == [.press, .release])
  }
}
