#if canImport(UIKit)
  import Foundation

  /// A watch on one of the system's notifications, until it is ended.
  ///
  /// `@unchecked Sendable` holds because the observer is never looked into, only handed back to the
  /// centre, which any thread may do.
  final class NotificationObservation: @unchecked Sendable {
    private let observer: any NSObjectProtocol

    /// Calls `handler` at each, on the thread that posts it.
    init(_ name: Notification.Name, _ handler: @escaping @Sendable (Notification) -> Void) {
      observer = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil, using: handler)
    }

    /// Watches no longer.
    func end() { NotificationCenter.default.removeObserver(observer) }
  }
#endif
