import Hark
import HarkTesting
import SeededTests
import TestLimits
import Testing

@Suite("The last words determine when a turn ends", .seeds(50), .hangLimit(minutes: 5))
struct TurnWordsTests {
  @Test(
    "The silence that ends a turn, and its reason",
    arguments: [
      ("two eggs", .open, 0.8), ("that is all.", .finished, 0.6), ("two eggs and", .joining, 1.2),
      ("five five", .number, 1.2), ("I want um", .filler, 1.2),
    ] as [(String, SpokenEnding, Double)])
  func silence(_ text: String, _ words: SpokenEnding, _ seconds: Double) async throws {
    let end = try await turn(.call, text)
    #expect(end.words == words)
    #expect(end.reason == .silence)
    #expect(abs(end.silence - seconds) < 0.02)
  }

  @Test("The silence stays within the user's bounds, with the default between them")
  func bounds() async throws {
    var experience = Experience.call
    experience.ending.longestTurnSilence = 1
    #expect(abs(try await turn(experience, "two eggs and").silence - 1) < 0.02)
    experience.ending.longestTurnSilence = 0.3
    experience.ending.shortestTurnSilence = 2
    #expect(abs(try await turn(experience, "two eggs and").silence - 0.8) < 0.02)
    #expect(abs(try await turn(experience, "that is all.").silence - 0.8) < 0.02)
  }

  @Test("Words that arrive during the silence count")
  func late() async throws {
    let script = RecognizerScript().after(0.6, .interim("two eggs and")).after(
      2.35, .interim("two eggs and toast"))
    // Because of the pre-roll, the longer text arrives about one second after the end of speech.
    let end = try await turn(.call, script)
    #expect(end.words == .open)
    #expect(end.silence > 0.85 && end.silence < 1.2)
  }

  private func turn(
    _ experience: Experience, _ text: String
  ) async throws -> (silence: Double, words: SpokenEnding, reason: TurnEnd.Reason) {
    try await turn(experience, RecognizerScript().after(0.6, .interim(text)))
  }

  /// Returns the silence at the end of the turn, in seconds of received audio, with the kind of
  /// ending and its reason.
  private func turn(
    _ experience: Experience, _ script: RecognizerScript
  ) async throws -> (silence: Double, words: SpokenEnding, reason: TurnEnd.Reason) {
    let stage = SessionStage(experience, recognizer: ScriptedRecognizer(script))
    try await stage.voice.appear()
    await stage.microphone.opened()
    try await stage.phase { $0 == .listening }
    stage.hear("__________########")
    var heard = try await stage.snapshot { $0.phase == .recording(.speech) }.elapsed
    // The audio arrives slowly so that the recognizer keeps up, because a call does not wait for
    // the recognizer.
    let task = await stage.recognizer.started()
    for column in 1...20 {
      stage.hear("_")
      // Audio and snapshots arrive separately, and audio is appended only while the turn continues.
      let now = try await stage.snapshot { $0.phase != .recording(.speech) || $0.elapsed > heard }
      if now.phase != .recording(.speech) { break }
      heard = now.elapsed
      await task.appended(upTo: (18 + column) * SoundTimeline.column - FrontEnd.hop)
      await task.caughtUp()
    }
    let ended = await stage.next { if case .turnEnded = $0 { true } else { false } }
    let speech = stage.noted.compactMap {
      if case .speechEnded(let end, _) = $0 { end } else { nil }
    }
    guard case .turnEnded(_, let end, let at) = ended, let silent = speech.last else {
      Issue.record("\(stage.noted.count) things, no end")
      return (0, .open, .length)
    }
    return (Double(at - silent) / 16_000, end.words, end.reason)
  }
}
