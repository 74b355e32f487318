import ArgumentParser
import Hark
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

  @OptionGroup var speaker: SpeakerOptions

  @OptionGroup var chat: ChatOptions

  func run() async throws {
    try await Ending.report {
      let sound = speaker.sound
      let session = try await speaker.session(.mealLog, sound)
      let analyzer: any MealAnalyzer =
        chat.completions.map { LanguageModelMealAnalyzer($0) } ?? FoodTableMealAnalyzer()
      let runner = ScreenRunner(MealLog(), session: session, perform: MealLog.perform(analyzer))
      return try await LogRun(runner: runner, sound: sound).run()
    }
  }
}
