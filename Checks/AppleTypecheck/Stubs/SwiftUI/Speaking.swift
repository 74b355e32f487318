import Foundation

/// foundation/attributescopes/accessibilityattributes
public enum AnnouncementPriorityAttribute: AttributedStringKey {
  /// foundation/attributescopes/accessibilityattributes/announcementpriorityattribute/announcementpriority.
  ///
  /// conformance: foundation/attributescopes/accessibilityattributes/announcementpriorityattribute/announcementpriority.
  public enum AnnouncementPriority: Hashable, Sendable { case low, `default`, high }
  /// foundation/attributedstringkey/value.
  public typealias Value = AnnouncementPriority
  /// foundation/attributedstringkey/name.
  public static let name = "announcementPriority"
}
extension AttributedString {
  /// foundation/attributescopes/accessibilityattributes/accessibilityspeechannouncementpriority
  @available(iOS 17.0, macOS 14.0, *)
  public var accessibilitySpeechAnnouncementPriority:
    AnnouncementPriorityAttribute.AnnouncementPriority?
  {
    get { stub() }
    set { stub() }
  }
}
