import ArgumentParser
import Hark

/// Turns what went wrong into one sentence on standard error and the process's exit status.
enum Ending {
  /// Does `work`, which returns how it ended, and leaves the process's status to the parser.
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
      // Whoever read the text has seen enough.
      return .success
    } catch Output.Failure.failed(let reason) {
      say("The text cannot be written (\(reason)); free some space or write it elsewhere.")
      return .cannotWrite
    } catch {
      say("Something unexpected went wrong (\(error)); please report it.")
      return .unavailable
    }
  }

  /// Writes one sentence to standard error, over a line that is being redrawn there.
  static func say(_ sentence: String) { try? Output.error.settle("hark: \(sentence)") }
}
