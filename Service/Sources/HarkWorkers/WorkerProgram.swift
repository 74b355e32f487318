import CWorker
import Foundation

/// The program that becomes a worker, and its arguments.
public struct WorkerProgram: Sendable, Equatable {
  /// The path of the program.
  public var path: String

  /// The arguments of the program, its name first.
  public var arguments: [String]

  /// Creates a reference to a program, which must only call `HarkWorker.run(_:)` with these
  /// arguments.
  public init(path: String, arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// Returns a reference to this program with `words` as its arguments.
  ///
  /// It refers to the running file even if another file has taken its name.
  public static func own(_ words: String...) -> WorkerProgram {
    WorkerProgram(path: "/proc/self/exe", arguments: ["hark"] + words)
  }

  /// Starts the program with `socket` as its standard input; returns `nil` if it cannot be started.
  ///
  /// Foundation's `Process` is not used, because it crashes if the limit on open files is low.
  func start(with socket: WorkerSocket) -> pid_t? {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, socket.descriptor, STDIN_FILENO)
    for place in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, place, "/dev/null", O_WRONLY, 0)
    }
    // Files are closed here and not in the worker, where Dispatch may already have opened files of
    // its own.
    hark_close_other_files(&files)
    var manner = posix_spawnattr_t()
    posix_spawnattr_init(&manner)
    defer { posix_spawnattr_destroy(&manner) }
    // The worker must not inherit blocked or ignored signals. The worker has its own process group,
    // so that the terminal's interrupt key signals only this process, which then ends its worker.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&manner, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&manner, &signals)
    posix_spawnattr_setflags(
      &manner, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    var words = arguments.map { strdup($0) } + [nil]
    var variables =
      Self.variables(of: ProcessInfo.processInfo.environment).map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process = pid_t()
    let problem = posix_spawn(&process, path, &files, &manner, &words, &variables)
    return problem == 0 ? process : nil
  }

  /// Returns the variables to pass on, as `NAME=value`; all others are withheld, so that a
  /// compromised library finds no keys or tokens.
  static func variables(of environment: [String: String]) -> [String] {
    environment.filter { kept.contains($0.key) }.map { "\($0)=\($1)" }.sorted()
  }

  /// The variables with which the system finds libraries and eSpeak NG finds its voices.
  private static let kept: Set = ["ESPEAK_DATA_PATH", "HOME", "LD_LIBRARY_PATH"]
}
