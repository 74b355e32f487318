import Hark
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

/// The clock does not advance while the user speaks, so text that waited for a timer would never
/// appear.
@Suite("Text while the user speaks", .seeds(50), .hangLimit(minutes: 5))
struct LiveTextTests {
  @Test(
    "Words appear while the user speaks, without a delay",
    .covers(
      "S1-20", "S2-09", "S5-US1.2", "S5-US2.1", "S5-US2.2", "S5-FR-011", "S5-FR-014", "S4-20"),
    arguments: Experience.byHand)
  func words(_ experience: Experience) async throws {
    let stage = SessionStage(experience)
    try await stage.record()
    stage.hear("####")
    let task = await stage.recognizer.started()
    await task.appended(upTo: 4 * SoundTimeline.column)
    for text in ["chicken breast", "chicken breast with vegetables"] {
      task.interim(text)
      let snapshot = try await stage.snapshot { $0.transcript.text == text }
      #expect(snapshot.phase == .recording(.hand))
      #expect(snapshot.transcript.interimText == text)
    }
    let snapshot = try await stage.snapshot { !$0.transcript.isEmpty }
    #expect(snapshot.transcript.newWords == "with vegetables")
  }

  @Test(
    "A held button shows the words before its release", .covers("S1-20"))
  func held() async throws {
    let stage = SessionStage(
      .composer, recognizer: ScriptedRecognizer(RecognizerScript().after(0.2, .interim("hello"))))
    try await stage.hold()
    await stage.microphone.opened()
    // `hold()` advances the clock, but does not wait for the effect of the timer.
    try await stage.phase { $0 == .recording(.held) }
    stage.hear("####")
    let snapshot = try await stage.snapshot { $0.transcript.text == "hello" }
    #expect(snapshot.phase == .recording(.held))
  }

  @Test(
    "Interim texts are reported as interim, and the final one once as final",
    .covers("S1-21", "S4-06", "S4-07", "S4-08"))
  func interimAndFinal() async throws {
    let script = RecognizerScript().after(0.1, .interim("one")).after(0.2, .interim("one two"))
      .after(0.3, .interim("one two tree")).atFinish(.says("one two three"))
    let stage = SessionStage(.dictation, recognizer: ScriptedRecognizer(script))
    try await stage.record()
    stage.hear("#####")
    await stage.interim("one two tree")
    try await stage.stop()
    #expect(try await stage.ended() == "one two three")
    #expect(stage.texts == ["one…", "one two…", "one two tree…", "one two three"])
  }

  @Test("Text that never became final is reported as final when the task ends", .covers("S4-08"))
  func completion() async throws {
    let stage = SessionStage(.dictation, recognizer: ScriptedRecognizer(RecognizerScript.silent))
    try await stage.record()
    let task = await stage.recognizer.started()
    stage.hear("#####")
    await task.appended(upTo: 5 * SoundTimeline.column)
    task.interim("one")
    task.say(.ended)
    #expect(try await stage.ended() == "one")
    #expect(stage.texts == ["one…", "one"])
  }

  @Test(
    "A recognizer that ends by itself ends the recording and keeps its final text",
    .covers("S1-22", "S2-49"), arguments: [Experience.composer, .capture])
  func recognizerEnds(_ experience: Experience) async throws {
    let stage = SessionStage(experience, recognizer: ScriptedRecognizer(RecognizerScript.silent))
    try await stage.record()
    let task = await stage.recognizer.started()
    stage.hear("#####")
    await task.appended(upTo: 5 * SoundTimeline.column)
    task.final("all of it")
    task.say(.ended)
    #expect(try await stage.stopped() == .recognitionEnded)
    #expect(try await stage.ended() == "all of it")
    await stage.microphone.closed()
    let snapshot = try await stage.snapshot { $0.phase == .idle }
    #expect(snapshot.transcript.finalText == "all of it")
  }

  @Test("A new recording starts with an empty transcript", .covers("S1-23"))
  func anew() async throws {
    let stage = SessionStage(
      .composer, recognizer: ScriptedRecognizer(RecognizerScript("hello"), .silent))
    try await stage.record()
    stage.hear("########")
    await stage.interim("hello")
    try await stage.stop()
    #expect(try await stage.ended() == "hello")
    await stage.microphone.closed()
    await stage.clock.advance(by: 1)
    try await stage.record()
    let snapshot = try await stage.snapshot { $0.phase == .recording(.hand) }
    #expect(snapshot.transcript.isEmpty)
    try await stage.stop()
    #expect(try await stage.ended() == "")
  }

  @Test(
    "After the stop, the text remains and is not sent automatically",
    .covers("S1-36", "S2-14", "S2-16", "S5-US1.3"), arguments: Experience.byHand)
  func review(_ experience: Experience) async throws {
    let agent = ScriptedAgent(.says("I should not have been asked."))
    let stage = SessionStage(
      experience, recognizer: ScriptedRecognizer(RecognizerScript("hello world")), agent: agent)
    try await stage.record()
    stage.hear("############")
    await stage.interim("hello world")
    try await stage.stop()
    #expect(try await stage.ended() == "hello world")
    await stage.microphone.closed()
    let snapshot = try await stage.snapshot { $0.phase == .idle }
    #expect(snapshot.transcript.finalText == "hello world")
    #expect(agent.asked == [])
    #expect(!stage.noted.contains { if case .messageSent = $0 { true } else { false } })
  }

  @Test("The timer counts recorded audio", .covers("S5-FR-005"))
  func timer() async throws {
    let stage = SessionStage(.mealLog)
    try await stage.record()
    #expect(try await stage.snapshot { _ in true }.elapsed == 0)
    stage.hear("###############")
    _ = try await stage.snapshot { abs($0.elapsed - 1.5) < 0.001 }
    try await stage.stop()
    _ = try await stage.stopped()
    _ = try await stage.snapshot { $0.elapsed == 0 }
  }
}

extension SessionStage {
  /// The reported transcripts; interim ones end with an ellipsis.
  fileprivate var texts: [String] {
    noted.compactMap { event in
      switch event {
      case .interim(_, let text, _): text + "…"
      case .final(_, let segment, _): segment.text
      default: nil
      }
    }
  }
}
