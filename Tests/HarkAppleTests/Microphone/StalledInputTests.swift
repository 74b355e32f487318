import Hark
import Testing

@testable import HarkApple

@Suite("An input that brings nothing")
struct StalledInputTests {
  @Test("After three seconds it is opened anew, once")
  func once() {
    var input = StalledInput()
    let tries = (0...12).filter { input.look(.waiting, at: Double($0)) }
    #expect(tries == [3])
  }

  @Test("Sound in between, zeros too, begins the wait anew")
  func between() {
    var input = StalledInput()
    let conditions: [InputCondition] = [.waiting, .waiting, .live, .waiting, .zeros, .waiting]
    for (second, condition) in conditions.enumerated() {
      let isStalled = input.look(condition, at: Double(second))
      #expect(!isStalled)
    }
    let early = input.look(.waiting, at: 7.9)
    #expect(!early)
    let late = input.look(.waiting, at: 8)
    #expect(late)
  }
}
