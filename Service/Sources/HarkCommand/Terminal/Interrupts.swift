import Foundation

/// Handles SIGINT, SIGQUIT, SIGTERM, and SIGHUP once each; a second occurrence performs the
/// signal's default action, which ends the process.
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
