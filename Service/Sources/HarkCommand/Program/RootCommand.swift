import ArgumentParser

/// The command `hark`: voice input from the command line.
///
/// Start reading here, then continue with `TranscribeCommand` and `VADCommand`.
struct RootCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hark",
    abstract: "Turns speech into text, offline.",
    discussion: """
      EXAMPLES
        hark transcribe talk.wav              text on standard output
        hark transcribe --realtime talk.mp3   the same, word by word as it is spoken
        hark listen                           the same with the microphone
        arecord -r 16000 -f S16_LE | hark transcribe -
        hark compose                          a talk with a coach
        hark call                             the same aloud, hands-free
        hark log                              what a meal that was told holds
        hark capture                          a thought, spoken or typed, and kept
        hark recover                          what was said before one was killed
        hark recordings                       calls that were recorded
        hark serve                            the page, and what keeps such thoughts
        hark vad talk.flac                    where somebody speaks
        hark doctor                           what works here, and what mends the rest
      """,
    version: "0.1.0",
    subcommands: [
      TranscribeCommand.self, ListenCommand.self, ComposeCommand.self, CallCommand.self,
      LogCommand.self, CaptureCommand.self, RecoverCommand.self, RecordingsCommand.self,
      ServeCommand.self, TokenCommand.self,
      VADCommand.self,
      DoctorCommand.self,
      WorkerCommand.self,
    ])

  /// Throws if `arguments` request help for an unknown command.
  ///
  /// The parser would print the general help instead, without an error.
  static func checkHelp(_ arguments: [String]) throws {
    guard arguments.first == "help", let name = arguments.dropFirst().first, !name.hasPrefix("-")
    else { return }
    let commands = configuration.subcommands.map { $0.configuration }
    if name == "help" || commands.contains(where: { $0.commandName == name }) { return }
    let known = commands.filter(\.shouldDisplay).compactMap(\.commandName)
    throw ValidationError(CommandFailure.unknown("a command", name, known: known).sentence)
  }
}
