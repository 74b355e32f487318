import Foundation

/// Reports announcements to tests. Not an Apple API.
public enum AnnouncementScript {
  /// Receives each announcement and its priority.
  public typealias Listener = @Sendable (String, String) -> Void

  private static let lock = NSLock()

  // Accessed only while `lock` is held.
  nonisolated(unsafe) private static var listener: Listener?

  /// Reports all subsequent announcements to `listener`.
  public static func listen(_ listener: Listener?) {
    lock.withLock { self.listener = listener }
  }

  static func post(
    _ text: String, _ priority: AttributeScopes.AccessibilityAttributes.AnnouncementPriority?
  ) {
    let listener = lock.withLock { self.listener }
    listener?(text, priority.map { "\($0)" } ?? "default")
  }
}
