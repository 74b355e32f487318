import CWorker
import Foundation

/// Starts programs with `posix_spawn`, because Foundation's `Process` crashes if the limit on open
/// files is low.
package enum ProgramStart {
  /// A failure to start a program; `code` is the error number, as in `errno`.
  package struct Failure: Error { package let code: Int32 }

  /// Starts the program at `path`, and returns its process identifier.
  ///
  /// It inherits only the given files, as its input, output, and error streams; the others are
  /// `/dev/null`. If `isIndependent`, it inherits no blocked or ignored signals either, and has its
  /// own process group, so that the terminal's interrupt key does not signal it.
  ///
  /// - Parameter variables: The program's environment, as `NAME=value`.
  package static func start(
    _ path: String, _ arguments: [String], variables: [String], input: Int32? = nil,
    output: Int32? = nil, error: Int32? = nil, isIndependent: Bool = true
  ) throws(Failure) -> pid_t {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for (file, place) in zip([input, output, error], [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]) {
      if let file {
        posix_spawn_file_actions_adddup2(&files, file, place)
      } else {
        let mode = place == STDIN_FILENO ? O_RDONLY : O_WRONLY
        posix_spawn_file_actions_addopen(&files, place, "/dev/null", mode, 0)
      }
    }
    // Files are closed here and not in the program, where Dispatch may already have opened files of
    // its own.
    hark_close_other_files(&files)
    var manner = posix_spawnattr_t()
    posix_spawnattr_init(&manner)
    defer { posix_spawnattr_destroy(&manner) }
    if isIndependent {
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&manner, &signals)
      sigfillset(&signals)
      posix_spawnattr_setsigdefault(&manner, &signals)
      posix_spawnattr_setflags(
        &manner, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    }
    var words = arguments.map { strdup($0) } + [nil]
    var places = variables.map { strdup($0) } + [nil]
    defer { (words + places).forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(&process, path, &files, &manner, &words, &places)
    guard code == 0 else { throw Failure(code: code) }
    return process
  }
}
