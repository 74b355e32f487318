import Dispatch
import Foundation

/// Signals that a command handles instead of being terminated.
///
/// Handling starts with the initializer: an earlier signal terminates the process as usual. No
/// signal is lost in between, as it would be if it were ignored while Dispatch prepares to handle
/// it.
struct HeardSignals {
  private let sources: [any DispatchSourceSignal]

  /// Registers `act`, which is called on a system queue, and blocks until that is complete.
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
