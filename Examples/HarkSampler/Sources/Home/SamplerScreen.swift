import Foundation

/// A place in the app.
enum SamplerScreen: String, Hashable, CaseIterable {
  case chat, capture, call, dictation, meal, callSettings, settings, times

  /// What it is called.
  var title: String {
    switch self {
    case .chat: "Coach chat"
    case .capture: "Capture"
    case .call: "Voice call"
    case .dictation: "Dictation"
    case .meal: "Meal log"
    case .callSettings: "Settings of calls"
    case .settings: "Settings"
    case .times: "Times"
    }
  }

  /// The five kinds of voice input.
  static let voices: [SamplerScreen] = [.chat, .capture, .call, .dictation, .meal]

  /// What stands around them.
  static let others: [SamplerScreen] = [.callSettings, .settings, .times]

  /// Where an app of this name begins: the same app is there under four names, with the usage texts
  /// of four experiences, and opens where its texts belong.
  static func first(bundle identifier: String? = Bundle.main.bundleIdentifier) -> SamplerScreen? {
    guard let last = identifier?.split(separator: ".").last else { return nil }
    return SamplerScreen(rawValue: String(last))
  }
}
