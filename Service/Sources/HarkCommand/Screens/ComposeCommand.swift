import ArgumentParser
import Foundation
import Hark
import HarkLinux
import HarkScreens
import HarkServices

/// `hark compose`: a talk with a coach, by voice and by hand.
struct ComposeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compose",
    abstract: "Talks with a coach, by voice and by hand.",
    discussion: """
      On a terminal, tab begins to speak and ends it, the words can be edited, enter sends them, \
      escape drops what is being spoken, ctrl-C ends. With --file the sound of a file is sent. \
      Without a terminal on standard input each of its lines is sent.

      The coach is a small one made of rules, which needs no network, unless --url names a server \
      that speaks OpenAI's chat completions; its key is read from HARK_CHAT_KEY.

      EXAMPLES
        hark compose
        hark compose --file thought.wav
        hark compose --url http://localhost:8000/v1 --model small
      """)

  @Option(help: "A sound file to speak in the person's place; - is standard input.")
  var file: String?

  @Option(help: "The microphone, by name or description.")
  var device: String?

  @Option(help: "A server of chat completions, up to and with its version.")
  var url: String?

  @Option(help: "The model that it is asked for.")
  var model = "default"

  @OptionGroup var keeping: KeepingOptions

  func run() async throws {
    try await Ending.report {
      let recognizer = try await RecognizerChoice.pocketsphinx.make()
      let microphone: any Microphone
      if let file {
        microphone = SoundFileMicrophone(SoundSource(argument: file))
      } else {
        microphone = PulseMicrophone(device: device)
      }
      let environment = ProcessInfo.processInfo.environment
      let session = VoiceSession(
        experience: .composer, microphone: microphone, recognizer: recognizer,
        keeping: await keeping.keeping(), diagnostics: KeepingNotes(),
        deviceLocale: EnvironmentLocale.tag(in: environment))
      let runner = ScreenRunner(
        Composer(), session: session, perform: Composer.perform(agent(environment)))
      return try await ComposeRun(runner: runner, sound: microphone as? SoundFileMicrophone).run()
    }
  }

  private func agent(_ environment: [String: String]) -> any Agent {
    guard let url else { return ReflectiveCoach() }
    let key = environment["HARK_CHAT_KEY"].map(Secret.init)
    return ChatCompletionsAgent(ChatCompletions(ChatSettings(baseURL: url, model: model, key: key)))
  }
}
