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

      The figures are the USDA's, each with its number; what is not known is named, never guessed. \
      An amount that was not said is marked with ~.

      EXAMPLES
        hark log
        hark log --file lunch.wav
        echo "two eggs and a slice of toast" | hark log
      """)

  @Option(help: "A sound file to speak in the person's place; - is standard input.")
  var file: String?

  @Option(help: "The microphone, by name or description.")
  var device: String?

  func run() async throws {
    try await Ending.report {
      let recognizer = try await RecognizerChoice.pocketsphinx.make()
      let sound = file.map { SoundFileMicrophone(SoundSource(argument: $0)) }
      let microphone: any Microphone = sound ?? PulseMicrophone(device: device)
      let session = VoiceSession(
        experience: .mealLog, microphone: microphone, recognizer: recognizer,
        deviceLocale: EnvironmentLocale.tag(in: ProcessInfo.processInfo.environment))
      let runner = ScreenRunner(
        MealLog(), session: session, perform: MealLog.perform(FoodTableMealAnalyzer()))
      return try await LogRun(runner: runner, sound: sound).run()
    }
  }
}
