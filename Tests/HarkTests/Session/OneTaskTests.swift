import Hark
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("A recognizer that runs one task at a time", .seeds(50), .hangLimit(minutes: 5))
struct OneTaskTests {
  @Test(
    "A new recording cancels the task that is still running, before its own starts, and keeps its text",
    .covers("S1-54", "S2-51"))
  func cancelsBefore() async throws {
    let traits = RecognizerTraits(
      name: "single", locales: [.americanEnglish], tasksAtOnce: 1)
    let recognizer = ScriptedRecognizer(
      RecognizerScript("hello").atFinish(.hangs), RecognizerScript("again"), traits: traits,
      decoderCount: 1)
    let stage = SessionStage(.capture, recognizer: recognizer)
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("########__").samples)
    await stage.next { if case .interim = $0 { true } else { false } }
    await stage.clock.advance(by: 1)
    try await stage.tap()
    await stage.microphone.closed()
    await stage.clock.advance(by: 0.4)
    try await stage.tap()
    #expect(try await stage.ended() == "hello")
    await stage.microphone.opened(2)
    stage.microphone.send(SoundTimeline("########__").samples)
    await stage.next { if case .interim(_, "again", _) = $0 { true } else { false } }
    #expect(recognizer.tasks.count == 2)
    #expect(recognizer.tasks.first?.isCancelled == true)
    #expect(stage.violations == [])
  }

  @Test("With two tasks, final results arrive during the next recording")
  func twoAtOnce() async throws {
    let recognizer = ScriptedRecognizer(
      RecognizerScript("hello").atFinish(.hangs), RecognizerScript("again"))
    let stage = SessionStage(.capture, recognizer: recognizer)
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("########__").samples)
    await stage.next { if case .interim = $0 { true } else { false } }
    await stage.clock.advance(by: 1)
    try await stage.tap()
    await stage.microphone.closed()
    await stage.clock.advance(by: 0.4)
    try await stage.tap()
    await stage.microphone.opened(2)
    _ = await recognizer.started(2)
    #expect(recognizer.tasks.first?.isCancelled == false)
    recognizer.tasks.first?.final("hello there")
    await stage.next { if case .final = $0 { true } else { false } }
  }
}
