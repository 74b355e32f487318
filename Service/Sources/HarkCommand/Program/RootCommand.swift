import ArgumentParser

/// The command `hark`: voice input from the command line.
///
/// Start reading here, then continue with `TranscribeCommand` and `VADCommand`.
struct RootCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hark", abstract: "Transcribe speech offline.",
    discussion: """
      EXAMPLES
        hark transcribe talk.wav              transcribe an audio file
        hark transcribe --realtime talk.mp3   the same, at its original speed
        hark listen                           transcribe the microphone
        arecord -r 16000 -f S16_LE | hark transcribe -
        hark compose                          chat with a coach
        hark call                             talk with the coach, hands-free
        hark log                              show the nutrition of a meal
        hark capture                          save a spoken or typed thought
        hark recover                          restore interrupted dictations
        hark recordings                       list recorded calls
        hark serve                            serve the page and the APIs
        hark finish                           write spoken words as text
        hark vad talk.flac                    list the speech segments of a file
        hark model                            install and select recognition models
        hark doctor                           check this machine and suggest fixes
      """,
    version: "0.1.0",
    subcommands: [
      TranscribeCommand.self, ListenCommand.self, ComposeCommand.self, CallCommand.self,
      LogCommand.self, CaptureCommand.self, RecoverCommand.self, RecordingsCommand.self,
      ServeCommand.self, TokenCommand.self, FinishCommand.self, VADCommand.self, ModelCommand.self,
      DoctorCommand.self, WorkerCommand.self,
    ])

  /// Throws if `arguments` name an unknown command, also one for which they request help.
  ///
  /// The parser would print the general help, without an error, or suggest nothing.
  static func checkName(_ arguments: [String]) throws {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let name = words.first, !name.hasPrefix("-"), name != "help" else { return }
    let commands = configuration.subcommands.map { $0.configuration }
    if commands.contains(where: { $0.commandName == name }) { return }
    let known = commands.filter(\.shouldDisplay).compactMap(\.commandName)
    throw ValidationError(CommandFailure.unknownCommand(name, known: known).sentence)
  }
}
