import ArgumentParser
import Foundation
import Hark
import HarkLinux
import HarkScreens
import HarkServices

/// `hark log`: what was eaten, told by voice or by hand, and what it holds.
struct LogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Tells what a meal holds, told by voice or by hand.",
    discussion: """
      On a terminal, tab begins to speak and two seconds of silence end it, the words can be edited, \
      enter takes them, escape drops what is being spoken, ctrl-C ends. With --file the sound of a \
      file is a meal. Without a terminal on standard input each of its lines is one.

      The figures are the USDA's and need no network, unless --url names a server that speaks \
      OpenAI's chat completions; its key is read from HARK_CHAT_KEY. What is not known is named, \
      never guessed. An amount that was not said is marked with ~.

      EXAMPLES
        hark log
        hark log --file lunch.wav
        echo "two eggs and a slice of toast" | hark log
        hark log --url http://localhost:8000/v1 --model small
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
      let sound = file.map { SoundFileMicrophone(SoundSource(argument: $0)) }
      let microphone: any Microphone = sound ?? PulseMicrophone(device: device)
      let environment = ProcessInfo.processInfo.environment
      let session = VoiceSession(
        experience: .mealLog, microphone: microphone, recognizer: recognizer,
        keeping: await keeping.keeping(), diagnostics: KeepingNotes(),
        deviceLocale: EnvironmentLocale.tag(in: environment))
      let runner = ScreenRunner(
        MealLog(), session: session, perform: MealLog.perform(analyzer(environment)))
      return try await LogRun(runner: runner, sound: sound).run()
    }
  }

  private func analyzer(_ environment: [String: String]) -> any MealAnalyzer {
    guard let url else { return FoodTableMealAnalyzer() }
    let key = environment["HARK_CHAT_KEY"].map(Secret.init)
    return LanguageModelMealAnalyzer(
      ChatCompletions(ChatSettings(baseURL: url, model: model, key: key)))
  }
}
