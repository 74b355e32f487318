import HarkScreens
import Testing

@testable import HarkCommand

@Suite("The space bar of a terminal")
struct SpaceBarTests {
  /// Returns the gestures for keys at `times`, in seconds, including those caused by deadlines in
  /// between.
  private func actions(_ manner: SpaceBar.Manner, _ times: [Double]) -> [VoiceAction] {
    var bar = SpaceBar()
    var actions: [VoiceAction] = []
    for time in times {
      while let deadline = bar.deadline, deadline <= time { actions += bar.pass(deadline) }
      actions += bar.press(manner, at: time)
    }
    while let deadline = bar.deadline { actions += bar.pass(deadline) }
    return actions
  }

  /// Returns the times at which most terminals send a key that is held for `seconds`.
  private func held(_ seconds: Double) -> [Double] {
    [0] + Array(stride(from: 0.5, through: seconds, by: 0.033))
  }

  @Test(
    "One key is one tap, and two keys are two taps",
    arguments: [SpaceBar.Manner.none, .tapsTwice, .holds])
  func taps(manner: SpaceBar.Manner) {
    #expect(actions(manner, [0]) == [.activate])
    #expect(actions(manner, [0, 0.3]) == [.activate, .activate])
    #expect(actions(manner, [0, 2, 4]) == [.activate, .activate, .activate])
  }

  @Test("A tap is reported immediately if holding has no other meaning")
  func atOnce() {
    var bar = SpaceBar()
    #expect(bar.press(.none, at: 0) == [.activate])
    #expect(bar.pass(5) == [])
    #expect(bar.press(.tapsTwice, at: 6) == [.activate])
  }

  @Test("A held key is one hold until its release")
  func holds() {
    #expect(actions(.holds, held(3)) == [.press, .release])
    #expect(actions(.tapsTwice, held(3)) == [.activate, .activate])
    #expect(actions(.none, held(3)) == [.activate])
  }

  @Test("A lost key repeat does not end a hold")
  func gap() {
    let times = held(1) + [1.2, 1.23]
    #expect(actions(.holds, times) == [.press, .release])
  }
}
