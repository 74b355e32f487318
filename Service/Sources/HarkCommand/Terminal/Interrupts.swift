import Foundation
import Synchronization

/// Handles SIGINT, SIGQUIT, SIGTERM and SIGHUP once each; the second time, the signal's default action
/// ends the process.
struct Interrupts {
  private let signals: HeardSignals

  /// Calls `act` at the first of each from now on, with the status to end with.
  init(_ act: @escaping @Sendable (CommandStatus) -> Void) {
    // A shell ignores SIGQUIT for what it starts in the background, and `nohup` ignores SIGHUP: the command
    // is meant to go on.
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

/// Whether a signal has asked a command to end, and with which status.
final class Interruption: Sendable {
  private let first = Mutex<CommandStatus?>(nil)

  /// The status that the first signal asked for; nil while none has come.
  var status: CommandStatus? { first.withLock { $0 } }

  /// A signal asks for the end.
  func note(_ status: CommandStatus?) { first.withLock { $0 = $0 ?? status } }
}
