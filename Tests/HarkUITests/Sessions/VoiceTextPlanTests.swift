import Hark
import Testing

@testable import HarkUI

@Suite("How a voice text is laid out")
struct VoiceTextPlanTests {
  @Test("As the presets are used")
  func presets() {
    #expect(VoiceTextPlan(.composer) == .row)
    #expect(VoiceTextPlan(.capture) == .tall)
    #expect(VoiceTextPlan(.dictation) == .tall)
    #expect(VoiceTextPlan(.mealLog) == .round)
  }

  @Test("An experience of your own like the preset that is used like it")
  func own() {
    #expect(VoiceTextPlan(Experience(name: "notes", gesture: .hold)) == .row)
    #expect(VoiceTextPlan(Experience(name: "diary", gesture: .toggle)) == .tall)
    #expect(VoiceTextPlan(Experience(name: "talk", gesture: .tapOrHold, afterStop: .send)) == .row)
  }
}
