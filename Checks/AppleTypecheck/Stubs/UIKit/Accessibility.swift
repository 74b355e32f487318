import Foundation

/// uikit/uiaccessibility.
@MainActor public enum UIAccessibility {
  /// uikit/uiaccessibility/notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// uikit/uiaccessibility/notification/rawvalue.
    public let rawValue: UInt32

    /// uikit/uiaccessibility/notification/init(rawvalue:).
    nonisolated public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// uikit/uiaccessibility/notification/announcement.
    nonisolated public static let announcement = Notification(rawValue: 1)
    /// uikit/uiaccessibility/notification/screenchanged.
    nonisolated public static let screenChanged = Notification(rawValue: 2)
    /// uikit/uiaccessibility/notification/layoutchanged.
    nonisolated public static let layoutChanged = Notification(rawValue: 3)
  }

  /// uikit/uiaccessibility/post(notification:argument:).
  public static func post(notification: Notification, argument: Any?) {
    DeviceScript.note("post \(notification.rawValue) \(argument ?? "")")
  }

  /// uikit/uiaccessibility/isvoiceoverrunning.
  public static var isVoiceOverRunning: Bool { DeviceScript.isVoiceOverRunning }

  /// uikit/uiaccessibility/isreducemotionenabled.
  public static var isReduceMotionEnabled: Bool { stub() }

  /// uikit/uiaccessibility/announcementdidfinishnotification.
  nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")

  /// uikit/uiaccessibility/announcementstringvalueuserinfokey.
  nonisolated public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"

  /// uikit/uiaccessibility/announcementwassuccessfuluserinfokey.
  nonisolated public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}
