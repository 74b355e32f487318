import Foundation
import Synchronization

/// A program that runs beside a test.
///
/// Not by Foundation's `Process`, which crashes where many files are open, and whose children hold
/// each other's files open.
public final class ChildProcess: Sendable {
  /// It could not be started.
  public struct Failure: Error {
    /// As `errno` has it.
    public let code: Int32
  }

  /// By which the system knows it.
  public let identifier: pid_t

  private struct State: Sendable {
    var status: Int32?
    var waiters: [CheckedContinuation<Int32, Never>] = []
  }

  private let state = Mutex(State())

  /// Starts a program with these files for its input, output and errors, which stay the caller's;
  /// `environment` is added to the test's own.
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
    // What this process ignores or holds back, a program of its own must not.
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

  /// Whether it has not ended.
  public var isRunning: Bool { state.withLock { $0.status == nil } }

  /// Sends it a signal, unless it has ended.
  public func send(_ signal: Int32) {
    state.withLock { if $0.status == nil { _ = kill(identifier, signal) } }
  }

  /// Returns once it has ended: with its status, or with the number of the signal that ended it.
  public func ending() async -> Int32 {
    await withCheckedContinuation { continuation in
      let status = state.withLock { state in
        if state.status == nil { state.waiters.append(continuation) }
        return state.status
      }
      if let status { continuation.resume(returning: status) }
    }
  }

  /// One that is closed before the program starts does no harm.
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
    // As the macros WTERMSIG and WEXITSTATUS have it, which Swift does not see.
    return status & 0x7F != 0 ? status & 0x7F : (status >> 8) & 0xFF
  }
}
