import AVFAudio
import CoreMedia
import Foundation
import Speech
import Testing

/// Verifies the stand-ins for SpeechAnalyzer, its modules, and their assets against the statements
/// in Apple's documentation, without Hark.
extension AppleSuite {
  @Suite("The stand-ins for SpeechAnalyzer, its modules, and their assets")
  struct AnalyzerStandInTests {
    private static let american = Locale(identifier: "en-US")

    /// A volatile result with one word, then the final result with two.
    private static let plan: [(SpeechScript.Cause, AnalyzerScript.Answer)] = [
      (.sound(0.1), .says(said("one"), start: 0, end: 0.1)),
      (.endAudio, .says(said("one two", isFinal: true), start: 0, end: 0.2)),
    ]

    private static func said(_ text: String, isFinal: Bool = false) -> SpeechScript.Said {
      SpeechScript.Said(
        text, words: [SpeechScript.Word(text, at: 0, for: 0.1, confidence: 0.5)], isFinal: isFinal)
    }

    private func prepare(_ plan: [(SpeechScript.Cause, AnalyzerScript.Answer)] = plan) {
      AnalyzerScript.reset(transcriber: ["en-US"], installed: ["en-US"], plan: plan)
    }

    private func transcriber(
      volatile: Bool = true,
      attributes: Set<SpeechTranscriber.ResultAttributeOption> = [.audioTimeRange]
    ) -> SpeechTranscriber {
      SpeechTranscriber(
        locale: Self.american, transcriptionOptions: [],
        reportingOptions: volatile ? [.volatileResults] : [], attributeOptions: attributes)
    }

    private func input(_ seconds: Double) throws -> AnalyzerInput {
      let format = try #require(
        AVAudioFormat(
          commonFormat: .pcmFormatInt16, sampleRate: 16_000, channels: 1, interleaved: false))
      let count = UInt32(seconds * 16_000)
      let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: count))
      buffer.frameLength = count
      return AnalyzerInput(buffer: buffer)
    }

    /// Analyzes 0.2 s of audio to its end, and returns the module's results.
    private func results(of module: SpeechTranscriber) async throws -> [SpeechTranscriber.Result] {
      let analyzer = SpeechAnalyzer(modules: [module])
      let results = module.results
      let (inputs, feed) = AsyncStream.makeStream(of: AnalyzerInput.self)
      try await analyzer.start(inputSequence: inputs)
      feed.yield(try input(0.2))
      feed.finish()
      try await analyzer.finalizeAndFinishThroughEndOfInput()
      var found: [SpeechTranscriber.Result] = []
      for try await result in results { found.append(result) }
      return found
    }

    // speech/speechanalyzer/finalizeandfinishthroughendofinput(), finish(after:).
    @Test("Finishing waits until the input is consumed, and then the results have ended")
    func finishing() async throws {
      prepare()
      let found = try await results(of: transcriber())
      #expect(found.map { String($0.text.characters) } == ["one", "one two"])
      #expect(abs(AnalyzerScript.heard - 0.2) < 1e-6)
    }

    // speech/speechanalyzer/finalizeandfinishthroughendofinput().
    @Test("Without an input sequence, finishing waits until there is one and it terminates")
    func waiting() async throws {
      prepare()
      let module = transcriber()
      let analyzer = SpeechAnalyzer(modules: [module])
      let results = module.results
      let finish = Task { try await analyzer.finalizeAndFinishThroughEndOfInput() }
      while !AnalyzerScript.log.contains("finalizeAndFinish") { await Task.yield() }
      let (inputs, feed) = AsyncStream.makeStream(of: AnalyzerInput.self)
      try await analyzer.start(inputSequence: inputs)
      feed.yield(try input(0.2))
      feed.finish()
      try await finish.value
      #expect(abs(AnalyzerScript.heard - 0.2) < 1e-6)
      var count = 0
      for try await _ in results { count += 1 }
      #expect(count == 2)
    }

    // speech/speechanalyzer/start(inputsequence:).
    @Test("A new input sequence stops the analysis of the previous one")
    func replacing() async throws {
      prepare([])
      let analyzer = SpeechAnalyzer(modules: [transcriber()])
      let (old, oldFeed) = AsyncStream.makeStream(of: AnalyzerInput.self)
      try await analyzer.start(inputSequence: old)
      let (new, feed) = AsyncStream.makeStream(of: AnalyzerInput.self)
      try await analyzer.start(inputSequence: new)
      oldFeed.yield(try input(0.5))
      oldFeed.finish()
      feed.yield(try input(0.2))
      feed.finish()
      try await analyzer.finalizeAndFinishThroughEndOfInput()
      #expect(abs(AnalyzerScript.heard - 0.2) < 1e-6)
    }

    // speech/speechanalyzer/cancelandfinishnow(), finish(after:).
    @Test("Canceling ends the results, and the analyzer cannot resume")
    func canceling() async throws {
      prepare()
      let module = transcriber()
      let analyzer = SpeechAnalyzer(modules: [module])
      let results = module.results
      await analyzer.cancelAndFinishNow()
      var count = 0
      for try await _ in results { count += 1 }
      let (inputs, feed) = AsyncStream.makeStream(of: AnalyzerInput.self)
      try await analyzer.start(inputSequence: inputs)
      feed.yield(try input(0.2))
      feed.finish()
      try await analyzer.finalizeAndFinishThroughEndOfInput()
      #expect(count == 0 && AnalyzerScript.heard == 0)
    }

    // speech/speechmodule/results-swift.property.
    @Test("If the analysis fails, the results of every module throw the error")
    func failing() async throws {
      prepare([(.sound(0.1), .breaks(1))])
      let modules = [transcriber(), transcriber()]
      let results = modules.map(\.results)
      let analyzer = SpeechAnalyzer(modules: modules)
      let (inputs, feed) = AsyncStream.makeStream(of: AnalyzerInput.self)
      try await analyzer.start(inputSequence: inputs)
      feed.yield(try input(0.2))
      for results in results {
        await #expect(throws: SFSpeechError.self) { for try await _ in results {} }
      }
    }

    // speech/speechtranscriber/reportingoption/volatileresults.
    @Test("Volatile results arrive only if requested")
    func volatile() async throws {
      prepare()
      let found = try await results(of: transcriber(volatile: false))
      #expect(found.map { String($0.text.characters) } == ["one two"])
    }

    // speech/speechmoduleresult/isfinal, resultsfinalizationtime.
    @Test("A result is final if results are final up to the end of its range")
    func finality() async throws {
      prepare()
      let found = try await results(of: transcriber())
      #expect(found.map(\.isFinal) == [false, true])
      for result in found {
        #expect(
          result.isFinal == (result.resultsFinalizationTime.seconds >= result.range.end.seconds))
      }
    }

    // speech/speechtranscriber/resultattributeoption.
    @Test("Words have times and confidences only if requested")
    func attributes() async throws {
      for (options, hasTime, hasConfidence)
        in [
          ([], false, false), ([.audioTimeRange], true, false),
          ([.transcriptionConfidence], false, true),
        ] as [(Set<SpeechTranscriber.ResultAttributeOption>, Bool, Bool)]
      {
        prepare()
        let found = try await results(of: transcriber(attributes: options))
        let run = try #require(found.last?.text.runs.first)
        #expect((run.audioTimeRange != nil) == hasTime)
        #expect((run.transcriptionConfidence != nil) == hasConfidence)
      }
    }

    // speech/localedependentspeechmodule/supportedlocale(equivalentto:), supportedlocales,
    // speechtranscriber/isavailable.
    @Test("A module lists its languages, and matches a requested one")
    func locales() async {
      AnalyzerScript.reset(hasTranscriber: false, transcriber: ["en-US"], dictation: ["nb-NO"])
      #expect(!SpeechTranscriber.isAvailable)
      #expect(await SpeechTranscriber.supportedLocales.map(\.identifier) == ["en-US"])
      let british = Locale(identifier: "en_GB")
      #expect(
        await SpeechTranscriber.supportedLocale(equivalentTo: british)?.identifier == "en-US")
      #expect(await DictationTranscriber.supportedLocale(equivalentTo: british) == nil)
      #expect(transcriber().selectedLocales == [Self.american])
    }

    // speech/assetinventory/status.
    @Test("Assets are installed, supported, or unsupported; the least of several modules counts")
    func status() async {
      AnalyzerScript.reset(transcriber: ["en-US", "nb-NO"], installed: ["en-US"])
      let norwegian = SpeechTranscriber(
        locale: Locale(identifier: "nb-NO"), transcriptionOptions: [], reportingOptions: [],
        attributeOptions: [])
      #expect(await AssetInventory.status(forModules: [transcriber()]) == .installed)
      #expect(await AssetInventory.status(forModules: [transcriber(), norwegian]) == .supported)
      AnalyzerScript.reset()
      #expect(await AssetInventory.status(forModules: [norwegian]) == .unsupported)
      #expect(AssetInventory.Status.unsupported < .supported)
      #expect(AssetInventory.Status.downloading < .installed)
    }

    // speech/assetinventory/assetinstallationrequest(supporting:).
    @Test("An installed asset needs no request; a request reserves the languages that it needs")
    func requests() async throws {
      prepare()
      #expect(try await AssetInventory.assetInstallationRequest(supporting: [transcriber()]) == nil)
      AnalyzerScript.reset(transcriber: ["en-US"])
      let request = try #require(
        try await AssetInventory.assetInstallationRequest(supporting: [transcriber()]))
      #expect(await AssetInventory.reservedLocales == [Self.american])
      try await request.downloadAndInstall()
      #expect(request.progress.fractionCompleted == 1)
      #expect(await AssetInventory.status(forModules: [transcriber()]) == .installed)
    }

    // speech/assetinventory/reserve(locale:), release(reservedlocale:).
    @Test("A language is reserved once, if an asset supports it, and up to the maximum")
    func reservations() async throws {
      AnalyzerScript.reset(transcriber: ["en-US", "nb-NO", "de-DE"])
      #expect(try await AssetInventory.reserve(locale: Self.american))
      #expect(try await !AssetInventory.reserve(locale: Self.american))
      await #expect(throws: SFSpeechError.self) {
        try await AssetInventory.reserve(locale: Locale(identifier: "xx-XX"))
      }
      #expect(AssetInventory.maximumReservedLocales == 2)
      #expect(try await AssetInventory.reserve(locale: Locale(identifier: "nb-NO")))
      await #expect(throws: SFSpeechError.self) {
        try await AssetInventory.reserve(locale: Locale(identifier: "de-DE"))
      }
      #expect(await AssetInventory.release(reservedLocale: Self.american))
      #expect(await AssetInventory.reservedLocales.map(\.identifier) == ["nb-NO"])
    }
  }
}
