import Foundation

extension NotificationCenter {
  /// foundation/notificationcenter/notifications(named:object:)
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications { fatalError() }

  /// foundation/notificationcenter/notifications
  ///
  /// conformance: foundation/notificationcenter/notifications.
  public final class Notifications: AsyncSequence, Sendable {
    /// foundation/notificationcenter/notifications/makeasynciterator()
    public func makeAsyncIterator() -> Iterator { fatalError() }

    /// foundation/notificationcenter/notifications/iterator
    public struct Iterator: AsyncIteratorProtocol {
      /// foundation/notificationcenter/notifications/iterator/next()
      public mutating func next() async -> Notification? { fatalError() }
    }
  }
}
