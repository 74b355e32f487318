import Dispatch
import Foundation

/// Scripts the network's state, for tests. Not an Apple API.
public enum PathScript {
  /// A monitor whose handler is accessed only under a lock.
  ///
  /// `@unchecked Sendable` is safe because of that lock.
  final class Monitor: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: (@Sendable (NWPath) -> Void)?

    var handler: (@Sendable (NWPath) -> Void)? {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }

  private static let lock = NSLock()

  // Accessed only while `lock` is held.
  nonisolated(unsafe) private static var running: [(Monitor, DispatchQueue)] = []

  // Also accessed only while `lock` is held.
  nonisolated(unsafe) private static var waiting: [(Int, CheckedContinuation<Void, Never>)] = []

  /// Returns when `count` monitors are running.
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

  /// Reports `status` to every monitor on the monitor's queue, and returns when all handlers have
  /// run.
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
