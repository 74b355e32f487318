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

  // Likewise.
  nonisolated(unsafe) private static var waiting: [(Int, CheckedContinuation<Void, Never>)] = []

  /// Returns when this many monitors are watching.
  public static func isWatched(by count: Int) async {
    await withCheckedContinuation { continuation in
      change { waiting.append((count, continuation)) }
    }
  }

  private static func change(_ body: () -> Void) {
    let ready = lock.withLock {
      body()
      defer { waiting.removeAll { $0.0 == running.count } }
      return waiting.filter { $0.0 == running.count }
    }
    for (_, continuation) in ready { continuation.resume() }
  }

  /// Tells every monitor, on its queue, and returns when all have been told.
  public static func tell(_ status: NWPath.Status) {
    for (monitor, queue) in lock.withLock({ running }) {
      queue.sync { monitor.handler?(NWPath(status: status)) }
    }
  }

  static func start(_ monitor: Monitor, _ queue: DispatchQueue) {
    change { running.append((monitor, queue)) }
  }

  static func cancel(_ monitor: Monitor) {
    change { running.removeAll { $0.0 === monitor } }
  }
}
