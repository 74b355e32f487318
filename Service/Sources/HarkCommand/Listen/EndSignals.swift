import Dispatch
import Foundation

/// Hears the signals that ask a program to end: the first one is a wish to quit, the second one ends
/// the process at once.
struct EndSignals {
  private let sources: [any DispatchSourceSignal]

  /// Begins to hear; `terminal` is put back before the process ends.
  init(_ wishes: ListenWishes, _ terminal: KeyTerminal?) {
    sources = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      var isSecond = false
      source.setEventHandler {
        if isSecond {
          terminal?.restore()
          exit(128 + number)
        }
        isSecond = true
        wishes.add(.quit)
      }
      source.resume()
      return source
    }
  }
}
