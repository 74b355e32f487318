import ArgumentParser
import Hark
import HarkScreens
import HarkServer
import HarkServices

/// `hark capture`: captures a spoken or typed thought, which the user reviews and saves.
struct CaptureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "capture",
    abstract: "Keeps a thought, spoken or typed.",
    discussion: """
      On a terminal: \(keys) \(ScreenKeys.editing) With --file the sound of a file is saved. \
      Without a terminal on standard input each of its lines is saved. What could not be saved is \
      written to standard output.

      It is kept by `hark serve` on this machine, unless --server names another one that speaks its \
      captures API; the token for that one is read from HARK_TOKEN.

      EXAMPLES
        hark capture
        hark capture --file thought.wav
        echo "call the plumber" | hark capture --server https://notes.example.org
      """)

  /// The description of the keys at a terminal.
  static let keys = ScreenKeys.sentence(enter: "saves")

  @OptionGroup var options: SpeakerOptions

  @Option(help: "The server that keeps it, up to and without /api.")
  var server = ServerSettings().url(port: ServerSettings.standardPort)

  @OptionGroup var secret: SecretOptions

  func run() async throws {
    try await Ending.report {
      let server = try CaptureServer(server)
      let service = try await server.service(secret)
      let speaker = try await options.speaker()
      let experience = try options.experience(.capture, of: speaker)
      let runner = ScreenRunner(
        Capture(), session: speaker.session(experience), perform: Capture.perform(service))
      return try await CaptureRun(runner: runner, speaker: speaker, server: server).run()
    }
  }
}
