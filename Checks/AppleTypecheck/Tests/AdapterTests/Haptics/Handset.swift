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

  /// Reports that an announcement was read to its end.
  static func finishReading(_ text: String) {
    NotificationCenter.default.post(
      name: UIAccessibility.announcementDidFinishNotification, object: nil,
      userInfo: [UIAccessibility.announcementStringValueUserInfoKey: text])
  }

  /// Moves the app to the background.
  @MainActor static func leave() {
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared)
  }
}
