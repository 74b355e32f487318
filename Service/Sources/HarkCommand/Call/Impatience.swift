import Synchronization

/// Detects repeated user requests to end the call.
final class Impatience: Sendable {
  private let count = Mutex(0)
  private let act: @Sendable () -> Void

  /// Creates a detector that calls `act` from the second request on.
  init(_ act: @escaping @Sendable () -> Void) { self.act = act }

  /// Registers a request to end.
  func grow() {
    let isSecond = count.withLock { count in
      count += 1
      return count > 1
    }
    if isSecond { act() }
  }
}
