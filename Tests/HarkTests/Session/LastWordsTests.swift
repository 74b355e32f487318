import Hark
import SeededTests
import TestLimits
import Testing

@testable import HarkTesting

@Suite("Final results on a slow machine", .seeds(50), .hangLimit(minutes: 5))
struct LastWordsTests {
  @Test("A recognizer that starts after the stop gets its full time, and nothing is lost")
  func lateStart() async throws {
    let stage = SessionStage(
      .capture, recognizer: ScriptedRecognizer(RecognizerScript("hello").slowly()))
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("########__").samples)
    await stage.next { if case .speechStarted = $0 { true } else { false } }
    await stage.clock.advance(by: 1)
    try await stage.tap()
    await stage.microphone.closed()
    await stage.clock.advance(by: 8)
    stage.recognizer.letStart()
    #expect(try await stage.ended() == "hello")
    await stage.goodbye()
    #expect(stage.failures == [])
  }

  @Test("The wait for final results starts when all audio has been processed")
  func late() async throws {
    let behind = BehindRecognizer(RecognizerScript("hello").atFinish(.hangs))
    let stage = SessionStage(.capture, recognizer: behind)
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("########__").samples)
    await stage.next { if case .interim = $0 { true } else { false } }
    await stage.clock.advance(by: 1)
    let before = stage.clock.deadlines.count
    try await stage.tap()
    await stage.clock.sleepers(before + 1)
    await stage.clock.advance(by: 8)
    let isOver = stage.noted.contains { if case .recordingEnded = $0 { true } else { false } }
    #expect(!isOver)
    behind.hasCaughtUp.change { $0 = true }
    await stage.clock.sleepers(before + 2)
    await stage.clock.advance(by: 0.7)
    #expect(try await stage.ended() == "hello")
  }

  @Test("The wait for final results depends on the length of the unfinished speech")
  func pending() async throws {
    var script = RecognizerScript("hello").atFinish(.hangs)
    script.ignoresPauses = true
    let stage = SessionStage(.capture, recognizer: ScriptedRecognizer(script))
    try await stage.tap()
    await stage.microphone.opened()
    stage.hear("####################_________")
    await stage.next { if case .speechEnded = $0 { true } else { false } }
    await stage.clock.advance(by: 1)
    let before = stage.clock.deadlines
    try await stage.tap()
    await stage.clock.sleepers(before.count + 2)
    // 2.9 s of audio have no final result, so the timeout is 0.5 + 0.2 × 2.9 s.
    let wait = try #require(stage.clock.deadlines.first) - stage.clock.now
    #expect(abs(wait - 1.08) < 0.001)
    await stage.clock.advance(by: 1.1)
    #expect(try await stage.ended() == "hello")
  }

  @Test("A recognizer that never catches up gets ten seconds, and its interim text is kept")
  func never() async throws {
    let stage = SessionStage(
      .capture, recognizer: BehindRecognizer(RecognizerScript("hello").atFinish(.hangs)))
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("########__").samples)
    await stage.next { if case .interim = $0 { true } else { false } }
    await stage.clock.advance(by: 1)
    let before = stage.clock.deadlines.count
    try await stage.tap()
    await stage.clock.sleepers(before + 1)
    await stage.clock.advance(by: 10)
    #expect(try await stage.ended() == "hello")
  }
}

/// A recognizer whose tasks lag until the test lets them catch up.
private struct BehindRecognizer: Recognizer {
  let hasCaughtUp = Watched(false)
  private let scripted: ScriptedRecognizer

  init(_ script: RecognizerScript) { scripted = ScriptedRecognizer(script) }

  var traits: RecognizerTraits { scripted.traits }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    BehindTask(try await scripted.startTask(request, report: report), hasCaughtUp)
  }
}

private final class BehindTask: RecognitionTask {
  private let task: any RecognitionTask
  private let hasCaughtUp: Watched<Bool>

  init(_ task: any RecognitionTask, _ hasCaughtUp: Watched<Bool>) {
    self.task = task
    self.hasCaughtUp = hasCaughtUp
  }

  func append(_ chunk: AudioChunk) { task.append(chunk) }
  func markPause(_ pause: SpeechPause) { task.markPause(pause) }
  func finish() { task.finish() }
  func cancel() { task.cancel() }
  func caughtUp() async { await hasCaughtUp.wait { $0 } }
}
