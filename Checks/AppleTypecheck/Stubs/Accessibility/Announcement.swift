@_exported import FoundationGaps
import Foundation

/// accessibility/accessibilitynotification.
@available(iOS 17.0, macOS 14.0, *)
public enum AccessibilityNotification {
  /// accessibility/accessibilitynotification/announcement.
  public struct Announcement {
    let text: AttributedString

    /// accessibility/accessibilitynotification/announcement/init(_:).
    public init(_ announcement: String) { text = AttributedString(announcement) }

    /// accessibility/accessibilitynotification/announcement/init(_:).
    public init(_ announcement: AttributedString) { text = announcement }

    /// accessibility/accessibilitynotification/announcement/post().
    public func post() {
      AnnouncementScript.post(
        String(text.characters), text.accessibilitySpeechAnnouncementPriority)
    }
  }
}

extension AttributeScopes {
  /// foundation/attributescopes/accessibilityattributes.
  public struct AccessibilityAttributes: AttributeScope {
    /// foundation/attributescopes/accessibilityattributes/accessibilityspeechannouncementpriority.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    /// foundation/attributescopes/accessibilityattributes/announcementpriorityattribute.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// foundation/attributescopes/accessibilityattributes/announcementpriorityattribute/value.
      public typealias Value = AnnouncementPriority

      /// foundation/attributescopes/accessibilityattributes/announcementpriorityattribute/name.
      public static let name = "AXSpeechAnnouncementPriority"
    }

    /// foundation/attributescopes/accessibilityattributes/announcementpriorityattribute/announcementpriority.
    ///
    /// conformance: foundation/attributescopes/accessibilityattributes/announcementpriorityattribute/announcementpriority.
    public enum AnnouncementPriority: Hashable, Sendable {
      /// Lower than the default priority.
      case low

      /// The default priority.
      case `default`

      /// Higher than the default priority.
      case high
    }
  }
}

extension AttributeDynamicLookup {
  /// foundation/attributedynamiclookup/subscript(dynamicmember:).
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
