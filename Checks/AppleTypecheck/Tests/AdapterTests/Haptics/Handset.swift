import Foundation
import UIKit

/// Access to the stand-in for UIKit.
///
/// A file that imports `Testing` cannot import UIKit here, because Swift then requires a module
/// that combines both.
enum Handset {
  /// The URL of the app's page in Settings.
  static let settings = UIApplication.openSettingsURLString

  /// Resets the stand-in to its initial state.
  static func reset(isVoiceOverRunning: Bool = false, opens: Bool = true) {
    DeviceScript.reset(isVoiceOverRunning: isVoiceOverRunning, opens: opens)
  }

  /// The requests to the system, in order.
  static var log: [String] { DeviceScript.log }

  /// Returns when `count` lines have been logged.
  static func logged(_ count: Int) async { await DeviceScript.logged(count) }

  /// The types in which a notification can contain an announcement's text.
  enum TextType: CaseIterable {
    case string, attributed
  }

  /// Reports that an announcement was read to its end.
  static func finishReading(_ text: String, as type: TextType = .string) {
    let value: Any =
      switch type {
      case .string: text
      case .attributed: NSAttributedString(string: text)
      }
    NotificationCenter.default.post(
      name: UIAccessibility.announcementDidFinishNotification, object: nil,
      userInfo: [UIAccessibility.announcementStringValueUserInfoKey: value])
  }

  /// Moves the app to the background.
  @MainActor static func leave() {
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared)
  }
}
