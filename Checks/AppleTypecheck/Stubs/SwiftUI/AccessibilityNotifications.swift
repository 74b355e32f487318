import Foundation

/// swiftui/accessibilitynotification.
@available(iOS 17.0, macOS 14.0, *)
public enum AccessibilityNotification {
  /// accessibility/accessibilitynotification/announcement.
  public struct Announcement {
    /// accessibility/accessibilitynotification/announcement/init(_:).
    public init(_ string: String) { stub() }

    /// accessibility/accessibilitynotification/announcement/init(_:).
    public init(_ attributedString: AttributedString) { stub() }

    /// accessibility/accessibilitynotification/announcement/post().
    public func post() { stub() }
  }
}
