#if canImport(AVFAudio)
  import Foundation

  /// An observation of a system notification, active until `end` is called.
  ///
  /// `@unchecked Sendable` is safe because the observer is never inspected, only returned to the
  /// notification center, which is thread-safe.
  final class NotificationObservation: @unchecked Sendable {
    private let observer: any NSObjectProtocol

    /// Calls `handler` for each notification, on the posting thread.
    init(_ name: Notification.Name, _ handler: @escaping @Sendable (Notification) -> Void) {
      observer = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil, using: handler)
    }

    func end() { NotificationCenter.default.removeObserver(observer) }
  }
#endif
