import ArgumentParser
import Hark
import HarkMeals
import HarkScreens
import HarkServices

/// `hark log`: logs a meal, described by voice or keyboard, with its nutrition.
struct LogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Tells what a meal holds, told by voice or by hand.",
    discussion: """
      On a terminal: \(keys) Two seconds of silence stop it, too. \(ScreenKeys.editing) With --file \
      the sound of a file is a meal. Without a terminal on standard input each of its lines is one.

      The figures are the USDA's and need no network, unless --url names a server that speaks \
      OpenAI's chat completions; its key is read from HARK_CHAT_KEY. What is not known is named, \
      never guessed. An amount that was not said is marked with ~.

      EXAMPLES
        hark log
        hark log --file lunch.wav
        echo "two eggs and a slice of toast" | hark log
        hark log --url http://localhost:8000/v1 --model small
      """)

  /// The description of the keys at a terminal.
  static let keys = ScreenKeys.sentence(enter: "takes it")

  @OptionGroup var options: SpeakerOptions

  @OptionGroup var chat: ChatOptions

  func run() async throws {
    try await Ending.report {
      let server = try chat.server()
      let speaker = try await options.speaker()
      let experience = try options.experience(.mealLog, of: speaker)
      let analyzer: any MealAnalyzer =
        server.map { LanguageModelMealAnalyzer($0.completions) } ?? FoodTableMealAnalyzer()
      let runner = ScreenRunner(
        MealLog(), session: speaker.session(experience), perform: MealLog.perform(analyzer))
      return try await LogRun(runner: runner, speaker: speaker, server: server).run()
    }
  }
}
