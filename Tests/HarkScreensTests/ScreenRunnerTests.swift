@testable import Hark
import HarkTesting
import SeededTests
import TestLimits
import Testing

@testable import HarkScreens

@Suite("Running a screen", .seeds(50), .hangLimit(minutes: 1))
struct ScreenRunnerTests {
  private func stage(_ service: ScriptedCaptureService) -> ScreenStage<Capture> {
    ScreenStage(Capture(), .capture, perform: Capture.perform(service))
  }

  @Test("Observers receive its end, even if they join after it")
  func ended() async throws {
    let stage = stage(ScriptedCaptureService())
    await stage.act(.voice(.edit(.insert("typed"))))
    let before = await stage.runner.states()
    await stage.runner.end()
    for await _ in before {}
    var last: Capture?
    for await screen in await stage.runner.states() { last = screen }
    #expect(last?.field.draft.text == "typed")
  }

  @Test("An action has reached the session once it is reported")
  func telling() async throws {
    let stage = ScreenStage(
      Capture(), .capture, heard: ScriptedRecognizer(RecognizerScript("words")),
      perform: Capture.perform(ScriptedCaptureService()))
    await stage.act(.voice(.activate))
    await stage.microphone.opened()
    stage.hear("_########_")
    try await stage.screen { !$0.field.draft.text.isEmpty }
    let recordings = await stage.session.recordings
    let newest = try #require(recordings.newest)
    #expect(recordings == SessionRecordings(newest: newest, underWay: newest, kind: .hand))
    #expect(await stage.now.field.known.hasAllWords(of: recordings))
    await stage.act(.voice(.stop))
    await stage.told()
    let stopped = await stage.session.recordings
    let end = try #require(stopped.stoppedAt)
    #expect(stopped == SessionRecordings(newest: newest, stoppedAt: end) && end > 0)
    let after = try await stage.screen { $0.field.known.hasAllWords(of: stopped) }
    #expect(after.field.draft.text == "words")
  }

  @Test("A dropped request or wait delivers nothing, not even pending results")
  func dropped() async throws {
    let stage = ScreenStage(
      Asking(), .capture,
      perform: { _ in
        AsyncStream { answers in
          answers.yield(1)
          answers.yield(2)
          answers.finish()
        }
      })
    await stage.runner.act(.ask)
    await stage.runner.act(.drop)
    await stage.told()
    #expect(await stage.now.lateCount == 0)
    await stage.runner.end()
  }

  @Test("After the end, nothing is requested, and the text stays")
  func nothingAfterwards() async throws {
    let service = ScriptedCaptureService()
    let stage = stage(service)
    await stage.act(.voice(.edit(.insert("typed"))))
    await stage.runner.end()
    await stage.act(.save)
    #expect(service.asked.isEmpty)
    #expect(await stage.now.field.draft.text == "typed")
  }
}

/// A screen with one request and one wait, which counts the results that arrive after they were
/// dropped.
private struct Asking: Screen {
  enum Action { case ask, drop }

  var hasDropped = false
  var lateCount = 0

  mutating func handle(_ event: ScreenEvent<Action, Int>) -> [ScreenEffect<Int>] {
    switch event {
    case .did(.ask): return [.request(.first, 0), .wait(ScreenID.first.next, seconds: 0)]
    case .did(.drop):
      hasDropped = true
      return [.drop(.first), .drop(ScreenID.first.next)]
    case .answered, .elapsed:
      if hasDropped { lateCount += 1 }
      return []
    case .shown, .happened: return []
    }
  }
}
