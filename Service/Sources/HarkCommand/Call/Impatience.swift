import Synchronization

/// Hears that a person wants the end, once more than was enough.
final class Impatience: Sendable {
  private let count = Mutex(0)
  private let act: @Sendable () -> Void

  /// Calls `act` from the second time on.
  init(_ act: @escaping @Sendable () -> Void) { self.act = act }

  /// The person wants the end.
  func grow() {
    let isSecond = count.withLock { count in
      count += 1
      return count > 1
    }
    if isSecond { act() }
  }
}
