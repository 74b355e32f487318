import Dispatch
import Foundation

/// The network as a test has it; no declaration of Apple's.
public enum PathScript {
  /// One monitor; its handler is read and written under a lock.
  ///
  /// `@unchecked Sendable` holds because of that lock.
  final class Monitor: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: (@Sendable (NWPath) -> Void)?

    var handler: (@Sendable (NWPath) -> Void)? {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }

  private static let lock = NSLock()

  // Read and written between `lock.lock()` and `lock.unlock()` alone.
  nonisolated(unsafe) private static var running: [(Monitor, DispatchQueue)] = []

  /// How many monitors are watching.
  public static var count: Int { lock.withLock { running.count } }

  /// Tells every monitor, on its queue, and returns when all have been told.
  public static func tell(_ status: NWPath.Status) {
    for (monitor, queue) in lock.withLock({ running }) {
      queue.sync { monitor.handler?(NWPath(status: status)) }
    }
  }

  static func start(_ monitor: Monitor, _ queue: DispatchQueue) {
    lock.withLock { running.append((monitor, queue)) }
  }

  static func cancel(_ monitor: Monitor) {
    lock.withLock { running.removeAll { $0.0 === monitor } }
  }
}
