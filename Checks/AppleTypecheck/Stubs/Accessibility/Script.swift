import Foundation

/// What was announced, for tests; no declaration of Apple's.
public enum AnnouncementScript {
  /// Told of each announcement and its priority.
  public typealias Listener = @Sendable (String, String) -> Void

  private static let lock = NSLock()

  // Read and written between `lock.lock()` and `lock.unlock()` alone.
  nonisolated(unsafe) private static var listener: Listener?

  /// Tells `listener` of what is announced from now on.
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
