import ArgumentParser
import Foundation
import Hark
import HarkMeals
import HarkPresentation
import HarkScreens
import HarkServices

/// `hark log`: shows the nutrition of a spoken or typed meal.
struct LogCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "log", abstract: "Show the nutrition of a spoken or typed meal.",
    discussion: """
      On a terminal: \(keys) Two seconds of silence also stop the recording. \(ScreenKeys.editing) \
      With --file, the meal is read from an audio file. If standard input is not a terminal, each \
      of its lines is a meal.

      The figures come from USDA data and need no network, unless --url names an OpenAI-compatible \
      chat completions server; its API key is read from HARK_CHAT_KEY. Unknown foods are listed, \
      never guessed. An assumed amount is marked with ~.

      EXAMPLES
        hark log
        hark log --file lunch.wav
        echo "two eggs and a slice of toast" | hark log
        hark log --url http://localhost:8000/v1 --model small
      """)

  static let keys = ScreenKeys.sentence(enter: "submits")

  @OptionGroup var options: SpeakerOptions
  @OptionGroup var chat: ChatOptions

  func execute() async throws -> CommandStatus {
    let server = try chat.server()
    let speaker = try await options.speaker(.mealLog)
    let analyzer: any MealAnalyzer =
      server.map { LanguageModelMealAnalyzer($0.completions) } ?? FoodTableMealAnalyzer()
    let runner = ScreenRunner(
      MealLog(), session: speaker.session(), perform: MealLog.perform(analyzer))
    return try await speaker.run(runner, keys: Self.keys, until: \.canConfirm) {
      try await Self.confirm(with: runner, server, keepsText: $0)
    }
  }

  private static func confirm(
    with runner: ScreenRunner<MealLog>, _ server: ChatServer?, keepsText: Bool
  ) async throws -> CommandStatus {
    let before = await runner.state
    let text = before.field.draft.text
    guard before.canConfirm else { return try await runner.refuse(keepsText: keepsText) }
    await runner.act(.confirm)
    for await log in await runner.states() {
      switch log.stage {
      case .succeeded(_, let meal), .results(let meal):
        try Output.standard.settle(text)
        for line in MealTable(meal: meal).lines { try Output.standard.settle("  " + line) }
        await runner.session.textTaken()
        await runner.act(.startOver)
        return .success
      case .failed(let failure):
        if !keepsText { try await runner.giveBack() }
        Ending.say(server?.takeProblem() ?? log.wording[.message(failure)])
        return CommandStatus(failure)
      case .telling, .typing, .analyzing, .saved: continue
      }
    }
    // The analysis was canceled.
    try Output.standard.settle(text)
    await runner.session.textTaken()
    return .unavailable
  }
}

extension MealLog: TerminalScreen {
  var line: ScreenLine { ScreenLine(field, wording) }
  var clearing: Action { .startOver }
}

struct MealTable {
  let meal: AnalyzedMeal

  var lines: [String] {
    var lines = meal.items.map {
      Self.line($0.food + ", " + MealFigures.amount($0), $0.grams, $0.nutrients)
    }
    if meal.items.count > 1 {
      lines.append(Self.line("total", meal.items.reduce(0) { $0 + $1.grams }, meal.total))
    }
    if !meal.unknown.isEmpty { lines.append("unknown: " + meal.unknown.joined(separator: ", ")) }
    return lines.isEmpty ? ["No food recognized."] : lines
  }

  private static func line(_ name: String, _ grams: Double, _ nutrients: Nutrients) -> String {
    DisplayWidth.padded(name, to: 40)
      + String(
        format: "%4.0f g %5.0f kcal  protein %5.1f g  fat %5.1f g  carbohydrate %5.1f g", grams,
        nutrients.energy, nutrients.protein, nutrients.fat, nutrients.carbohydrate)
  }
}
