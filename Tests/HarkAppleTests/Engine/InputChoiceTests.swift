import Hark
import Testing

@testable import HarkApple

@Suite("Which input is asked for")
struct InputChoiceTests {
  private let phone = AudioInput(id: "a", name: "iPhone Microphone")
  private let headset = AudioInput(id: "b", name: "Headset")

  private var ports: [InputPort] {
    [InputPort(input: headset, isBuiltIn: false), InputPort(input: phone, isBuiltIn: true)]
  }

  @Test("The one of the name; none where the name is gone, or nothing was chosen")
  func named() {
    #expect(InputChoice.named("b", among: ports) == headset)
    #expect(InputChoice.named("c", among: ports) == nil)
    #expect(InputChoice.named(nil, among: ports) == nil)
  }

  @Test("The built-in one is known by its kind, not by its place")
  func builtIn() {
    #expect(InputChoice.builtIn(among: ports) == phone)
    #expect(InputChoice.builtIn(among: [ports[0]]) == nil)
  }
}
