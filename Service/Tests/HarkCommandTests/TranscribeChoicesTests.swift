import Hark
import HarkTesting
import Testing

@testable import HarkCommand

@Suite("What transcribe is asked for")
struct TranscribeChoicesTests {
  private func choices(
    experience: String = "dictation", locale: String? = nil, environment: [String: String] = [:]
  ) throws -> TranscribeChoices {
    try TranscribeChoices(
      experience: experience, recognizer: ScriptedRecognizer(RecognizerScript()), locale: locale,
      environment: environment)
  }

  @Test("Every experience is known by its name", arguments: Experience.presets)
  func experiences(preset: Experience) throws {
    #expect(try choices(experience: preset.name).experience == preset)
  }

  @Test("A given language is the only one wanted", arguments: ["nb", "nb-NO", "nb_NO.UTF-8"])
  func locale(name: String) throws {
    let languages = try choices(locale: name).experience.languages
    #expect(languages.count == 1)
    #expect(languages.first != .device)
  }

  @Test("Without one the environment's counts")
  func environment() throws {
    let chosen = try choices(environment: ["LANG": "nb_NO.UTF-8"])
    #expect(chosen.deviceLocale == .norwegianBokmal)
    #expect(chosen.experience == .dictation)
  }

  @Test("What is unknown is told with the list of what is known")
  func unknown() {
    let failure = CommandFailure(
      status: .usage,
      sentence: "x?y is not a language of this recognizer; choose one of: en-US, nb-NO.")
    #expect(throws: failure) { try choices(locale: "x\ny") }
    #expect(throws: CommandFailure.self) { try choices(locale: "de") }
    #expect(throws: CommandFailure.self) { try choices(experience: "Dictation") }
    #expect(throws: CommandFailure.self) { try RecognizerChoice.named("") }
  }
}
