import CSherpaOnnx
import Foundation

/// The program that becomes a worker, and how it is called.
public struct WorkerProgram: Sendable, Equatable {
  /// Where it lies.
  public var path: String

  /// The words it is called with, its name first.
  public var arguments: [String]

  /// Names a program, which must do nothing but call `HarkWorker.run()` when it is called so.
  public init(path: String, arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// This program itself, called with `words`: the same file, also when another has taken its name.
  public static func own(_ words: String...) -> WorkerProgram {
    WorkerProgram(path: "/proc/self/exe", arguments: ["hark"] + words)
  }

  /// Starts it with `socket` for its input; nil when it cannot be.
  ///
  /// Not by Foundation's `Process`, which crashes where few files may be open.
  func start(with socket: WorkerSocket) -> pid_t? {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, socket.descriptor, STDIN_FILENO)
    for place in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, place, "/dev/null", O_WRONLY, 0)
    }
    // Closed here and not in the worker, where Dispatch may have opened files of its own by then.
    hark_close_other_files(&files)
    var manner = posix_spawnattr_t()
    posix_spawnattr_init(&manner)
    defer { posix_spawnattr_destroy(&manner) }
    // What this process holds back or ignores, its worker must not; but a key that ends a command in a
    // terminal is this process's to answer, which then lets its worker end.
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

  /// The variables of `environment` that a worker gets, as `NAME=value`.
  ///
  /// No other is passed on, so that a compromised library finds no keys or tokens.
  static func variables(of environment: [String: String]) -> [String] {
    environment.filter { kept.contains($0.key) }.map { "\($0)=\($1)" }.sorted()
  }

  /// Used by the system to find libraries, and by eSpeak NG to find its voices.
  private static let kept: Set = ["ESPEAK_DATA_PATH", "HOME", "LD_LIBRARY_PATH"]
}
