import Foundation
import Hark
import HarkServices
import Observation

/// What a person chose in this app.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
final class SamplerSettings {
  /// The address of a server that speaks OpenAI's chat completions; empty for the coach without one.
  var agentURL = Stored.text("agentURL") { didSet { Stored.keep(agentURL, "agentURL") } }

  /// The name of its model.
  var agentModel = Stored.text("agentModel") { didSet { Stored.keep(agentModel, "agentModel") } }

  /// Its key; kept as long as the app runs and no longer.
  var agentKey = ""

  /// The language that is listened for.
  var language = SamplerLanguage(rawValue: Stored.text("language")) ?? .experience {
    didSet { Stored.keep(language.rawValue, "language") }
  }

  /// Whether a meal goes on by itself, without a tap that confirms it.
  var confirmsMeals = Stored.isOn("confirmsMeals") {
    didSet { Stored.keep(confirmsMeals, "confirmsMeals") }
  }

  /// Measures how long one waits.
  let measuring = Measuring()

  /// Who answers in the chat and in the call.
  var agent: any Agent {
    completions.map { ChatCompletionsAgent($0) } ?? ReflectiveCoach()
  }

  /// Who looks at meals.
  var mealAnalyzer: any MealAnalyzer {
    completions.map { LanguageModelMealAnalyzer($0) } ?? FoodTableMealAnalyzer()
  }

  private var completions: ChatCompletions? {
    guard !agentURL.isEmpty else { return nil }
    return ChatCompletions(
      ChatSettings(
        baseURL: agentURL, model: agentModel, key: agentKey.isEmpty ? nil : Secret(agentKey)))
  }
}

/// The app's own settings in the system's store.
private enum Stored {
  static func text(_ key: String) -> String { UserDefaults.standard.string(forKey: key) ?? "" }

  static func isOn(_ key: String) -> Bool { UserDefaults.standard.bool(forKey: key) }

  static func keep(_ value: String, _ key: String) { UserDefaults.standard.set(value, forKey: key) }

  static func keep(_ value: Bool, _ key: String) { UserDefaults.standard.set(value, forKey: key) }
}
