import Dispatch
import Foundation

/// Signals that a command hears instead of being ended by them.
///
/// They are heard from when this is made: one that comes earlier ends the process as it always does,
/// and none is lost in between, as one would be that is ignored while Dispatch gets ready to hear it.
struct HeardSignals {
  private let sources: [any DispatchSourceSignal]

  /// Calls `act` at each of `numbers`, on a queue of the system's; returns once they are heard, which
  /// takes some milliseconds at most.
  init(_ numbers: [Int32], _ act: @escaping @Sendable (Int32) -> Void) {
    let registered = DispatchSemaphore(value: 0)
    sources = numbers.map { number in
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { act(number) }
      source.setRegistrationHandler { registered.signal() }
      source.resume()
      return source
    }
    for _ in sources { registered.wait() }
  }
}
