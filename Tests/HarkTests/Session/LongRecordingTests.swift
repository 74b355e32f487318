import Hark
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("Long recordings", .seeds(50), .hangLimit(minutes: 5))
struct LongRecordingTests {
  @Test(
    "A capture stops at 10,000 characters and keeps the last text that fits", .covers("S2-18"),
    arguments: ["s", "s!"])
  func characters(_ ending: String) async throws {
    let almost = String(repeating: "word ", count: 1_999) + "word"
    let stage = SessionStage(.capture, recognizer: ScriptedRecognizer(.silent))
    try await stage.record()
    stage.hear("##########")
    let task = await stage.recognizer.started()
    await task.appended(upTo: 10 * SoundTimeline.column)
    #expect(almost.count == 9_999)
    task.interim(almost)
    await stage.interim(almost)
    try await stage.phase { $0 == .recording(.hand) }
    task.interim(almost + ending)
    #expect(try await stage.stopped() == .characters)
    #expect(try await stage.ended() == (ending.count == 1 ? almost + ending : almost))
  }

  @Test("More than a minute of uninterrupted speech loses no word", .covers("S2-19"))
  func minute() async throws {
    var script = RecognizerScript()
    for second in 0..<70 { script = script.after(Double(second) + 0.5, .final("word\(second)")) }
    let stage = SessionStage(.capture, recognizer: ScriptedRecognizer(script))
    try await stage.record()
    for chunk in SoundTimeline(String(repeating: "#", count: 700)).chunks(of: 16_000) {
      stage.microphone.send(chunk.samples)
    }
    await stage.next {
      if case .final(_, let segment, _) = $0 { segment.text == "word69" } else { false }
    }
    try await stage.phase { $0 == .recording(.hand) }
    try await stage.stop()
    #expect(try await stage.ended() == (0..<70).map { "word\($0)" }.joined(separator: " "))
  }
}
