import Hark
import HarkTesting
import SeededTests
import TestLimits
import Testing

@Suite("Finished text in a session", .seeds(50), .hangLimit(minutes: 5))
struct FinishingTests {
  private func stage(_ experience: Experience) -> SessionStage {
    SessionStage(
      experience,
      recognizer: ScriptedRecognizer(
        RecognizerScript.silent,
        traits: RecognizerTraits(name: "plain", locales: [.americanEnglish], writes: [])))
  }

  /// Records the segments, each final when its audio has arrived, and returns the task.
  private func say(_ segments: String..., on stage: SessionStage) async throws {
    try await stage.record()
    let task = await stage.recognizer.started()
    for (index, segment) in segments.enumerated() {
      stage.hear("##")
      await task.appended(upTo: 2 * (index + 1) * SoundTimeline.column)
      task.final(segment, index: index)
    }
  }

  @Test(
    "The text is finished unless the experience leaves it as it was said",
    arguments: [
      (Experience.capture, "Hello, it is 10:30 PM"), (.call, "Hello comma it is 10:30 PM"),
      (.mealLog, "hello comma it is ten thirty p m"),
    ])
  func finished(_ experience: Experience, _ text: String) async throws {
    var experience = experience
    experience.detection.mode = .disabled
    experience.afterStop = .review
    let stage = stage(experience)
    try await say("hello comma", "it is ten thirty p m", on: stage)
    try await stage.stop()
    #expect(try await stage.ended() == text)
  }

  @Test("A final segment comes with its finished text")
  func segments() async throws {
    let stage = stage(.capture)
    try await say("hello comma", "twenty five dollars", on: stage)
    try await stage.stop()
    _ = try await stage.ended()
    let finals = stage.noted.compactMap {
      if case .final(_, let segment, _) = $0 { segment } else { nil }
    }
    #expect(finals.map(\.text) == ["hello comma", "twenty five dollars"])
    #expect(finals.map(\.finishedText) == ["Hello,", "$25"])
  }

  @Test(
    "A spoken command ends the recording by hand",
    arguments: [
      (Experience.capture, "stop listening", FinishingCommand.stopListening),
      (.composer, "send message", .send),
    ])
  func commands(_ experience: Experience, _ words: String, _ command: FinishingCommand) async throws
  {
    let stage = stage(experience)
    try await say("hello", words, on: stage)
    #expect(try await stage.stopped() == .hand)
    #expect(try await stage.ended() == "Hello")
    let commands = stage.noted.compactMap {
      if case .commanded(_, let command) = $0 { command } else { nil }
    }
    #expect(commands == [command])
  }

  @Test("Another experience's command remains text")
  func otherCommand() async throws {
    let stage = stage(.capture)
    try await say("send message", on: stage)
    try await stage.stop()
    #expect(try await stage.ended() == "Send message")
  }

  @Test("An edit that finds no text is reported, and the recording goes on")
  func edit() async throws {
    let stage = stage(.capture)
    try await say("scratch that", "hello", on: stage)
    let event = await stage.next { if case .commanded = $0 { true } else { false } }
    guard case .commanded(_, .scratch) = try #require(event) else {
      Issue.record("another command")
      return
    }
    try await stage.stop()
    #expect(try await stage.ended() == "Hello")
  }

  @Test("A person's choice applies from the next recording, and to recognition")
  func choice() async throws {
    let stage = stage(.capture)
    let choice = FinishingOptions(
      commands: false, numbers: false, vocabulary: Vocabulary(names: ["Siobhan"]))
    let (standard, chosen) = ("25 people, siobhan", "Twenty five people comma Siobhan")
    for (index, text) in [standard, chosen, standard].enumerated() {
      try await stage.record()
      let task = await stage.recognizer.started(index + 1)
      try await stage.voice.finishText(as: index == 0 ? choice : nil)
      stage.hear("##")
      await task.appended(upTo: 1)
      task.final("twenty five people comma siobhan")
      try await stage.stop()
      #expect(try await stage.ended() == text)
      await stage.clock.advance(by: 1)
    }
    #expect(stage.recognizer.requests.map(\.contextualPhrases) == [[], ["Siobhan"], []])
  }

  @Test("The meal log stays as it was said, and its recognizer receives no words of the person")
  func mealLog() async throws {
    let stage = stage(.mealLog)
    try await stage.voice.finishText(
      as: FinishingOptions(vocabulary: Vocabulary(names: ["Siobhan"])))
    try await say("two eggs comma siobhan", on: stage)
    try await stage.stop()
    #expect(try await stage.ended() == "two eggs comma siobhan")
    #expect(stage.recognizer.requests.map(\.contextualPhrases) == [[]])
  }
}
