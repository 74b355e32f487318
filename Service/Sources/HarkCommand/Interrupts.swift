import Dispatch
import Foundation

/// Hears ctrl-C once; the second one ends the process as it always does.
struct Interrupts {
  private let source: any DispatchSourceSignal

  /// Calls `act` at the first ctrl-C from now on.
  init(_ act: @escaping @Sendable () -> Void) {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT)
    source.setEventHandler {
      signal(SIGINT, SIG_DFL)
      act()
    }
    source.resume()
  }
}
