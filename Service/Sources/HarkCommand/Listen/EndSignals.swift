import Foundation
import Synchronization

/// Hears the signals that ask a program to end: the first one is a wish to quit, the second one ends
/// the process at once.
struct EndSignals {
  private let signals: HeardSignals

  /// Begins to hear; `terminal` is put back before the process ends.
  init(_ wishes: ListenWishes, _ terminal: KeyTerminal?) {
    let heard = HeardOnce()
    signals = HeardSignals([SIGINT, SIGTERM, SIGHUP, SIGQUIT]) { number in
      if heard.insert(number) { return wishes.add(.quit) }
      terminal?.restore()
      exit(128 + number)
    }
  }
}

/// Which signals have come.
private final class HeardOnce: Sendable {
  private let numbers = Mutex<Set<Int32>>([])

  /// Whether it has not come before.
  func insert(_ number: Int32) -> Bool { numbers.withLock { $0.insert(number).inserted } }
}
