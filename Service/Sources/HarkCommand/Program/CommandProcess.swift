import ArgumentParser
import Dispatch
import Foundation
import HarkSoundFile

/// The process that runs the command line.
public enum CommandProcess {
  /// Runs the command named by the process's arguments; exits if it fails or only prints help or the
  /// version, and returns otherwise.
  ///
  /// This function is not `async`, because an asynchronous entry point would give the first thread
  /// to the main queue, which is unused here, and leave its stack in a state that confuses
  /// callgrind.
  public static func run() {
    // The kernel confines a process only as far as it has one thread.
    let words = CommandLine.arguments.dropFirst()
    if words == [WorkerCommand.soundName] { SoundWorker.run() }
    if words == [WorkerCommand.name] { WorkerCommand().run() }
    prepare()
    let ended = DispatchSemaphore(value: 0)
    Task.detached {
      let arguments = Array(CommandLine.arguments.dropFirst())
      do { try RootCommand.checkName(arguments) } catch { RootCommand.exit(withError: error) }
      await RootCommand.main(arguments)
      ended.signal()
    }
    ended.wait()
  }

  /// Prevents a closed pipe from terminating the process, and later files from being assigned the
  /// standard descriptors.
  private static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // A closed input is replaced by a write-only descriptor, so that reading fails instead of
    // reporting the end of the input.
    for place in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(place, F_GETFD) < 0 {
      _ = open("/dev/null", O_WRONLY)
    }
  }
}
