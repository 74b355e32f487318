import Hark
import HarkSimulation
import HarkTesting
import SeededTests
import TestLimits
import Testing

@Suite("Recognizing a recording again", .seeds(5), .hangLimit(minutes: 5))
struct RecognizeAgainTests {
  /// A way in which a recognizer fails.
  enum Trouble: CaseIterable { case killed, hung, refusing }

  fileprivate static let sound = SoundTimeline("__#########______####__________########")
  fileprivate static let line = "  one  two       three          four   "

  @Test(
    "gives the same text as an undisturbed run, wherever the recognizer failed",
    arguments: Trouble.allCases, Array(1...10))
  func everyTenth(_ trouble: Trouble, _ tenth: Int) async throws {
    let column = Self.sound.picture.count * tenth / 10
    let stage = SessionStage(
      .capture, recognizer: ScriptedRecognizer(trouble.script(at: column), .init(Self.line)))
    try await stage.record()
    try await stage.fail(trouble, at: column)
    let before = try await stage.ended()
    let position = try #require(stage.stopPosition)
    await stage.microphone.closed()
    let snapshot = try await stage.snapshot { $0.canRecognizeAgain }
    #expect(snapshot.transcript.text == before)
    try await stage.voice.recognizeAgain()
    let text = try await stage.recognizedAgain().text
    #expect(text == (try await undisturbed(position)))
    #expect(stage.violations == [])
    let after = try await stage.snapshot { $0.phase == .idle }
    #expect(after.transcript.text == text)
    #expect(!after.canRecognizeAgain)
  }

  /// Returns the text of the first `count` samples without a failure.
  private func undisturbed(_ count: Int) async throws -> String {
    let stage = SessionStage(.capture, recognizer: ScriptedRecognizer(.init(Self.line)))
    try await stage.record()
    stage.microphone.send(Array(Self.sound.samples.prefix(count)))
    try await stage.stop()
    return try await stage.ended()
  }

  @Test("can use another recognizer, in all experiences", arguments: Experience.byHand)
  func another(_ experience: Experience) async throws {
    let stage = try await broken(experience)
    let other = ScriptedRecognizer(RecognizerScript("  one two"))
    try await stage.voice.recognizeAgain(with: other)
    #expect(try await stage.recognizedAgain().text == "one two")
    #expect(stage.recognizer.tasks.count == 1)
    #expect(other.requests.map(\.delivery) == [.waits])
    #expect(other.violations == [])
  }

  @Test("that fails leaves the text, is reported, and can be repeated")
  func failsAgain() async throws {
    let stage = try await broken(.capture)
    let other = ScriptedRecognizer(.refuses(.recognizerBusy))
    try await stage.voice.recognizeAgain(with: other)
    #expect(try await stage.failure() == .recognizerBusy)
    let snapshot = try await stage.snapshot { $0.phase == .failed(.recognizerBusy) }
    #expect(snapshot.transcript.text == "one")
    #expect(snapshot.canRecognizeAgain)
    try await stage.voice.recognizeAgain()
    #expect(try await stage.recognizedAgain().text == "one two")
  }

  @Test("can be canceled, leaves the text then, and can be repeated")
  func canceled() async throws {
    let stage = try await broken(.capture)
    let other = ScriptedRecognizer(RecognizerScript.silent.atFinish(.hangs))
    try await stage.voice.recognizeAgain(with: other)
    try await stage.phase { $0 == .finalizing }
    await other.started().finished()
    try await stage.voice.cancel()
    await other.started().cancelled()
    let snapshot = try await stage.snapshot { $0.phase == .idle }
    #expect(snapshot.transcript.text == "one")
    #expect(snapshot.canRecognizeAgain)
    try await stage.voice.recognizeAgain()
    #expect(try await stage.recognizedAgain().text == "one two")
  }

  @Test("fails without progress for a while, and can be repeated", arguments: [true, false])
  func stalled(_ isAtFinish: Bool) async throws {
    let stage = try await broken(.capture)
    let other = ScriptedRecognizer(
      isAtFinish ? RecognizerScript.silent.atFinish(.hangs) : RecognizerScript.silent.slowly())
    try await stage.voice.recognizeAgain(with: other)
    if isAtFinish { await other.started().finished() } else { await other.asked() }
    // The first period includes the progress until the recognizer hangs.
    for _ in 1...2 { await stage.clock.advance(by: FinalWait.stalled) }
    #expect(try await stage.failure() == .serviceUnavailable)
    if isAtFinish { await other.started().cancelled() } else { other.letStart() }
    try await stage.voice.recognizeAgain()
    #expect(try await stage.recognizedAgain().text == "one two")
  }

  @Test("keeps the button from starting a recording, which would replace the audio")
  func button() async throws {
    let stage = try await broken(.capture)
    let other = ScriptedRecognizer(RecognizerScript("  one two").slowly())
    try await stage.voice.recognizeAgain(with: other)
    await other.asked()
    await stage.clock.advance(by: 1)
    try await stage.tap()
    try await stage.voice.toggle()
    other.letStart()
    #expect(try await stage.recognizedAgain().text == "one two")
    #expect(stage.microphone.openings.count == 1)
    await stage.clock.advance(by: 1)
    try await stage.record()
  }

  @Test("is not affected by dismissing the message about the failure meanwhile")
  func dismissedMeanwhile() async throws {
    let stage = try await broken(.capture)
    let other = ScriptedRecognizer(RecognizerScript("  one two").slowly())
    try await stage.voice.recognizeAgain(with: other)
    await other.asked()
    try? await stage.voice.dismissFailure()
    other.letStart()
    #expect(try await stage.recognizedAgain().text == "one two")
  }

  @Test("divides the text at the same pauses, from the same position, in a hands-free mode")
  func samePauses() async throws {
    var experience = Experience.capture
    experience.detection.mode = .auto
    experience.finishing = nil
    experience.ending.turnSilence = 5
    experience.ending.longestTurnSilence = 5
    let stage = SessionStage(
      experience,
      recognizer: ScriptedRecognizer(.silent, RecognizerScript.silent.atPauses("one", "two")))
    try await stage.voice.start()
    await stage.microphone.opened()
    stage.hear("____________________########_______########_______########_")
    let task = await stage.recognizer.started()
    await task.paused(2)
    await stage.next { if case .speechStarted(let onset, _) = $0 { onset > 64_000 } else { false } }
    task.say(.failed(.recognitionFailed))
    _ = try await stage.ended()
    _ = try await stage.snapshot { $0.canRecognizeAgain }
    try await stage.voice.recognizeAgain()
    #expect(try await stage.recognizedAgain().segments.map(\.text) == ["one", "two"])
    let again = await stage.recognizer.started(2)
    #expect(again.range == task.range)
    #expect(again.pauses == task.pauses)
    #expect(again.chunks.flatMap(\.samples) == task.chunks.flatMap(\.samples))
    #expect(stage.violations == [])
  }

  /// An end of a recording without words.
  enum Wordless: CaseIterable { case stopped, cancelled, cancelledWithWords, failed }

  @Test(
    "is still possible after a recording without words", arguments: Wordless.allCases,
    [Experience.capture, .dictation])
  func wordless(_ wordless: Wordless, _ experience: Experience) async throws {
    var experience = experience
    experience.finishing = nil
    let words = RecognizerScript("  one two")
    let second: RecognizerScript =
      switch wordless {
      case .stopped, .cancelled: .silent
      case .cancelledWithWords: RecognizerScript("two")
      case .failed: .refuses(.serviceUnavailable)
      }
    let stage = SessionStage(
      experience,
      recognizer: ScriptedRecognizer(
        words.after(0.65, .failure(.recognitionFailed)), second, words))
    try await stage.failAfterOneWord()
    await stage.clock.advance(by: 1)
    try await stage.voice.toggle()
    await stage.recognizer.asked(2)
    switch wordless {
    case .stopped:
      stage.hear("__")
      try await stage.stop()
    case .cancelled: try await stage.voice.cancel()
    case .cancelledWithWords:
      stage.hear("#####")
      await stage.interim("two")
      try await stage.voice.cancel()
    case .failed: #expect(try await stage.failure() == .serviceUnavailable)
    }
    #expect(try await stage.ended() == "")
    await stage.microphone.closed(2)
    _ = try await stage.snapshot { $0.canRecognizeAgain }
    try await stage.voice.recognizeAgain()
    #expect(try await stage.recognizedAgain().text == "one two")
    let after = try await stage.snapshot { $0.phase == .idle }
    #expect(after.transcript.text == "one two" && !after.canRecognizeAgain)
    #expect(stage.violations == [])
  }

  @Test("uses the newest audio with speech if no later recording has words")
  func newestSpeech() async throws {
    var experience = Experience.capture
    experience.finishing = nil
    let words = RecognizerScript("  one two")
    let stage = SessionStage(
      experience,
      recognizer: ScriptedRecognizer(
        words.after(0.65, .failure(.recognitionFailed)),
        RecognizerScript.silent.after(0.95, .failure(.recognitionFailed)),
        // The first recording is too short for the second word.
        RecognizerScript("  one three")))
    try await stage.failAfterOneWord()
    await stage.clock.advance(by: 1)
    try await stage.record()
    stage.hear("__############")
    _ = try await stage.failure()
    #expect(try await stage.ended() == "")
    await stage.microphone.closed(2)
    _ = try await stage.snapshot { $0.canRecognizeAgain }
    try await stage.voice.recognizeAgain()
    #expect(try await stage.recognizedAgain().text == "one three")
  }

  /// The events after which audio is no longer kept.
  enum Release: CaseIterable { case dismissed, left, recorded, closed }

  @Test("is refused once the audio is discarded", arguments: Release.allCases)
  func released(_ release: Release) async throws {
    let stage = try await broken(.capture)
    switch release {
    case .dismissed: try await stage.voice.dismissFailure()
    case .left: try await stage.voice.leave()
    case .recorded:
      await stage.clock.advance(by: 1)
      try await stage.record()
      stage.hear("##########")
      await stage.interim("one two")
      try await stage.stop()
      #expect(try await stage.ended() == "one two")
    case .closed: try await stage.voice.close()
    }
    await #expect(throws: release == .closed ? Refusal.closed : .noSoundKept) {
      try await stage.voice.recognizeAgain()
    }
  }

  @Test("is refused where no audio is kept, and after a recording that lacks no words")
  func notKept() async throws {
    var experience = Experience.capture
    experience.soundKeeping = .off
    let stage = SessionStage(experience, recognizer: ScriptedRecognizer(.silent))
    try await stage.record()
    await stage.recognizer.started().say(.failed(.recognitionFailed))
    _ = try await stage.ended()
    await #expect(throws: Refusal.noSoundKept) { try await stage.voice.recognizeAgain() }

    experience = .capture
    experience.finishing = nil
    let good = SessionStage(experience, recognizer: ScriptedRecognizer(RecognizerScript("one")))
    try await good.record()
    good.hear("#####")
    try await good.stop()
    #expect(try await good.ended() == "one")
    await #expect(throws: Refusal.noSoundKept) { try await good.voice.recognizeAgain() }
  }

  /// Returns a stage whose recognizer failed after the first of two words and then works again.
  private func broken(_ experience: Experience) async throws -> SessionStage {
    let words = RecognizerScript("  one two")
    var experience = experience
    experience.finishing = nil
    let stage = SessionStage(
      experience,
      recognizer: ScriptedRecognizer(words.after(0.65, .failure(.recognitionFailed)), words))
    try await stage.failAfterOneWord()
    return stage
  }
}

extension RecognizeAgainTests.Trouble {
  /// The script of a recognizer that fails at `column`.
  fileprivate func script(at column: Int) -> RecognizerScript {
    switch self {
    case .killed:
      return RecognizerScript(RecognizeAgainTests.line)
        .after(Double(column) / 10 - 0.05, .failure(.recognitionFailed))
    case .hung:
      var script = RecognizerScript(String(RecognizeAgainTests.line.prefix(column)))
        .atFinish(.hangs)
      script.ignoresPauses = true
      return script
    case .refusing: return .refuses(.serviceUnavailable).slowly()
    }
  }
}

extension SessionStage {
  /// Sends the audio until the recognizer has failed at `column` and the recording has ended.
  fileprivate func fail(_ trouble: RecognizeAgainTests.Trouble, at column: Int) async throws {
    switch trouble {
    case .killed:
      microphone.send(RecognizeAgainTests.sound.samples)
    case .hung:
      microphone.send(RecognizeAgainTests.sound.samples)
      await recognizer.started().appended(upTo: RecognizeAgainTests.sound.samples.count / 512 * 512)
      try await stop()
      await waitsForLastWords()
      await clock.advance(by: 11)
    case .refusing:
      microphone.send(
        Array(RecognizeAgainTests.sound.samples.prefix(column * SoundTimeline.column)))
      await recognizer.asked()
      await SerialScheduler.shared.settle()
      recognizer.letStart()
    }
  }

  /// Records until the recognizer has failed after the word “one”.
  fileprivate func failAfterOneWord() async throws {
    try await record()
    microphone.send(SoundTimeline("#########_").samples)
    _ = try await failure()
    #expect(try await ended() == "one")
    await microphone.closed()
    _ = try await snapshot { $0.canRecognizeAgain }
  }

  /// The position at which the recording stopped; `nil` before it has.
  fileprivate var stopPosition: Int? {
    noted.lazy.compactMap { event -> Int? in
      if case .recordingStopped(_, _, let at) = event { at } else { nil }
    }.first
  }

  /// Waits until audio has been recognized again, and returns the text.
  fileprivate func recognizedAgain() async throws -> Transcript {
    let event = await next { if case .recognizedAgain = $0 { true } else { false } }
    guard case .recognizedAgain(_, let transcript) = try #require(event) else {
      return Transcript()
    }
    return transcript
  }
}
