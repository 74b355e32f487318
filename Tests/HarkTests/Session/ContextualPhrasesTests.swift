import Hark
import HarkTesting
import SeededTests
import TestLimits
import Testing

@Suite("Contextual phrases", .seeds(50), .hangLimit(minutes: 5))
struct ContextualPhrasesTests {
  /// Returns the phrases that the recognizer receives when an experience has `phrases`.
  private func told(_ phrases: [String]) async throws -> [String]? {
    var experience = Experience.mealLog
    experience.contextualPhrases = phrases
    let stage = SessionStage(experience)
    try await stage.record()
    _ = await stage.recognizer.started()
    #expect(stage.violations == [])
    return stage.recognizer.requests.first?.contextualPhrases
  }

  @Test("The recognizer receives them in order")
  func reach() async throws {
    #expect(try await told(["skyr", "brown cheese"]) == ["skyr", "brown cheese"])
    #expect(try await told([]) == [])
  }

  @Test("Only the first phrases up to the limit are passed on")
  func limit() async throws {
    let many = (1...RecognitionRequest.phraseLimit + 1).map { "phrase \($0)" }
    #expect(try await told(many) == Array(many.dropLast()))
  }
}
