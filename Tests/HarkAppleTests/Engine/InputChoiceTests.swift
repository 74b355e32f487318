import Hark
import Testing

@testable import HarkApple

@Suite("Choice of an input")
struct InputChoiceTests {
  private let phone = AudioInput(id: "a", name: "iPhone Microphone")
  private let headset = AudioInput(id: "b", name: "Headset")

  private var ports: [InputPort] {
    [InputPort(input: headset, isBuiltIn: false), InputPort(input: phone, isBuiltIn: true)]
  }

  @Test("The named input, or none if it is unavailable or not chosen")
  func named() {
    #expect(InputChoice.named("b", among: ports) == headset)
    #expect(InputChoice.named("c", among: ports) == nil)
    #expect(InputChoice.named(nil, among: ports) == nil)
  }

  @Test("The built-in input is identified by its kind")
  func builtIn() {
    #expect(InputChoice.builtIn(among: ports) == phone)
    #expect(InputChoice.builtIn(among: [ports[0]]) == nil)
  }
}
