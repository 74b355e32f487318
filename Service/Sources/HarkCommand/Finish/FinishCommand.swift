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
    let locale =
      language.locale ?? EnvironmentLocale.tag(in: ProcessInfo.processInfo.environment).description
    let options = finishing.applied(to: FinishingOptions())
    guard let finisher = Finisher(language: locale, options: options) else {
      throw CommandFailure.unknown(
        "a language in which text can be finished", locale, known: Finisher.languages)
    }
    while let line = readLine() {
      var finisher = finisher
      try Output.standard.line(finisher.finish(SpokenWord.words(of: line)).text)
    }
    return .success
  }
}
