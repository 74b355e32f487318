import Hark
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("A manual recording", .seeds(50), .hangLimit(minutes: 5))
struct VoiceSessionTests {
  @Test(
    "A held button records from the first sample to its release and keeps the text",
    .covers("S1-20", "S1-24", "S4-21"))
  func holdToTalk() async throws {
    let stage = SessionStage(
      .composer, recognizer: ScriptedRecognizer(RecognizerScript("  hello world")))
    try await stage.voice.press()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("__##########____").samples)
    let task = await stage.recognizer.started()
    await task.appended(upTo: 16 * SoundTimeline.column)
    await stage.clock.advance(by: 1)
    try await stage.phase { $0 == .recording(.held) }
    try await stage.voice.release()
    #expect(try await stage.ended() == "hello world")
    #expect(task.range == AudioRange(start: 0, end: 16 * SoundTimeline.column))
    await stage.microphone.closed()
    #expect(stage.violations == [])
  }

  @Test("A tap starts and the next one stops", .covers("S2-02", "S2-32"))
  func toggle() async throws {
    let stage = SessionStage(
      .capture, recognizer: ScriptedRecognizer(RecognizerScript("hello")))
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("########__").samples)
    await stage.recognizer.started().appended(upTo: 10 * SoundTimeline.column)
    await stage.clock.advance(by: 1)
    try await stage.tap()
    #expect(try await stage.ended() == "hello")
    #expect(
      stage.noted.contains { if case .recordingStopped(_, .hand, _) = $0 { true } else { false } })
    #expect(
      stage.haptics.played == [.impact(.medium, intensity: 1), .impact(.medium, intensity: 1)])
  }

  @Test("An immediate second tap is ignored", .covers("S5-EC-4"))
  func doubleTap() async throws {
    let stage = SessionStage(.capture)
    try await stage.tap()
    try await stage.tap()
    try await stage.tap()
    await stage.microphone.opened()
    try await stage.phase { $0 == .recording(.hand) }
    #expect(stage.microphone.closeCount == 0)
  }

  @Test("Too short a press of a hold button gives a hint and keeps nothing")
  func shortPress() async throws {
    let stage = SessionStage(.composer)
    try await stage.voice.press()
    await stage.microphone.opened()
    try await stage.phase { $0 == .recording(.hand) }
    try await stage.voice.release()
    await stage.next { $0 == .cue(.holdToSpeak) }
    #expect(try await stage.ended() == "")
    await stage.goodbye()
    #expect(stage.failures == [])
  }

  @Test(
    "Audio that arrives while the recognizer starts reaches it from the first sample",
    .covers("S4-21"))
  func slowRecognizer() async throws {
    let stage = SessionStage(
      .capture, recognizer: ScriptedRecognizer(RecognizerScript("  hello").slowly()))
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("__########______").samples)
    await stage.recognizer.asked()
    await stage.next { if case .speechStarted = $0 { true } else { false } }
    stage.recognizer.letStart()
    let task = await stage.recognizer.started()
    await task.appended(upTo: 16 * SoundTimeline.column)
    #expect(task.range?.start == 0)
    await stage.clock.advance(by: 1)
    try await stage.tap()
    #expect(try await stage.ended() == "hello")
    #expect(stage.violations == [])
  }

  @Test("Canceling discards the text and releases everything", .covers("S1-59", "S2-15"))
  func cancel() async throws {
    let stage = SessionStage(
      .capture, recognizer: ScriptedRecognizer(RecognizerScript("hello")))
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("########__").samples)
    let task = await stage.recognizer.started()
    await stage.next { if case .interim = $0 { true } else { false } }
    try await stage.voice.cancel()
    #expect(try await stage.ended() == "")
    await task.cancelled()
    await stage.microphone.closed()
    try await stage.phase { $0 == .idle }
  }

  @Test(
    "Canceling discards the text even while final results are pending", .covers("S2-15"))
  func lateCancel() async throws {
    let stage = SessionStage(
      .capture, recognizer: ScriptedRecognizer(RecognizerScript("hello").atFinish(.hangs)))
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("########__").samples)
    let task = await stage.recognizer.started()
    await stage.next { if case .interim = $0 { true } else { false } }
    try await stage.voice.stop()
    await stage.microphone.closed()
    try await stage.phase { $0 == .finalizing }
    try await stage.voice.cancel()
    #expect(try await stage.ended() == "")
    await task.cancelled()
    #expect(
      stage.noted.contains {
        if case .recordingStopped(_, .cancelled, _) = $0 { true } else { false }
      })
    #expect(stage.violations == [])
    try await stage.phase { $0 == .idle }
    await #expect(throws: Refusal.nothingIsRecording) { try await stage.voice.cancel() }
  }

  @Test("Stop and cancel are refused when nothing is being recorded")
  func refusals() async throws {
    let stage = SessionStage(.capture)
    await #expect(throws: Refusal.nothingIsRecording) { try await stage.voice.stop() }
    await #expect(throws: Refusal.nothingIsRecording) { try await stage.voice.cancel() }
  }

  @Test(
    "After the deadline, interim text replaces missing final results (D4)",
    .covers("S4-08"))
  func lateFinal() async throws {
    let stage = SessionStage(
      .capture, recognizer: ScriptedRecognizer(RecognizerScript("hello").atFinish(.hangs)))
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("##########").samples)
    await stage.next { if case .interim = $0 { true } else { false } }
    await stage.clock.advance(by: 1)
    let before = stage.clock.deadlines
    try await stage.tap()
    await stage.clock.sleepers(before.count + 2)
    let waits = stage.clock.deadlines.filter { !before.contains($0) }.map { $0 - stage.clock.now }
    let wait = try #require(waits.first)
    #expect(abs(wait - 0.7) < 1e-6)
    await stage.clock.advance(by: wait)
    #expect(try await stage.ended() == "hello")
  }

  @Test(
    "A recognizer that fails ends the recording with its text and one report",
    .covers("S2-46", "S2-49", "S5-FR-028"))
  func brokenRecognizer() async throws {
    let script = RecognizerScript("hello").after(0.8, .failure(.recognitionFailed))
    let stage = SessionStage(.capture, recognizer: ScriptedRecognizer(script))
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("##########").samples)
    #expect(try await stage.ended() == "hello")
    await stage.microphone.closed()
    try await stage.phase { $0 == .failed(.recognitionFailed) }
    let failures = stage.noted.filter { if case .failed = $0 { true } else { false } }
    #expect(failures == [.failed(.recognitionFailed)])
  }

  @Test("A busy recognizer is reported, and nothing stays open")
  func busy() async throws {
    let stage = SessionStage(
      .capture, recognizer: ScriptedRecognizer(.refuses(.recognizerBusy)))
    try await stage.tap()
    #expect(try await stage.failure() == .recognizerBusy)
    await stage.microphone.closed()
    try await stage.phase { $0 == .failed(.recognizerBusy) }
  }

  @Test(
    "A lost device ends the recording with its text", .covers("S2-46", "S5-FR-028"))
  func lostMicrophone() async throws {
    let stage = SessionStage(
      .capture, recognizer: ScriptedRecognizer(RecognizerScript("hello")))
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("########__").samples)
    await stage.next { if case .interim = $0 { true } else { false } }
    stage.microphone.fail(.microphoneLost)
    #expect(try await stage.ended() == "hello")
    try await stage.phase { $0 == .failed(.microphoneLost) }
  }

  @Test("The microphone is released with the session", .covers("S2-56"))
  func ownerGone() async throws {
    let stage = SessionStage(.capture)
    try await stage.tap()
    await stage.microphone.opened()
    let task = await stage.recognizer.started()
    stage.giveUp()
    await stage.microphone.closed()
    await task.cancelled()
  }

  @Test("Leaving closes everything and keeps the text")
  func leave() async throws {
    let stage = SessionStage(
      .capture, recognizer: ScriptedRecognizer(RecognizerScript("hello")))
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("########__").samples)
    await stage.next { if case .interim = $0 { true } else { false } }
    try await stage.voice.close()
    #expect(!stage.microphone.isOpen)
    #expect(try await stage.ended() == "hello")
  }
}
