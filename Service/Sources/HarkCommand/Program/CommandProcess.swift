import ArgumentParser
import Dispatch

/// The process that runs the command line.
public enum CommandProcess {
  /// Runs the command named by the process's arguments, then ends the process.
  ///
  /// This function is not `async`, because an asynchronous entry point would give the first thread
  /// to the main queue, which is unused here, and leave its stack in a state that callgrind cannot
  /// follow.
  public static func run() {
    ProcessSetup.prepare()
    let ended = DispatchSemaphore(value: 0)
    Task.detached {
      await run(CommandLine.arguments.dropFirst().map { $0 })
      ended.signal()
    }
    ended.wait()
  }

  private static func run(_ arguments: [String]) async {
    do {
      try RootCommand.checkHelp(arguments)
      var command = try RootCommand.parseAsRoot(arguments)
      if var waiting = command as? any AsyncParsableCommand {
        try await waiting.run()
      } else {
        try command.run()
      }
    } catch { RootCommand.exit(withError: error) }
  }
}
