import ArgumentParser
import Hark
import HarkPulse
import HarkSoundFile

/// Converts errors to a sentence on standard error and an exit status.
enum Ending {
  static func status(of work: () async throws -> CommandStatus) async -> CommandStatus {
    do {
      return try await work()
    } catch let failure as CommandFailure {
      say(failure.sentence)
      return failure.status
    } catch let problem as PulseError {
      say(problem.sentence)
      return CommandStatus(problem)
    } catch let failure as VoiceFailure {
      say(failure.sentence(for: "the sound"))
      return CommandStatus(failure)
    } catch Output.Failure.closed {
      // The reader has closed the pipe, or the output was closed at launch.
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

/// A command that returns an exit status and reports its failure in one sentence on standard error.
protocol ReportingCommand: AsyncParsableCommand { func execute() async throws -> CommandStatus }

extension ReportingCommand {
  func run() async throws {
    let status = await Ending.status(of: execute)
    if status != .success { throw ExitCode(status.rawValue) }
  }
}
