import Foundation
import Hark
import HarkMeals
import HarkServices
import Observation

/// The user's settings for this app.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
final class SamplerSettings {
  /// The URL of a server that implements OpenAI's chat completions; empty for the built-in coach,
  /// which needs no server.
  var agentURL = Stored.text("agentURL") { didSet { Stored.keep(agentURL, "agentURL") } }

  /// The name of the server's model.
  var agentModel = Stored.text("agentModel") { didSet { Stored.keep(agentModel, "agentModel") } }

  /// The key for the server, which is discarded when the app exits.
  var agentKey = ""

  /// The language of recognition.
  var language = SamplerLanguage(rawValue: Stored.text("language")) ?? .experience {
    didSet { Stored.keep(language.rawValue, "language") }
  }

  /// Whether a meal is confirmed automatically, without a tap.
  var confirmsMeals = Stored.isOn("confirmsMeals") {
    didSet { Stored.keep(confirmsMeals, "confirmsMeals") }
  }

  /// The measurements of response times.
  let measuring: Measuring

  /// The device checks.
  let checks: CheckRun

  init() {
    let measuring = Measuring()
    self.measuring = measuring
    checks = CheckRun(CheckMeter(), measuring)
  }

  /// The agent that replies in the chat and the call.
  var agent: any Agent {
    completions.map { ChatCompletionsAgent($0) } ?? ReflectiveCoach()
  }

  /// The analyzer of meals.
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

/// The app's settings in the user defaults.
private enum Stored {
  static func text(_ key: String) -> String { UserDefaults.standard.string(forKey: key) ?? "" }

  static func isOn(_ key: String) -> Bool { UserDefaults.standard.bool(forKey: key) }

  static func keep(_ value: String, _ key: String) { UserDefaults.standard.set(value, forKey: key) }

  static func keep(_ value: Bool, _ key: String) { UserDefaults.standard.set(value, forKey: key) }
}
