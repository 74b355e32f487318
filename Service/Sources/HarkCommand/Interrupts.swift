import Foundation

/// Hears once each ctrl-C, a request to end, and that the terminal has gone; the second time the
/// process ends as it always does.
struct Interrupts {
  private static let endings: [Int32: CommandStatus] = [
    SIGINT: .interrupted, SIGTERM: .terminated, SIGHUP: .hungUp,
  ]

  private let signals: HeardSignals

  /// Calls `act` at the first of each from now on, with the status to end with.
  init(_ act: @escaping @Sendable (CommandStatus) -> Void) {
    // Whoever starts it with `nohup` wants it to go on.
    let numbers = Self.endings.keys.filter { $0 != SIGHUP || !Self.isIgnored($0) }
    signals = HeardSignals(numbers) { number in
      signal(number, SIG_DFL)
      if let status = Self.endings[number] { act(status) }
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    let handler = action.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
