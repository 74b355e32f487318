import Foundation

/// A screen of the app.
enum SamplerScreen: String, Hashable, CaseIterable {
  case chat, capture, call, dictation, meal, callSettings, settings, times, checks

  /// The title of the screen.
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
    case .checks: "Device checks"
    }
  }

  /// The five kinds of voice input.
  static let voices: [SamplerScreen] = [.chat, .capture, .call, .dictation, .meal]

  /// The other screens.
  static let others: [SamplerScreen] = [.callSettings, .settings, .times, .checks]

  /// Returns the initial screen of an app with this bundle identifier; `nil` for the home screen.
  ///
  /// The app is built under several names, with the usage descriptions of different experiences. It
  /// opens the screen to which its usage descriptions belong, or the home screen if it offers all
  /// of them.
  static func first(bundle identifier: String? = Bundle.main.bundleIdentifier) -> SamplerScreen? {
    guard let last = identifier?.split(separator: ".").last else { return nil }
    return SamplerScreen(rawValue: String(last))
  }
}
