import Foundation
import Synchronization

/// A program that runs in parallel to a test.
///
/// It replaces Foundation's `Process`, which crashes if many files are open, and whose children
/// keep each other's files open.
public final class ChildProcess: Sendable {
  /// The error thrown if a program cannot be started.
  public struct Failure: Error {
    /// The error number, as in `errno`.
    public let code: Int32
  }

  /// The process ID.
  public let identifier: pid_t

  private struct State: Sendable {
    var status: Int32?
    var waiters: [CheckedContinuation<Int32, Never>] = []
  }

  private let state = Mutex(State())

  /// Starts a program with the given files as its input, output, and error streams, which the
  /// caller still owns.
  ///
  /// `environment` is added to the environment of the test.
  public init(
    _ command: [String], environment: [String: String] = [:], input: Int32? = nil, output: Int32,
    error: Int32
  ) throws(Failure) {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    if let input {
      posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&files, error, STDERR_FILENO)
    for file in Self.openFiles where file > STDERR_FILENO {
      posix_spawn_file_actions_addclose(&files, file)
    }
    var manner = posix_spawnattr_t()
    posix_spawnattr_init(&manner)
    defer { posix_spawnattr_destroy(&manner) }
    // The program must not inherit the ignored and blocked signals of this process.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&manner, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&manner, &signals)
    posix_spawnattr_setflags(
      &manner, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words = command.map { strdup($0) } + [nil]
    var places = all.map { strdup($0.key + "=" + $0.value) } + [nil]
    defer { (words + places).forEach { free($0) } }
    var identifier = pid_t()
    let code = posix_spawn(&identifier, command[0], &files, &manner, &words, &places)
    guard code == 0 else { throw Failure(code: code) }
    self.identifier = identifier
    Thread.detachNewThread { [self] in settle(Self.wait(for: self.identifier)) }
  }

  /// Whether the program is still running.
  public var isRunning: Bool { state.withLock { $0.status == nil } }

  /// Sends a signal to the program, unless it has ended.
  public func send(_ signal: Int32) {
    state.withLock { if $0.status == nil { _ = kill(identifier, signal) } }
  }

  /// Waits until the program has ended, and returns its status or the number of the signal that
  /// ended it.
  public func ending() async -> Int32 {
    await withCheckedContinuation { continuation in
      let status = state.withLock { state in
        if state.status == nil { state.waiters.append(continuation) }
        return state.status
      }
      if let status { continuation.resume(returning: status) }
    }
  }

  /// The open files of this process; a file that is closed before the program starts does no harm.
  private static var openFiles: [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return names.compactMap { Int32($0) }
  }

  private func settle(_ status: Int32) {
    let waiters = state.withLock { state in
      state.status = status
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume(returning: status) }
  }

  private static func wait(for identifier: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    // Equivalent to the macros `WTERMSIG` and `WEXITSTATUS`, which are not available in Swift.
    return status & 0x7F != 0 ? status & 0x7F : (status >> 8) & 0xFF
  }
}
