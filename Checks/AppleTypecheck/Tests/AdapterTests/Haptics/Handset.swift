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

  /// The types that an announcement's text can have in a notification.
  enum TextType: CaseIterable {
    case string, attributed
  }

  /// Reports that an announcement was read to the end.
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

  /// The calls that the real system would have refused, or for which it would have terminated the
  /// app.
  static var violations: [String] { DeviceScript.violations }

  /// The number of background tasks that have not been ended.
  static var backgroundTaskCount: Int { DeviceScript.backgroundTaskCount }

  /// Begins a background task, which ends itself on expiration if `endsInTime`. Returns `nil` if
  /// the system refuses.
  @MainActor static func beginTask(endsInTime: Bool) -> Int? {
    let running = RunningTask()
    let task = UIApplication.shared.beginBackgroundTask {
      if endsInTime { UIApplication.shared.endBackgroundTask(running.id) }
    }
    running.id = task
    return task == .invalid ? nil : task.rawValue
  }

  @MainActor private final class RunningTask { var id = UIBackgroundTaskIdentifier.invalid }

  /// Ends a background task.
  @MainActor static func endTask(_ number: Int) {
    UIApplication.shared.endBackgroundTask(UIBackgroundTaskIdentifier(rawValue: number))
  }

  /// Lets the background time expire.
  @MainActor static func expireBackgroundTime() { DeviceScript.expireBackgroundTime() }

  /// Rejects all further background tasks.
  static func refuseBackgroundTasks() { DeviceScript.refuseBackgroundTasks() }

  /// Plays one impact.
  @MainActor static func impact(intensity: Double) {
    UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: intensity)
  }

  /// Opens the app's page in Settings. Returns whether that succeeded, and whether it completed
  /// before the call returned.
  @MainActor static func openSettings() async -> (success: Bool, isImmediate: Bool) {
    guard let page = URL(string: settings) else { return (false, false) }
    let order = Order()
    let success = await withCheckedContinuation { continuation in
      UIApplication.shared.open(page) { success in
        order.isImmediate = !order.hasReturned
        continuation.resume(returning: success)
      }
      order.hasReturned = true
    }
    return (success, order.isImmediate)
  }

  @MainActor private final class Order { var (hasReturned, isImmediate) = (false, false) }

  /// Posts an announcement.
  @MainActor static func announce(_ argument: Any?) {
    UIAccessibility.post(notification: .announcement, argument: argument)
  }

  /// Moves the app to the background.
  @MainActor static func leave() {
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared)
  }
}
