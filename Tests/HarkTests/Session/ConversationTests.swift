import Hark
import HarkTesting
import SeededTests
import TestLimits
import Testing

@Suite("The conversation that the agent receives", .seeds(50), .hangLimit(minutes: 5))
struct ConversationTests {
  @Test("Each message includes the whole previous conversation")
  func earlierMessages() async throws {
    let agent = ScriptedAgent(.says("Good ", "evening."), .says("Fine."))
    let stage = SessionStage(
      .callByHand,
      recognizer: ScriptedRecognizer(RecognizerScript(" hello "), RecognizerScript(" and you ")),
      agent: agent)
    for (count, sound) in zip(1..., ["_#####_", "_#######_"]) {
      try await stage.record()
      stage.hear(sound)
      await stage.next { if case .interim = $0 { true } else { false } }
      try await stage.stop()
      await agent.asked(count)
      try await stage.phase { $0 == .idle }
      await stage.clock.advance(by: 1)
    }
    #expect(
      agent.conversations == [
        [ChatMessage(.person, "hello")],
        [
          ChatMessage(.person, "hello"), ChatMessage(.agent, "Good evening."),
          ChatMessage(.person, "and you"),
        ],
      ])
  }
}
