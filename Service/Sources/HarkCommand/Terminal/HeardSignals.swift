import Dispatch
import Foundation

/// Signals that a command handles instead of being terminated.
///
/// Handling starts with the initializer: an earlier signal terminates the process as usual. No
/// signal is lost in between, as could happen if signals were ignored while Dispatch prepares to
/// handle them.
struct HeardSignals {
  private let sources: [any DispatchSourceSignal]

  /// Registers `act`, which is called on a system queue, and blocks until registration is complete.
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

/// Handles SIGINT, SIGTERM, and, unless they are ignored, SIGQUIT and SIGHUP, once each; a second
/// occurrence performs the signal's default action, which ends the process.
struct Interrupts {
  private let signals: HeardSignals

  init(_ act: @escaping @Sendable (CommandStatus) -> Void) {
    // A shell ignores SIGQUIT for background commands, and `nohup` ignores SIGHUP, because these
    // commands are meant to continue.
    let numbers = [SIGINT, SIGTERM] + [SIGQUIT, SIGHUP].filter { !Self.isIgnored($0) }
    signals = HeardSignals(numbers) { number in
      KeyTerminal.letEnd(by: number)
      if let status = CommandStatus(signal: number) { act(status) }
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    let handler = action.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
