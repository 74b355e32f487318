import Foundation
@_spi(Script) import AVFAudio
import Hark
import HarkTesting
import LedgerCoverage
import Speech
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("SpeechAnalyzer, with a scripted stand-in") struct SpeechAnalyzerTests {
    private let reports = Reports()

    private func recognizer(
      _ wanted: [LocaleTag] = [.americanEnglish], timekeeper: any Timekeeper = ManualTimekeeper()
    ) async throws -> SpeechAnalyzerRecognizer {
      try #require(
        await SpeechAnalyzerRecognizer(wanted: wanted, timekeeper: timekeeper))
    }

    private func start(
      _ recognizer: SpeechAnalyzerRecognizer, phrases: [String] = []
    ) async throws -> any RecognitionTask {
      try await recognizer.startTask(
        RecognitionRequest(
          locale: recognizer.traits.locales.first ?? .americanEnglish,
          contextualPhrases: phrases)
      ) { [reports] in reports.take($0) }
    }

    /// Two segments: one becomes final during the audio, the other at its end.
    private static let plan: [(SpeechScript.Cause, AnalyzerScript.Answer)] = {
      let first = SpokenSteps.timed("call me")
      let second = SpokenSteps.timed("tomorrow morning", from: 1.1)
      return [
        (.sound(0.8), .says(SpokenSteps.said(Array(first.prefix(1))), start: 0, end: 0.8)),
        (.sound(1.1), .says(SpokenSteps.said(first, isFinal: true), start: 0, end: 1.1)),
        (
          .sound(1.4),
          .says(SpokenSteps.said(Array(second.prefix(1))), start: 1.1, end: 1.4)
        ),
        (.endAudio, .says(SpokenSteps.said(second, isFinal: true), start: 1.1, end: 1.7)),
      ]
    }()

    private func reset(
      _ plan: [(SpeechScript.Cause, AnalyzerScript.Answer)] = Self.plan, isFloat: Bool = false,
      rate: Double = 16_000, hangs: Bool = false
    ) {
      AnalyzerScript.reset(
        transcriber: ["en-US"], dictation: ["en-US", "nb-NO"], installed: ["en-US", "nb-NO"],
        isFloat: isFloat, rate: rate, plan: plan, hangs: hangs)
    }

    @Test(
      "It fulfills the port's contract, regardless of the required format",
      arguments: [true, false])
    func conformance(isFloat: Bool) async {
      let words = SpokenSteps.timed("one two three")
      reset(
        [(.endAudio, .says(SpokenSteps.said(words, isFinal: true), start: 0.5, end: 1.4))],
        isFloat: isFloat)
      let check = RecognizerConformance(words: 3...3) {
        try await recognizer(timekeeper: SystemTimekeeper())
      }
      let findings = await check.findings()
      #expect(findings == [])
      #expect(!AnalyzerScript.log.contains("sound in a wrong format"))
    }

    @Test("Audio is converted to the required rate up to its last sample")
    func converts() async throws {
      reset(rate: 8_000)
      let task = try await start(recognizer())
      task.give(2)
      task.finish()
      await reports.end()
      #expect(reports.finals == ["call me", "tomorrow morning"])
      #expect(abs(AnalyzerScript.heard - 2) < 0.000_2)
      #expect(!AnalyzerScript.log.contains("sound in a wrong format"))
    }

    @Test("Segments become final in order, with the times of their words")
    func segments() async throws {
      reset()
      let task = try await start(recognizer())
      task.give(2)
      await reports.count(3)
      task.finish()
      await reports.end()
      #expect(reports.interims == ["call", "tomorrow"])
      #expect(reports.finals == ["call me", "tomorrow morning"])
      let finals = reports.all.compactMap {
        if case .final(let segment, _) = $0 { segment } else { nil }
      }
      #expect(finals.map(\.index) == [0, 1])
      #expect(
        finals.map(\.range) == [
          AudioRange(start: 0, end: 17_600), AudioRange(start: 17_600, end: 27_200),
        ])
      #expect(finals[1].words.map(\.range.start) == [17_600, 22_400])
      #expect(finals[1].words.first?.confidence == 0.5)
      #expect(reports.all.last == .ended)
    }

    @Test("Results are requested before the first audio; finishing ends the input first")
    func order() async throws {
      reset()
      let task = try await start(recognizer())
      task.give(2)
      task.finish()
      await reports.end()
      let log = AnalyzerScript.log
      #expect(
        log.prefix(5) == [
          "reserve en-US", "analyzer transcriber en-US", "results", "prepare", "start",
        ])
      #expect(Set(log.suffix(2)) == ["finalizeAndFinish", "input ended"])
    }

    @Test("A pause makes the speech before it final")
    func pause() async throws {
      reset()
      let task = try await start(recognizer())
      task.append(AudioChunk(start: 48_000, samples: [Float](repeating: 0.1, count: 16_000)))
      task.markPause(
        SpeechPause(speech: AudioRange(start: 50_000, end: 56_000), cut: 60_000))
      while AnalyzerScript.finalizedThrough.isEmpty { await Task.yield() }
      #expect(AnalyzerScript.finalizedThrough == [0.75])
      task.cancel()
    }

    @Test("Contextual strings are passed on")
    func phrases() async throws {
      reset()
      let phrases = (0..<120).map { "name \($0)" }
      let task = try await start(recognizer(), phrases: phrases)
      #expect(AnalyzerScript.phrases == Array(phrases.prefix(RecognitionRequest.phraseLimit)))
      task.cancel()
    }

    @Test("A language that the transcriber lacks uses the dictation module")
    func ladder() async throws {
      reset()
      let task = try await start(recognizer([.norwegianBokmal]))
      #expect(AnalyzerScript.log.contains("analyzer dictation nb-NO"))
      task.cancel()
      AnalyzerScript.reset(
        hasTranscriber: false, transcriber: ["en-US"], dictation: ["en-US"], installed: ["en-US"])
      let older = try await start(recognizer())
      #expect(AnalyzerScript.log.contains("analyzer dictation en-US"))
      older.cancel()
      AnalyzerScript.reset(transcriber: ["en-US"])
      #expect(await SpeechAnalyzerRecognizer(wanted: [.norwegianBokmal]) == nil)
    }

    @Test("Nothing starts without the model")
    func noModel() async throws {
      AnalyzerScript.reset(transcriber: ["en-US"])
      await #expect(throws: VoiceFailure.modelMissing) { try await start(recognizer()) }
    }

    @Test(
      "An error of the analyzer is reported by name",
      arguments: [
        (104, VoiceFailure.modelMissing), (107, .localeUnsupported),
        (105, .requestCreationFailed), (109, .serviceUnavailable), (108, .recognitionFailed),
        (1, .serviceUnavailable),
      ])
    func errors(code: Int, failure: VoiceFailure) async throws {
      reset([(.sound(0.5), .breaks(code))])
      let task = try await start(recognizer())
      task.give(1)
      await reports.end()
      #expect(reports.all.last == .failed(failure))
    }

    @Test("A session that ends on its own is over")
    func ends() async throws {
      reset([(.sound(0.5), .ends)])
      let task = try await start(recognizer())
      task.give(1)
      await reports.end()
      #expect(reports.all == [.ended])
    }

    @Test("A session that never ends is abandoned")
    func hangs() async throws {
      reset(hangs: true)
      let clock = ManualTimekeeper()
      let task = try await start(recognizer(timekeeper: clock))
      task.give(1)
      task.finish()
      await clock.sleepers(1)
      #expect(!reports.isOver)
      await clock.advance(by: FinalWait.longest)
      await reports.end()
      #expect(reports.all.last == .ended)
    }

    @Test("A dropped task reports nothing more, and cancels the analyzer")
    func dropped() async throws {
      reset()
      let task = try await start(recognizer())
      task.give(1)
      await reports.count(1)
      task.cancel()
      let count = reports.all.count
      while !AnalyzerScript.log.contains("cancelAndFinishNow") { await Task.yield() }
      #expect(reports.all.count == count && !reports.isOver)
    }

    @Test("Live audio is complete when the analyzer has made all of it final")
    func caughtUp() async throws {
      reset()
      let task = try await start(recognizer())
      task.give(1)
      let isThrough = Locked(false)
      let waiting = Task {
        await task.caughtUp()
        isThrough.withLock { $0 = true }
      }
      for _ in 0..<1_000 { await Task.yield() }
      #expect(!isThrough.withLock { $0 })
      task.finish()
      await waiting.value
      #expect(AnalyzerScript.log.contains("finalizeAndFinish"))
      let dropped = try await start(recognizer())
      dropped.cancel()
      await dropped.caughtUp()
    }

    @Test("A task that is dropped while it finishes cancels the analyzer")
    func droppedLate() async throws {
      reset(hangs: true)
      let task = try await start(recognizer())
      task.give(1)
      task.finish()
      while !AnalyzerScript.log.contains("finalizeAndFinish") { await Task.yield() }
      #expect(!AnalyzerScript.log.contains("cancelAndFinishNow"))
      task.cancel()
      while !AnalyzerScript.log.contains("cancelAndFinishNow") { await Task.yield() }
    }

    @Test("Audio that cannot be converted is a failure, not silence")
    func broken() async throws {
      reset()
      ConverterScript.isBroken = true
      defer { ConverterScript.isBroken = false }
      let task = try await start(recognizer())
      task.give(0.1)
      await reports.end()
      #expect(reports.all == [.failed(.recognitionFailed)])
      while !AnalyzerScript.log.contains("cancelAndFinishNow") { await Task.yield() }
    }

    @Test("Nothing is reported after the end, whoever reports it")
    func lastIsLast() async throws {
      reset(hangs: true)
      let clock = ManualTimekeeper()
      let isReporting = Gate()
      let mayGoOn = DispatchSemaphore(value: 0)
      let task = try await recognizer(timekeeper: clock).startTask(
        RecognitionRequest(locale: .americanEnglish)
      ) { [reports] report in
        if case .interim = report {
          isReporting.open()
          mayGoOn.wait()
        }
        reports.take(report)
      }
      task.give(1)
      await isReporting.opened()
      task.finish()
      await clock.sleepers(1)
      await clock.advance(by: FinalWait.longest)
      while !AnalyzerScript.log.contains("cancelAndFinishNow") { await Task.yield() }
      mayGoOn.signal()
      await reports.count(2)
      #expect(reports.interims == ["call"] && reports.all.last == .ended)
    }

    @Test("A language with an installed model is reserved, and the latest is never released")
    func held() async throws {
      reset()
      for language in [LocaleTag.norwegianBokmal, .americanEnglish] {
        try await start(recognizer([language])).cancel()
      }
      #expect(AnalyzerScript.reserved == ["nb-NO", "en-US"])
      AnalyzerScript.reset(
        transcriber: ["sv-SE", "en-US", "nb-NO"], installed: ["sv-SE", "en-US", "nb-NO"])
      for language in ["en-US", "nb-NO", "en-US", "sv-SE"] {
        try await start(recognizer([LocaleTag(language)].compactMap { $0 })).cancel()
      }
      #expect(AnalyzerScript.reserved == ["en-US", "sv-SE"])
    }

    @Test("A model is installed, and the progress is reported")
    func install() async throws {
      AnalyzerScript.reset(transcriber: ["en-US"])
      let models = try await recognizer().models
      #expect(await models.state() == .missing)
      var seen: [ModelInstallation] = []
      for await state in models.install() { seen.append(state) }
      #expect(seen.last == .installed)
      #expect(await models.state() == .installed)
      #expect(AnalyzerScript.reserved == ["en-US"])
      await models.remove()
      #expect(AnalyzerScript.reserved.isEmpty)
    }

    @Test("A model that cannot be installed is a failure, and the oldest language is released")
    func installFails() async throws {
      AnalyzerScript.reset(transcriber: ["de-DE", "en-US", "fr-FR"], installFails: true)
      for language in ["de-DE", "fr-FR", "en-US"] {
        let models = try await recognizer([LocaleTag(language)].compactMap { $0 }).models
        var last: ModelInstallation?
        for await state in models.install() { last = state }
        #expect(last == .failed(.networkUnavailable))
      }
      #expect(AnalyzerScript.reserved == ["fr-FR", "en-US"])
    }
  }
}
