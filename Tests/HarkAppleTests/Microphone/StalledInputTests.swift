import Hark
import Testing

@testable import HarkApple

@Suite("Stalled input")
struct StalledInputTests {
  @Test("It is reopened once after three seconds")
  func once() {
    var input = StalledInput()
    let tries = (0...12).filter { input.look(.waiting, at: Double($0)) }
    #expect(tries == [3])
  }

  @Test("Audio, even zeros, restarts the wait")
  func between() {
    var input = StalledInput()
    let conditions: [InputCondition] = [.waiting, .waiting, .live, .waiting, .zeros, .waiting]
    let early = conditions.enumerated().filter { input.look($0.element, at: Double($0.offset)) }
    let justBefore = input.look(.waiting, at: 7.9)
    let isDue = input.look(.waiting, at: 8)
    #expect(early.isEmpty && !justBefore && isDue)
  }
}
