import Dispatch
import Foundation

/// Hears once each ctrl-C, a request to end, and that the terminal has gone; the second time the
/// process ends as it always does.
struct Interrupts {
  private let sources: [any DispatchSourceSignal]

  /// Calls `act` at the first of each from now on, with the status to end with.
  init(_ act: @escaping @Sendable (CommandStatus) -> Void) {
    sources = [(SIGINT, .interrupted), (SIGTERM, .terminated), (SIGHUP, .hungUp)]
      .compactMap { (number: Int32, status: CommandStatus) in
        // Whoever starts it with `nohup` wants it to go on.
        if number == SIGHUP, Self.isIgnored(number) { return nil }
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number)
        source.setEventHandler {
          signal(number, SIG_DFL)
          act(status)
        }
        source.resume()
        return source
      }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    let handler = action.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
