import Foundation
import HarkWorkers
import Synchronization

/// A program that runs in parallel with a test.
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
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    do {
      identifier = try ProgramStart.start(
        command[0], command, variables: all.map { $0.key + "=" + $0.value }, input: input,
        output: output, error: error)
    } catch { throw Failure(code: error.code) }
    Thread.detachNewThread { [self] in settle(Self.wait(for: identifier)) }
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
