import HarkTesting
import Testing

@testable import Hark

@Suite("Replies that are spoken through a loudspeaker", .timeLimit(.minutes(1)))
struct PlayedSynthesizerTests {
  /// What a task said, and what was sent to the loudspeaker.
  private final class Told: Sendable {
    let reports = Locked<[SynthesisReport]>([])
    let sent = Locked<[Float]>([])

    var now: [SynthesisReport] { reports.withLock { $0 } }

    func note(_ report: SynthesisReport) { reports.withLock { $0.append(report) } }
  }

  private let told = Told()

  private func start(
    _ speech: ScriptedTextToSpeech, _ loudspeaker: ScriptedLoudspeaker
  ) async throws -> any SynthesisTask {
    let told = told
    let synthesizer = PlayedSynthesizer(speech, through: loudspeaker) { chunk in
      told.sent.withLock { $0 += chunk.samples }
    }
    return try await synthesizer.startTask(locale: .americanEnglish) { told.note($0) }
  }

  @Test("It keeps what a synthesizer promises")
  func conformance() async {
    let check = SynthesizerConformance(text: "Hello you. And you?") {
      PlayedSynthesizer(ScriptedTextToSpeech(), through: ScriptedLoudspeaker())
    }
    #expect(await check.findings() == [])
  }

  @Test("Sentences are spoken while the rest still comes, in order and whole")
  func sentences() async throws {
    let speech = ScriptedTextToSpeech(pace: 10)
    let loudspeaker = ScriptedLoudspeaker()
    let task = try await start(speech, loudspeaker)
    task.say("One two. Thr")
    let playback = try #require(await loudspeaker.opened())
    await playback.given(90)
    #expect(speech.sentences == ["One two. "])
    task.say("ee.")
    task.finish()
    await playback.over()
    #expect(speech.sentences == ["One two. ", "Three."])
    #expect(playback.samples.count == 150)
    #expect(told.sent.withLock { $0 } == playback.samples)
    #expect(told.now.first == .started)
    #expect(told.now.suffix(2) == [.spoke(characters: 15), .ended])
  }

  @Test("What was heard to its end counts as spoken, and no word more")
  func spoken() async throws {
    let loudspeaker = ScriptedLoudspeaker(.byHand)
    let task = try await start(ScriptedTextToSpeech(pace: 10), loudspeaker)
    task.say("One two three. Four")
    let playback = try #require(await loudspeaker.opened())
    await playback.given(150)
    playback.hear(upTo: 39)
    #expect(told.now == [.started])
    playback.hear(upTo: 79)
    #expect(told.now.last == .spoke(characters: 4))
    playback.hear(upTo: 80)
    #expect(told.now.last == .spoke(characters: 8))
    playback.hear(upTo: 149)
    #expect(told.now.last == .spoke(characters: 8))
    playback.hear(upTo: 150)
    #expect(told.now.last == .spoke(characters: 15))
    task.stop()
    playback.hear(upTo: 160)
    #expect(told.now.count == 4)
    #expect(playback.isOver)
  }

  @Test("Lowering and raising fade the loudspeaker, and stopping silences it")
  func ducking() async throws {
    let loudspeaker = ScriptedLoudspeaker(.byHand)
    let task = try await start(ScriptedTextToSpeech(), loudspeaker)
    let playback = try #require(await loudspeaker.opened())
    task.lower()
    #expect(playback.gain == PlaybackTiming.lowered)
    task.raise()
    #expect(playback.gain == 1)
    task.stop()
    #expect(playback.isOver)
  }

  @Test("No more sound is made than a little ahead of the ear")
  func ahead() async throws {
    let speech = ScriptedTextToSpeech(pace: 16_000)
    let loudspeaker = ScriptedLoudspeaker(.byHand)
    let task = try await start(speech, loudspeaker)
    task.say("Abc. Def. Ghi. ")
    let playback = try #require(await loudspeaker.opened())
    await playback.given(5 * 16_000)
    #expect(speech.sentences == ["Abc. "])
    playback.hear(upTo: 3 * 16_000)
    await speech.sentences(2)
    task.stop()
  }

  @Test("A voice that breaks, and a loudspeaker that goes away, are told once, and all is silent")
  func failures() async throws {
    let broken = ScriptedLoudspeaker(.byHand)
    let task = try await start(ScriptedTextToSpeech(.breaks(.synthesisFailed)), broken)
    task.say("Hello there. ")
    await broken.opened()?.over()
    while told.now.isEmpty { await Task.yield() }
    #expect(told.now == [.failed(.synthesisFailed)])
    let lost = ScriptedLoudspeaker(.byHand)
    let second = try await start(ScriptedTextToSpeech(), lost)
    second.say("Hello there. ")
    await lost.opened()?.fail()
    #expect(told.now == [.failed(.synthesisFailed), .failed(.synthesisFailed)])
  }

  @Test("Without a voice or a loudspeaker, a reply cannot be started")
  func missing() async throws {
    let deaf = ScriptedTextToSpeech(locales: [.norwegianBokmal])
    await #expect(throws: VoiceFailure.synthesisFailed) {
      try await start(deaf, ScriptedLoudspeaker())
    }
    await #expect(throws: VoiceFailure.synthesisFailed) {
      try await start(ScriptedTextToSpeech(), ScriptedLoudspeaker(.refuses(.synthesisFailed)))
    }
  }
}
