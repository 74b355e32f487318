import ArgumentParser
import Foundation
import Hark

/// `hark finish`: writes recognized words as a person would type them.
struct FinishCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "finish", abstract: "Write recognized words as a person would type them.",
    discussion: """
      Reads lines from standard input and writes each with punctuation, line breaks, figures and \
      capital letters. Each line is a text of its own. Words without times have no pauses, so \
      “scratch that” is a command only at the end of a line.

      EXAMPLES
        echo "hello comma are you there question mark" | hark finish
        hark transcribe talk.wav | hark finish --no-casing
      """)

  @OptionGroup var language: LanguageOptions

  @OptionGroup var finishing: FinishingArguments

  func execute() async throws -> CommandStatus {
    let environment = EnvironmentLocale.tag(in: ProcessInfo.processInfo.environment)
    // The environment's language was not chosen for this command, so an unsupported one becomes
    // English.
    let locale =
      language.locale
      ?? (Finisher(language: environment.description) == nil ? .americanEnglish : environment)
      .description
    let options = try finishing.applied(to: FinishingOptions())
    guard let finisher = Finisher(language: locale, options: options) else {
      throw CommandFailure.unknown(
        "a language in which text can be finished", locale, known: Finisher.languages)
    }
    while let line = readLine() {
      var finisher = finisher
      let text = finisher.finish(SpokenWord.words(of: line)).text
      // The words can come from a server.
      try Output.standard.line(text.withoutControls)
    }
    return .success
  }
}
