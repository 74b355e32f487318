import ArgumentParser
import Hark

/// Converts errors to a sentence on standard error and the exit status of the process.
enum Ending {
  /// Runs `work`, and throws the exit status for the argument parser if it is not success.
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
      say("Something unexpected went wrong (\(error)); please report it.")
      return .unavailable
    }
  }

  /// Writes a sentence to standard error, replacing a line that is being redrawn there.
  static func say(_ sentence: String) { try? Output.error.settle("hark: \(sentence)") }
}
