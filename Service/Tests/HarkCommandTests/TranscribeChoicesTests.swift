import Hark
import HarkTesting
import Testing

@testable import HarkCommand

@Suite("The options of transcribe")
struct TranscribeChoicesTests {
  private func choices(
    experience: String = "dictation", locale: String? = nil, environment: [String: String] = [:]
  ) throws -> TranscribeChoices {
    try TranscribeChoices(
      experience: experience, recognizer: ScriptedRecognizer(RecognizerScript()), locale: locale,
      environment: environment)
  }

  @Test("Every preset is found by its name", arguments: Experience.presets)
  func experiences(preset: Experience) throws {
    #expect(try choices(experience: preset.name).experience == preset)
  }

  @Test("--locale replaces all languages of the preset", arguments: ["nb", "nb-NO", "nb_NO.UTF-8"])
  func locale(name: String) throws {
    let languages = try choices(locale: name).experience.languages
    #expect(languages.count == 1)
    #expect(languages.first != .device)
  }

  @Test("The default language is the environment's")
  func environment() throws {
    let chosen = try choices(environment: ["LANG": "nb_NO.UTF-8"])
    #expect(chosen.deviceLocale == .norwegianBokmal)
    #expect(chosen.experience == .dictation)
  }

  @Test("An unknown name is reported with the known ones")
  func unknown() {
    let failure = CommandFailure(
      status: .usage,
      sentence: "x?y is not a language of this recognizer; choose one of: en-US, nb-NO.")
    #expect(throws: failure) { try choices(locale: "x\ny") }
    #expect(throws: CommandFailure.self) { try choices(locale: "de") }
    #expect(throws: CommandFailure.self) { try choices(experience: "Dictation") }
    #expect(throws: CommandFailure.self) { try RecognizerKind.named("") }
  }
}
