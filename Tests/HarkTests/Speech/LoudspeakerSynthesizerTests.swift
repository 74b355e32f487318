import Hark
import HarkTesting
import TestLimits
import Testing

@Suite("Synthesis through a loudspeaker", .hangLimit(minutes: 5))
struct LoudspeakerSynthesizerTests {
  /// The reports of a task, in order.
  private final class Log: Sendable {
    let reports: AsyncStream<SynthesisReport>
    let note: AsyncStream<SynthesisReport>.Continuation

    init() { (reports, note) = AsyncStream.makeStream() }

    /// Returns all reports up to the end or failure, except for the levels.
    func all() async -> [SynthesisReport] { await allWithLevels().filter { !$0.isLevel } }

    /// Returns all reports up to the end or failure.
    func allWithLevels() async -> [SynthesisReport] {
      var all: [SynthesisReport] = []
      for await report in reports {
        all.append(report)
        switch report {
        case .ended, .failed: return all
        case .started, .spoke, .level: break
        }
      }
      return all
    }
  }

  private let log = Log()

  private func task(
    _ speech: ScriptedTextToSpeech, _ loudspeaker: ScriptedLoudspeaker,
    _ locale: LocaleTag = .americanEnglish
  ) async throws -> any SynthesisTask {
    try await LoudspeakerSynthesizer(speech, on: loudspeaker).startTask(locale: locale) {
      [note = log.note] in note.yield($0)
    }
  }

  @Test("Sentences play in order, and progress is reported word by word")
  func words() async throws {
    let loudspeaker = ScriptedLoudspeaker(.byHand)
    let task = try await task(ScriptedTextToSpeech(pace: 100), loudspeaker)
    task.say("One two. ")
    task.say("Three.")
    task.finish()
    let playback = try #require(await loudspeaker.opened())
    await playback.given(1_500)
    await playback.finished()
    for position in [1, 399, 400, 899, 900, 1_499, 1_500] { playback.hear(upTo: position) }
    #expect(
      await log.all() == [
        .started, .spoke(characters: 3), .spoke(characters: 9), .spoke(characters: 15), .ended,
      ])
    #expect(playback.samples.count == 1_500)
  }

  @Test("While paused nothing plays, and playback resumes with the next sample")
  func paused() async throws {
    let loudspeaker = ScriptedLoudspeaker(.byHand)
    let task = try await task(ScriptedTextToSpeech(pace: 100), loudspeaker)
    task.say("One two. ")
    let playback = try #require(await loudspeaker.opened())
    await playback.given(900)
    task.pause()
    #expect(playback.isPaused)
    task.say("Three.")
    task.finish()
    await playback.given(1_500)
    await playback.finished()
    playback.hear(upTo: 1_500)
    #expect(!playback.isOver)
    task.resume()
    playback.hear(upTo: 1_500)
    #expect(await log.all().last == .ended)
  }

  @Test("A paused reply does not end; its end is reported when it resumes")
  func pausedAtTheEnd() async throws {
    let loudspeaker = ScriptedLoudspeaker(.byHand)
    let task = try await task(ScriptedTextToSpeech(pace: 100), loudspeaker)
    task.say("One.")
    task.finish()
    let playback = try #require(await loudspeaker.opened())
    await playback.finished()
    task.pause()
    playback.hear(upTo: 400)
    #expect(playback.isOver)
    for await report in log.reports where report == .spoke(characters: 4) { break }
    let stillness = SynthesisReport.spoke(characters: 99)
    log.note.yield(stillness)
    task.resume()
    #expect(await log.all() == [stillness, .ended])
  }

  @Test("The level is reported when it is heard, about 20 times per second")
  func levels() async throws {
    let loudspeaker = ScriptedLoudspeaker(.byHand)
    let task = try await task(ScriptedTextToSpeech(pace: 1_600), loudspeaker)
    task.say("One two three four.")
    task.finish()
    let playback = try #require(await loudspeaker.opened())
    await playback.finished()
    let count = playback.samples.count
    for position in stride(from: 320, through: count, by: 320) { playback.hear(upTo: position) }
    playback.hear(upTo: count)
    let levels = await log.allWithLevels().filter(\.isLevel)
    #expect(abs(levels.count - count / 800) <= 1)
    #expect(Set(levels.map { "\($0)" }).count > 1)
  }

  @Test("It is ducked and restored, and after a stop nothing is reported or played")
  func stopped() async throws {
    let loudspeaker = ScriptedLoudspeaker(.byHand)
    let task = try await task(ScriptedTextToSpeech(pace: 100), loudspeaker)
    let playback = try #require(await loudspeaker.opened())
    task.say("One two. ")
    await playback.given(900)
    task.duck()
    #expect(playback.gain == PlaybackTiming.ducked)
    task.unduck()
    #expect(playback.gain == 1)
    task.stop()
    #expect(playback.isOver)
    task.say("Three.")
    playback.hear(upTo: 900)
    log.note.yield(.ended)
    #expect(await log.all() == [.ended])
  }

  @Test("A voice that fails causes one failure and releases the device")
  func failures() async throws {
    for script in [ScriptedTextToSpeech.Script.fails(.synthesisFailed), .breaks(.synthesisFailed)] {
      let loudspeaker = ScriptedLoudspeaker(.byHand)
      let task = try await task(ScriptedTextToSpeech(script, pace: 100), loudspeaker)
      task.say("One two.")
      #expect(await log.all() == [.failed(.synthesisFailed)])
      let playback = try #require(await loudspeaker.opened())
      await playback.over()
    }
  }

  @Test("A lost device causes one failure")
  func deviceLost() async throws {
    let loudspeaker = ScriptedLoudspeaker(.byHand)
    let task = try await task(ScriptedTextToSpeech(pace: 100), loudspeaker)
    task.say("One two.")
    let playback = try #require(await loudspeaker.opened())
    playback.hear(upTo: 0)
    playback.fail(.synthesisFailed)
    #expect(await log.all() == [.failed(.synthesisFailed)])
    task.finish()
  }

  @Test("A missing voice and an unavailable device are reported first")
  func refused() async throws {
    let danish = try #require(LocaleTag("da-DK"))
    await #expect(throws: VoiceFailure.synthesisFailed) {
      _ = try await self.task(ScriptedTextToSpeech(), ScriptedLoudspeaker(), danish)
    }
    await #expect(throws: VoiceFailure.microphoneBusy) {
      _ = try await self.task(
        ScriptedTextToSpeech(), ScriptedLoudspeaker(.refuses(.microphoneBusy)))
    }
  }

  @Test("Synthesis is limited ahead of playback")
  func bounded() async throws {
    let loudspeaker = ScriptedLoudspeaker(.byHand)
    // Each word lasts one second.
    let speech = ScriptedTextToSpeech(pace: 3_200)
    let task = try await task(speech, loudspeaker)
    for _ in 0..<30 { task.say("word ") }
    task.finish()
    let playback = try #require(await loudspeaker.opened())
    await playback.given(80_000)
    #expect(playback.samples.count < 112_000)
    var heard = 0
    while heard < 30 * 16_000 {
      heard += 16_000
      await playback.given(heard)
      playback.hear(upTo: heard)
      #expect(playback.samples.count <= heard + 112_000)
    }
    #expect(await log.all().last == .ended)
  }

  @Test("The error of a synthesizer is reported as the cause of the failure")
  func strangeError() async throws {
    let diagnostics = NotedDiagnostics()
    let synthesizer = LoudspeakerSynthesizer(
      QuotingVoice(), on: ScriptedLoudspeaker(), diagnostics: diagnostics)
    let task = try await synthesizer.startTask(locale: .americanEnglish) { [log] in
      log.note.yield($0)
    }
    task.say("One.")
    #expect(await log.all() == [.failed(.synthesisFailed)])
    #expect(
      diagnostics.reports.map(\.matter) == [
        .cause(ErrorCause("HarkTests.QuotingError", 1), of: .synthesisFailed)
      ])
  }

  @Test("Audio for the device is the echo canceller's reference")
  func reference() async throws {
    let (sent, note) = AsyncStream.makeStream(of: AudioChunk.self)
    let loudspeaker = ScriptedLoudspeaker()
    let synthesizer = LoudspeakerSynthesizer(
      ScriptedTextToSpeech(pace: 100), on: loudspeaker, reference: { note.yield($0) })
    let task = try await synthesizer.startTask(locale: .americanEnglish) { [log] in
      log.note.yield($0)
    }
    task.say("One.")
    task.finish()
    #expect(await log.all().last == .ended)
    note.finish()
    var samples: [Float] = []
    for await chunk in sent { samples += chunk.samples }
    #expect(samples == loudspeaker.playbacks.first?.samples)
    #expect(samples.count == 400)
  }
}

/// A voice whose synthesizer throws an error that quotes the sentence.
private struct QuotingVoice: TextToSpeech {
  let voices = [SpeechVoice(name: "quoting", locale: .americanEnglish)]

  func speech(of sentence: String, locale: LocaleTag) -> AsyncThrowingStream<SpokenChunk, any Error>
  {
    AsyncThrowingStream { $0.finish(throwing: QuotingError(words: sentence)) }
  }
}

extension SynthesisReport {
  fileprivate var isLevel: Bool { if case .level = self { true } else { false } }
}
