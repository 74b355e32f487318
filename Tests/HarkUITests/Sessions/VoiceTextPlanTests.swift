import Hark
import Testing

@testable import HarkUI

@Suite("Layout of a voice text")
struct VoiceTextPlanTests {
  @Test("Presets have their layouts")
  func presets() {
    #expect(VoiceTextPlan(.composer) == .row)
    #expect(VoiceTextPlan(.capture) == .tall)
    #expect(VoiceTextPlan(.dictation) == .tall)
    #expect(VoiceTextPlan(.mealLog) == .round)
  }

  @Test("A custom experience has the layout of the preset with the same behavior")
  func own() {
    #expect(VoiceTextPlan(Experience(name: "notes", gesture: .hold)) == .row)
    #expect(VoiceTextPlan(Experience(name: "diary", gesture: .toggle)) == .tall)
    #expect(VoiceTextPlan(Experience(name: "talk", gesture: .tapOrHold, afterStop: .send)) == .row)
  }
}
