import Hark
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("Automatic ends of a recording", .seeds(50), .hangLimit(minutes: 5))
struct EndingTests {
  @Test(
    "Two seconds of silence after the last speech end a meal",
    .covers("S5-US2.3", "S5-SC-004"))
  func silence() async throws {
    let stage = SessionStage(
      .mealLog, recognizer: ScriptedRecognizer(RecognizerScript("   rice")))
    try await stage.tap()
    await stage.microphone.opened()
    let sound = SoundTimeline("___########______###____________________________")
    stage.microphone.send(sound.samples)
    let stopped = await stage.next { if case .recordingStopped = $0 { true } else { false } }
    guard case .recordingStopped(_, .silence, let at) = stopped else {
      Issue.record("\(String(describing: stopped))")
      return
    }
    let ended = stage.noted.compactMap {
      if case .speechEnded(let end, _) = $0 { end } else { nil }
    }
    let last = try #require(ended.last)
    // O59: at 2.0 s, or up to one detector window later.
    #expect((32_000...32_000 + FrontEnd.hop).contains(at - last))
    #expect(abs(last - 20 * SoundTimeline.column) < 2 * SoundTimeline.column)
    #expect(try await stage.ended() == "rice")
  }

  @Test("Eight seconds without a first word end a meal with a no-speech failure")
  func noFirstWord() async throws {
    let stage = SessionStage(.mealLog)
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline(String(repeating: "_", count: 90)).samples)
    await stage.next {
      if case .recordingStopped(_, .noFirstWord, 128_000) = $0 { true } else { false }
    }
    #expect(try await stage.failure() == .noSpeechDetected)
  }

  @Test(
    "One minute ends a chat message with its text and a message about the limit", .covers("S1-53"))
  func length() async throws {
    let stage = SessionStage(
      .composer, recognizer: ScriptedRecognizer(RecognizerScript("hello")))
    try await stage.voice.toggle()
    await stage.microphone.opened()
    for chunk in SoundTimeline(String(repeating: "#", count: 605)).chunks(of: 16_000) {
      stage.microphone.send(chunk.samples)
    }
    await stage.next { if case .recordingStopped(_, .length, 960_000) = $0 { true } else { false } }
    #expect(try await stage.ended() == "hello")
    #expect(stage.noted.contains(.cue(.lengthLimitReached)))
  }

  @Test("The last interim text that fits is kept, and the recording ends (O40)", .covers("S2-18"))
  func characters() async throws {
    var experience = Experience.capture
    experience.ending.characters = 16
    let script = RecognizerScript()
      .after(0.2, .interim("hello")).after(0.4, .interim("hello world"))
      .after(0.6, .interim("hello world again")).atFinish(.says("hello world again and again"))
    let stage = SessionStage(experience, recognizer: ScriptedRecognizer(script))
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("##########").samples)
    #expect(try await stage.ended() == "hello world")
    #expect(stage.noted.contains(.cue(.characterLimitReached)))
    #expect(
      stage.noted.contains {
        if case .recordingStopped(_, .characters, _) = $0 { true } else { false }
      })
    let finals = stage.noted.compactMap {
      if case .final(_, let segment, _) = $0 { segment.text } else { nil }
    }
    #expect(finals == ["hello world"])
  }

  @Test(
    "Missing speech is a failure in the chat but not on the capture screen",
    .covers("S2-45"))
  func noSpeech() async throws {
    let chat = SessionStage(.composer)
    try await chat.voice.toggle()
    await chat.microphone.opened()
    // A stop before the session knows that the microphone is open would cancel the start.
    try await chat.phase { $0 == .recording(.hand) }
    chat.microphone.send(SoundTimeline("__________").samples)
    await chat.clock.advance(by: 1)
    try await chat.voice.stop()
    #expect(try await chat.failure() == .noSpeechDetected)

    let capture = SessionStage(.capture)
    try await capture.tap()
    await capture.microphone.opened()
    try await capture.phase { $0 == .recording(.hand) }
    await capture.clock.advance(by: 1)
    try await capture.tap()
    #expect(try await capture.ended() == "")
    try await capture.phase { $0 == .idle }
  }

  @Test("Text that reaches the limit to the last character ends the recording", .covers("S2-18"))
  func exactly() async throws {
    var experience = Experience.capture
    experience.ending.characters = 11
    let script = RecognizerScript()
      .after(0.2, .interim("hello")).after(0.4, .interim("hello world"))
    let stage = SessionStage(experience, recognizer: ScriptedRecognizer(script))
    try await stage.tap()
    await stage.microphone.opened()
    stage.hear("##########")
    #expect(try await stage.stopped() == .characters)
    #expect(try await stage.ended() == "hello world")
  }

  @Test("No text follows words that did not fit, so none is missing in the middle")
  func noGap() async throws {
    var experience = Experience.capture
    experience.ending.characters = 12
    let script = RecognizerScript()
      .after(0.2, .interim("hello")).after(0.4, .final("hello wonderful world"))
      .after(0.6, .interim("again")).atFinish(.says("again"))
    let stage = SessionStage(experience, recognizer: ScriptedRecognizer(script))
    try await stage.tap()
    await stage.microphone.opened()
    stage.hear("##########")
    #expect(try await stage.ended() == "hello")
    #expect(stage.failures == [])
  }

  @Test(
    "A no-speech end of the recognizer is no failure where silence is none (O10)",
    arguments: [Experience.capture, .callByHand])
  func heardNothing(_ experience: Experience) async throws {
    let script = RecognizerScript().after(0.5, .failure(.noSpeechDetected))
    let stage = SessionStage(experience, recognizer: ScriptedRecognizer(script))
    try await stage.record()
    stage.hear("__________")
    #expect(try await stage.ended() == "")
    try await stage.phase { $0 == .idle }
    #expect(stage.failures == [])
  }

  @Test("A recognizer that reports no further speech ends the recording and keeps its words")
  func heardNothingMore() async throws {
    let script = RecognizerScript("hello").after(0.8, .failure(.noSpeechDetected))
    let stage = SessionStage(.dictation, recognizer: ScriptedRecognizer(script))
    try await stage.record()
    stage.hear("##########")
    #expect(try await stage.ended() == "hello")
    try await stage.phase { $0 == .idle }
    #expect(stage.failures == [])
  }

  @Test("The end of the audio ends the recording, including the remainder")
  func soundEnds() async throws {
    let microphone = ScriptedMicrophone(
      .plays([SoundTimeline("#####").samples, [Float](repeating: 0, count: 77)]),
      delivery: .waits)
    let stage = SessionStage(
      .dictation, microphone: microphone,
      recognizer: ScriptedRecognizer(RecognizerScript("hello")))
    try await stage.voice.toggle()
    #expect(try await stage.ended() == "hello")
    #expect(stage.recognizer.tasks.first?.range?.end == 5 * SoundTimeline.column + 77)
    await stage.microphone.closed()
  }
}
