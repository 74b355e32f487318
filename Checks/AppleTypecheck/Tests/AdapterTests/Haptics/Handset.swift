import Foundation
import UIKit

/// The stand-in of UIKit, for tests: in a file with `Testing` UIKit cannot be imported here, because
/// Swift then wants a module of both.
enum Handset {
  /// The address of the app's page in Settings.
  static let settings = UIApplication.openSettingsURLString

  /// Forgets everything and begins anew.
  static func reset(isVoiceOverRunning: Bool = false, opens: Bool = true) {
    DeviceScript.reset(isVoiceOverRunning: isVoiceOverRunning, opens: opens)
  }

  /// What was asked for, in order.
  static var log: [String] { DeviceScript.log }

  /// Returns when so many lines have been logged.
  static func logged(_ count: Int) async { await DeviceScript.logged(count) }

  /// Says that an announcement was read to its end.
  static func finishReading(_ text: String) {
    NotificationCenter.default.post(
      name: UIAccessibility.announcementDidFinishNotification, object: nil,
      userInfo: [UIAccessibility.announcementStringValueUserInfoKey: text])
  }

  /// Puts the app into the background.
  @MainActor static func leave() {
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared)
  }
}
