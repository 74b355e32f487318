import Hark
import Testing

@Suite("Waiting times from marks")
struct TimeSheetTests {
  private let id = RecordingID(1)

  /// Returns a sheet with these marks, each recorded at its time.
  private func sheet(_ marks: (Double, TimeMark)...) -> TimeSheet {
    var sheet = TimeSheet()
    for (now, mark) in marks { sheet.note(mark, at: now) }
    return sheet
  }

  private var started: TimeMark { .happened(.recordingStarted(id, .hand, at: 0)) }

  private func stopped(_ reason: StopReason) -> TimeMark {
    .happened(.recordingStopped(id, reason, at: 0))
  }

  private func words(_ text: String) -> TimeMark { .happened(.interim(id, text, at: 0)) }

  @Test("The budgets match the requirements")
  func budgets() {
    #expect(TimeBudget.tapToHaptic.limit == 0.05)
    #expect(TimeBudget.tapToVisual.limit == 0.1)
    #expect(TimeBudget.tapToRecording.limit == 0.5)
    #expect(TimeBudget.speechToText.limit == 0.5)
    #expect(TimeBudget.resultToText.limit == 0.3)
    #expect((2.0...2.032).contains(TimeBudget.silenceToStop.limit))
    #expect(TimeBudget.stopToRelease.limit == 0.5)
    #expect(TimeBudget.failureToMessage.limit == 1)
  }

  @Test("A tap is answered once each by a haptic, a visual change, and a recording")
  func tap() {
    let sheet = sheet(
      (1, .pressed), (1.02, .felt), (1.04, .drew(.starting)), (1.3, started),
      (1.31, .drew(.recording(.hand))), (4, .felt))
    #expect(sheet[.tapToHaptic].count == 1)
    #expect(abs(sheet[.tapToHaptic].latest - 0.02) < 1e-9)
    #expect(abs(sheet[.tapToVisual].latest - 0.04) < 1e-9)
    #expect(abs(sheet[.tapToRecording].latest - 0.3) < 1e-9)
    #expect(sheet.times.values.allSatisfy { $0.overruns == 0 })
  }

  @Test("Overruns are counted, and the longest wait is kept")
  func overruns() {
    let sheet = sheet((1, .pressed), (1.2, .felt), (3, .pressed), (3.01, .felt))
    #expect(sheet[.tapToHaptic].count == 2)
    #expect(sheet[.tapToHaptic].overruns == 1)
    #expect(abs(sheet[.tapToHaptic].longest - 0.2) < 1e-9)
    #expect(abs(sheet[.tapToHaptic].average - 0.105) < 1e-9)
  }

  @Test("A permission prompt does not count as a wait")
  func question() {
    let sheet = sheet(
      (1, .pressed), (1.05, .drew(.rationale)), (6, .drew(.authorizing)), (7, .felt), (7, started))
    #expect(sheet[.tapToVisual].count == 1)
    #expect(sheet[.tapToHaptic].count == 0)
    #expect(sheet[.tapToRecording].count == 0)
  }

  @Test("A press without effect is not answered by a much later event")
  func nowhere() {
    let sheet = sheet((1, .pressed), (20, .felt), (20, .drew(.listening)), (20, started))
    #expect(sheet.times.isEmpty)
  }

  @Test("The wait for the first words starts at the onset of speech")
  func firstWords() {
    let sheet = sheet(
      (1, started), (2, .heard(upTo: 16_000)),
      // Speech began half a second before the latest audio, at 1.5 s.
      (2.02, .happened(.speechStarted(onset: 8_000, at: 16_000))),
      (2.1, .result(content: 1)), (2.15, words("two")), (9, words("two eggs")))
    #expect(sheet[.speechToText].count == 1)
    #expect(abs(sheet[.speechToText].latest - 0.65) < 1e-9)
    #expect(sheet[.speechToText].overruns == 1)
    #expect(abs(sheet[.resultToText].latest - 0.05) < 1e-9)
  }

  @Test("Speech that starts a recording begins before it")
  func hot() {
    let sheet = sheet(
      (2, .heard(upTo: 16_000)), (2, .happened(.speechStarted(onset: 16_000, at: 16_000))),
      (2.1, started), (2.4, words("hello")))
    #expect(abs(sheet[.speechToText].latest - 0.4) < 1e-9)
  }

  @Test("Speech that ended before a recording does not count for it")
  func earlier() {
    let sheet = sheet(
      (2, .heard(upTo: 32_000)), (2, .happened(.speechStarted(onset: 16_000, at: 17_000))),
      (2, .happened(.speechEnded(end: 20_000, at: 32_000))), (3, started), (9, words("hello")))
    #expect(sheet[.speechToText].count == 0)
  }

  @Test("Equal results count once, and removed text does not count")
  func sameResult() {
    let sheet = sheet(
      (1, started), (2, .result(content: 1)), (2.1, words("one")), (3, .result(content: 1)),
      (8, words("")), (8, words("one")))
    #expect(sheet[.resultToText].count == 1)
  }

  @Test("Silence ends a recording by its budget")
  func silence() {
    let sheet = sheet(
      (1, started), (2, .heard(upTo: 16_000)),
      (2, .happened(.speechStarted(onset: 4_000, at: 16_000))), (5, .heard(upTo: 64_000)),
      (5, .happened(.speechEnded(end: 32_000, at: 64_000))), (5.01, stopped(.silence)))
    #expect(abs(sheet[.silenceToStop].latest - 2.01) < 1e-9)
    #expect(sheet[.silenceToStop].overruns == 0)
  }

  @Test(
    "A manual stop is measured from the finger to the microphone's release",
    arguments: [false, true])
  func release(isNewsLate: Bool) {
    let sheet =
      isNewsLate
      ? sheet((1, started), (4, .lifted), (4.3, .freed), (4.4, stopped(.hand)))
      : sheet((1, started), (4, .lifted), (4.1, stopped(.hand)), (4.3, .freed))
    #expect(sheet[.stopToRelease].count == 1)
    #expect(abs(sheet[.stopToRelease].latest - 0.3) < 1e-9)
  }

  @Test(
    "An automatic stop is measured from its event, and a later cancellation is not a second stop")
  func releaseByItself() {
    let sheet = sheet(
      (0, .pressed), (1, started), (4, stopped(.silence)), (4.2, .freed), (4.3, .lifted),
      (4.4, stopped(.cancelled)), (9, .freed))
    #expect(sheet[.stopToRelease].count == 1)
    #expect(abs(sheet[.stopToRelease].latest - 0.2) < 1e-9)
  }

  @Test("A failure is answered when the UI shows it, even before its event")
  func failure() {
    let failure = VoiceFailure.microphoneLost
    let first = sheet((1, .happened(.failed(failure))), (1.4, .drew(.failed(failure))))
    #expect(abs(first[.failureToMessage].latest - 0.4) < 1e-9)
    let second = sheet((1, .drew(.failed(failure))), (1.1, .happened(.failed(failure))))
    #expect(second[.failureToMessage].latest == 0)
    #expect(second[.failureToMessage].count == 1)
  }
}
