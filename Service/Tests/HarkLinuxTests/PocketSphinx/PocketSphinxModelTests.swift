import Foundation
import Hark
import Testing

@testable import HarkPocketSphinx

extension PocketSphinxSuite {
  @Suite("Models")
  struct Models {
    private let request = RecognitionRequest(locale: .americanEnglish)

    @Test("Debian's model is installed and recognizes American English")
    func debian() {
      #expect(PocketSphinxModel.debian.problem == nil)
      #expect(recognizer.unavailability == nil)
      #expect(recognizer.traits.name == "pocketsphinx")
      #expect(recognizer.traits.locales == [.americanEnglish])
    }

    @Test("A missing file is named, and nothing starts")
    func missing() async {
      let model = PocketSphinxModel(folder: "/nowhere")
      #expect(model.problem?.contains("/nowhere/en-us/mdef") == true)
      #expect(model.problem?.contains("pocketsphinx-en-us") == true)
      let recognizer = PocketSphinxRecognizer(model: model)
      #expect(recognizer.unavailability == .recognizerUnavailable)
      await #expect(throws: VoiceFailure.recognizerUnavailable) {
        try await recognizer.startTask(request) { _ in }
      }
      await #expect(throws: VoiceFailure.recognizerUnavailable) { try await recognizer.warmUp() }
    }

    @Test("A corrupt model file is refused each time")
    func nonsense() async throws {
      let path = NSTemporaryDirectory() + "nonsense-\(UUID().uuidString)"
      try Data("nonsense".utf8).write(to: URL(fileURLWithPath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      var model = PocketSphinxModel.debian
      model.languageModel = path
      let recognizer = PocketSphinxRecognizer(model: model, maximumTasks: 1)
      for _ in 0..<2 {
        await #expect(throws: VoiceFailure.recognizerUnavailable) {
          try await recognizer.startTask(request) { _ in }
        }
      }
    }

    @Test("An unsupported language is refused; another region is not")
    func locale() async throws {
      await #expect(throws: VoiceFailure.localeUnsupported) {
        try await recognizer.startTask(RecognitionRequest(locale: .norwegianBokmal)) { _ in }
      }
      let british = try #require(LocaleTag("en-GB"))
      _ = try await recognizer.startTask(RecognitionRequest(locale: british)) { _ in }
    }
  }
}
