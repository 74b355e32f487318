import Foundation

/// uikit/uiaccessibility. Some of its members belong to the main actor, but the type itself does
/// not.
public enum UIAccessibility {
  /// uikit/uiaccessibility/notification.
  ///
  /// conformance: uikit/uiaccessibility/notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// uikit/uiaccessibility/notification/rawvalue.
    public let rawValue: UInt32

    /// uikit/uiaccessibility/notification/init(rawvalue:).
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// uikit/uiaccessibility/notification/announcement, whose argument is a string.
    public static let announcement = Notification(rawValue: 1)
    /// uikit/uiaccessibility/notification/screenchanged.
    public static let screenChanged = Notification(rawValue: 2)
    /// uikit/uiaccessibility/notification/layoutchanged.
    public static let layoutChanged = Notification(rawValue: 3)
  }

  /// uikit/uiaccessibility/post(notification:argument:).
  @MainActor public static func post(notification: Notification, argument: Any?) {
    DeviceScript.note("post \(notification.rawValue) \(argument ?? "")")
    if notification == .announcement, !(argument is String) {
      DeviceScript.blame("an announcement without a string")
    }
  }

  /// uikit/uiaccessibility/isvoiceoverrunning.
  @MainActor public static var isVoiceOverRunning: Bool { DeviceScript.isVoiceOverRunning }

  /// uikit/uiaccessibility/isreducemotionenabled.
  @MainActor public static var isReduceMotionEnabled: Bool { stub() }

  /// uikit/uiaccessibility/announcementdidfinishnotification.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")

  /// uikit/uiaccessibility/announcementstringvalueuserinfokey.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"

  /// uikit/uiaccessibility/announcementwassuccessfuluserinfokey.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}
