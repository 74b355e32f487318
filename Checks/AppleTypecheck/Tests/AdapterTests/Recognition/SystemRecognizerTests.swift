import Hark
import HarkTesting
import LedgerCoverage
import Speech
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("The system's recognizer that fits best") struct SystemRecognizerTests {
    private func choose(
      _ preference: RecognizerPreference = .preferOnDevice,
      languages: [LanguageChoice] = [.tag(.americanEnglish)]
    ) async -> SystemRecognizer {
      var experience = Experience.capture
      experience.languages = languages
      experience.recognizer = preference
      return await SystemRecognizer.choose(for: experience, device: .americanEnglish)
    }

    @Test("The analyzer is used if it has the model, and needs only the microphone permission")
    func analyzer() async {
      SpeechScript.reset()
      AnalyzerScript.reset(transcriber: ["en-US"], installed: ["en-US"])
      let chosen = await choose()
      #expect(chosen.recognizer.traits.name == "speechanalyzer")
      #expect(!chosen.needsSpeechPermission && chosen.missingModel == nil)
    }

    @Test("The older recognizer is used until the model is installed, and may install it")
    func meanwhile() async {
      SpeechScript.reset()
      AnalyzerScript.reset(transcriber: ["en-US"])
      let chosen = await choose()
      #expect(chosen.recognizer.traits.name == "sfspeech")
      #expect(chosen.needsSpeechPermission)
      #expect(chosen.missingModel?.locale == .americanEnglish && !chosen.awaitsModel)
    }

    @Test("The analyzer is awaited if only it can keep recognition on the device")
    func promise() async {
      SpeechScript.reset(supportsOnDevice: false)
      AnalyzerScript.reset(transcriber: ["en-US"])
      let chosen = await choose(.onDeviceOnly)
      #expect(chosen.recognizer.traits.name == "speechanalyzer")
      #expect(chosen.missingModel != nil && chosen.awaitsModel)
    }

    @Test("Speech is refused by name before the model is installed, and accepted afterwards")
    func brought() async throws {
      SpeechScript.reset(supportsOnDevice: false)
      AnalyzerScript.reset(transcriber: ["en-US"])
      let chosen = await choose(.onDeviceOnly)
      let request = RecognitionRequest(locale: .americanEnglish)
      await #expect(throws: VoiceFailure.modelMissing) {
        _ = try await chosen.recognizer.startTask(request) { _ in }
      }
      let model = await ModelOfferTrial.bring(try #require(chosen.missingModel))
      #expect(model == .installed)
      try await chosen.recognizer.startTask(request) { _ in }.cancel()
    }

    @Test("A preference for the network is respected", .covers("S5-AS-4"))
    func network() async {
      SpeechScript.reset()
      AnalyzerScript.reset(transcriber: ["en-US"], installed: ["en-US"])
      #expect(await choose(.preferNetwork).recognizer.traits.name == "sfspeech")
    }

    @Test(
      "The first requested language is used, whichever recognizer supports it", .covers("S4-10"))
    func language() async {
      SpeechScript.reset(locales: ["nb-NO"])
      AnalyzerScript.reset(transcriber: ["en-US"], installed: ["en-US"])
      let wanted: [LanguageChoice] = [.tag(.norwegianBokmal), .device]
      #expect(await choose(languages: wanted).recognizer.traits.name == "sfspeech")
      SpeechScript.reset(locales: ["en-US"])
      #expect(await choose(languages: wanted).recognizer.traits.name == "speechanalyzer")
    }

    @Test("An on-device language is preferred to one that needs the network")
    func keepsPromise() async throws {
      SpeechScript.reset(networkOnly: ["nb-NO"])
      AnalyzerScript.reset()
      let wanted: [LanguageChoice] = [.tag(.norwegianBokmal), .device]
      let older = await choose(.onDeviceOnly, languages: wanted).recognizer
      #expect(older.unavailability == nil)
      let tags = [LocaleTag.norwegianBokmal, .americanEnglish]
      #expect(LocaleTag.resolve(tags, among: older.traits.locales) == .americanEnglish)
      AnalyzerScript.reset(transcriber: ["en-US"], installed: ["en-US"])
      let newer = await choose(.onDeviceOnly, languages: wanted).recognizer
      #expect(newer.traits.name == "speechanalyzer")
      #expect(await choose(languages: wanted).recognizer.traits.name == "sfspeech")
    }

    @Test("A first denial of on-device support is not trusted", arguments: [1, 2])
    func doubts(count: Int) async {
      SpeechScript.reset(doubts: count)
      AnalyzerScript.reset()
      var experience = Experience.capture
      experience.recognizer = .onDeviceOnly
      let clock = ManualTimekeeper()
      async let chosen = SystemRecognizer.choose(
        for: experience, device: .americanEnglish, timekeeper: clock)
      for _ in 0..<count {
        await clock.sleepers(1)
        await clock.advance(by: 0.1)
      }
      let recognizer = await chosen.recognizer
      #expect(recognizer.unavailability == nil && !recognizer.traits.needsNetwork)
    }

    @Test("A recognizer that is created alone queries on-device support twice")
    func asksTwice() {
      SpeechScript.reset(doubts: 1)
      let recognizer = SFSpeechRecognizerRecognizer(
        wanted: [.americanEnglish], device: .americanEnglish)
      #expect(!recognizer.traits.needsNetwork)
    }

    @Test("If no recognizer supports a requested language, the older one reports that")
    func none() async {
      SpeechScript.reset(locales: ["de-DE"])
      AnalyzerScript.reset()
      let chosen = await choose()
      #expect(chosen.recognizer.traits.locales.map(\.description) == ["de-DE"])
      #expect(chosen.recognizer.traits.name == "sfspeech")
    }
  }
}

private enum ModelOfferTrial {
  /// Installs a model and returns the last reported state.
  static func bring(_ installer: any ModelInstaller) async -> ModelInstallation? {
    var last: ModelInstallation?
    for await state in installer.install() { last = state }
    return last
  }
}
