import ArgumentParser
import Foundation
import Hark
import Synchronization

/// Converts errors to a sentence on standard error and the exit status of the process.
enum Ending {
  static func report(_ work: () async throws -> CommandStatus) async throws {
    let status = await status(of: work)
    if status != .success { throw ExitCode(status.rawValue) }
  }

  static func status(of work: () async throws -> CommandStatus) async -> CommandStatus {
    do {
      return try await work()
    } catch let failure as CommandFailure {
      say(failure.sentence)
      return failure.status
    } catch let failure as VoiceFailure {
      say(failure.sentence(for: "the sound"))
      return CommandStatus(failure)
    } catch Output.Failure.closed {
      // The reader closed the pipe and needs no more output.
      return .success
    } catch Output.Failure.failed(let reason) {
      say("The text cannot be written (\(reason)); free some space or write it elsewhere.")
      return .cannotWrite
    } catch {
      say("Unexpected error (\(error)); please report it.")
      return .unavailable
    }
  }

  /// Writes a sentence to standard error, replacing a line that is being redrawn there.
  static func say(_ sentence: String) { try? Output.error.settle("hark: \(sentence)") }
}

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

/// A signal's request to end a command, with the exit status.
final class Interruption: Sendable {
  private let first = Mutex<CommandStatus?>(nil)

  var status: CommandStatus? { first.withLock { $0 } }

  /// Records the exit status that a signal requests; only the first one counts.
  func note(_ status: CommandStatus?) { first.withLock { $0 = $0 ?? status } }
}
