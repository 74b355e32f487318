import Hark
import HarkTesting
import Testing

@Suite("The scripted recognizer")
struct ScriptedRecognizerTests {
  let reports = Record<RecognitionReport>()
  let request = RecognitionRequest(locale: .americanEnglish)

  func start(_ recognizer: ScriptedRecognizer) async throws -> any RecognitionTask {
    try await recognizer.startTask(request) { [reports] in reports.add($0) }
  }

  /// Returns silence from `start` to `end`, in seconds.
  func sound(_ start: Double, _ end: Double) -> AudioChunk {
    let range = AudioRange(start: AudioTime.samples(start), end: AudioTime.samples(end))
    return AudioChunk(start: range.start, samples: Array(repeating: 0, count: range.count))
  }

  @Test("Interim text arrives at its position and becomes final at the end")
  func interims() async throws {
    let script = RecognizerScript().after(0.5, .interim("hello")).after(0.9, .interim("hello you"))
    let task = try await start(ScriptedRecognizer(script))
    task.append(sound(0, 0.4))
    #expect(reports.all.isEmpty)
    task.append(sound(0.4, 0.8))
    #expect(reports.all == [.interim(InterimSegment(index: 0, text: "hello"), at: 8000)])
    task.append(sound(0.8, 1))
    task.finish()
    let final = FinalSegment(index: 0, text: "hello you", range: AudioRange(start: 0, end: 16000))
    #expect(
      reports.all.dropFirst() == [
        .interim(InterimSegment(index: 0, text: "hello you"), at: 14400),
        .final(final, at: 16000), .ended,
      ])
  }

  @Test("Words drawn beneath the audio are recognized at their positions")
  func words() async throws {
    //               sound                  __####_###__
    let script = RecognizerScript("  hey  you  ")
    let task = try await start(ScriptedRecognizer(script))
    task.append(sound(10, 11.2))
    task.finish()
    let hey = RecognizedWord(text: "hey", range: AudioRange(start: 163_200, end: 168_000))
    let you = RecognizedWord(text: "you", range: AudioRange(start: 171_200, end: 176_000))
    let range = AudioRange(start: 160_000, end: 179_200)
    #expect(
      reports.all == [
        .interim(InterimSegment(index: 0, text: "hey"), at: 168_000),
        .interim(InterimSegment(index: 0, text: "hey you"), at: 176_000),
        .final(
          FinalSegment(index: 0, text: "hey you", range: range, words: [hey, you]), at: 179_200),
        .ended,
      ])
  }

  @Test("A pause ends a segment, and the next one begins at the cut")
  func pauses() async throws {
    let script = RecognizerScript("hey  you ").atPauses("Hey,").atFinish(.says("you!"))
    let task = try await start(ScriptedRecognizer(script))
    task.append(sound(0, 0.4))
    task.markPause(SpeechPause(speech: AudioRange(start: 0, end: 4800), cut: 6400))
    task.append(sound(0.4, 0.9))
    task.finish()
    let first = FinalSegment(index: 0, text: "Hey,", range: AudioRange(start: 0, end: 6400))
    let second = FinalSegment(index: 1, text: "you!", range: AudioRange(start: 6400, end: 14400))
    #expect(
      reports.all == [
        .interim(InterimSegment(index: 0, text: "hey"), at: 4800),
        .final(first, at: 6400),
        .interim(InterimSegment(index: 1, text: "you"), at: 12800),
        .final(second, at: 14400), .ended,
      ])
  }

  @Test("A scripted failure ends the reports")
  func breaks() async throws {
    let script = RecognizerScript().after(0.5, .failure(.recognitionFailed)).after(0.6, .final("x"))
    let recognizer = ScriptedRecognizer(script)
    let task = try await start(recognizer)
    task.append(sound(0, 1))
    task.append(sound(1, 2))
    task.finish()
    #expect(reports.all == [.failed(.recognitionFailed)])
    #expect(recognizer.violations.isEmpty, "the caller cannot know at once")
    #expect(recognizer.aliveCount == 0)
  }

  @Test("A task can hang at the end and report manually")
  func hangs() async throws {
    let recognizer = ScriptedRecognizer(RecognizerScript().atFinish(.hangs))
    let task = try await start(recognizer)
    task.append(sound(0, 1))
    task.finish()
    let scripted = await recognizer.started()
    await scripted.finished()
    #expect(reports.all.isEmpty)
    #expect(recognizer.aliveCount == 1)
    scripted.interim("late", at: 100)
    scripted.final("late", range: AudioRange(start: 0, end: 200))
    scripted.say(.ended)
    #expect(reports.all.count == 3)
    #expect(recognizer.aliveCount == 0)
  }

  @Test("Canceling is silent and releases the decoder")
  func cancels() async throws {
    let recognizer = ScriptedRecognizer(RecognizerScript("hey"), decoderCount: 1)
    let task = try await start(recognizer)
    await #expect(throws: VoiceFailure.recognizerBusy) { _ = try await start(recognizer) }
    task.cancel()
    #expect(reports.all.isEmpty)
    _ = try await start(recognizer)
    #expect(recognizer.tasks.map(\.isCancelled) == [true, false])
  }

  @Test("Scripts, unknown languages, and unavailability prevent a start")
  func refuses() async throws {
    let recognizer = ScriptedRecognizer(.refuses(.recognizerBusy), .silent)
    await #expect(throws: VoiceFailure.recognizerBusy) { _ = try await start(recognizer) }
    _ = try await start(recognizer)
    let french = RecognitionRequest(locale: try #require(LocaleTag("fr-FR")))
    await #expect(throws: VoiceFailure.localeUnsupported) {
      _ = try await recognizer.startTask(french) { _ in }
    }
    recognizer.becomeUnavailable(.recognizerUnavailable)
    #expect(recognizer.unavailability == .recognizerUnavailable)
    await #expect(throws: VoiceFailure.recognizerUnavailable) { _ = try await start(recognizer) }
  }

  @Test("A slow start waits for permission")
  func slow() async throws {
    let recognizer = ScriptedRecognizer(RecognizerScript("hey").slowly())
    async let starting = start(recognizer)
    await recognizer.asked()
    #expect(recognizer.tasks.isEmpty)
    recognizer.letStart()
    _ = try await starting
    #expect(recognizer.tasks.count == 1)
  }

  @Test("Invalid input to a task is dropped as a violation")
  func nonsense() async throws {
    let recognizer = ScriptedRecognizer()
    let task = try await start(recognizer)
    task.append(sound(0, 1))
    task.append(sound(1.5, 2))
    let speech = AudioRange(start: 0, end: 8000)
    task.markPause(SpeechPause(speech: speech, cut: 16_001))
    task.markPause(SpeechPause(speech: speech, cut: 7999))
    task.markPause(SpeechPause(speech: speech, cut: 8000))
    task.markPause(SpeechPause(speech: AudioRange(start: 0, end: 7000), cut: 9000))
    task.finish()
    task.append(sound(1, 2))
    task.finish()
    task.cancel()
    task.markPause(SpeechPause(speech: speech, cut: 8000))
    let scripted = await recognizer.started()
    scripted.say(.ended)
    #expect(
      recognizer.violations == [
        "A chunk from 24000 was appended when 16000 was next.",
        "A pause was cut at 16001, beyond the appended audio (16000).",
        "A pause was cut at 7999, before the speech ended.",
        "A pause was marked at 9000, before the last final position (8000).",
        "Audio was appended after finish().",
        "The task was finished after finish().",
        "A pause was marked after finish().",
        "A pause was marked after cancel().",
        "A report was made after the end of the task.",
      ])
    #expect(scripted.range == AudioRange(start: 0, end: 16_000))
    #expect(scripted.pauses.count == 1)
  }
}
