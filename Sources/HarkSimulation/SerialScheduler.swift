import CTaskHooks
import Dispatch
import Foundation
import Hark
import HarkTesting

/// Runs all Swift concurrency jobs of this process on one thread, in order of arrival.
///
/// Tests that run one after another in such a process are deterministic, and can wait until no work
/// is pending:
///
/// ```swift
/// let clock = ManualTimekeeper.serial()
/// try await session.press()
/// await clock.advance(by: 0.3)  // Waits for all work caused by the press, then advances.
/// ```
///
/// The scheduler does not see a task that waits for another thread, a process, or the system's
/// clock, nor a task that yields, which the runtime resumes on a system thread. Jobs of the main
/// actor stay on the main thread.
public final class SerialScheduler: Sendable {
  /// The scheduler of this process, which takes over on first access.
  public static let shared = SerialScheduler()

  private struct Waiting: Sendable {
    /// The addresses of pending jobs, which the runtime keeps alive until they have run.
    var jobs: [UInt] = []
    var settlers: [CheckedContinuation<Void, Never>] = []
  }

  private enum Next {
    case job(UInt)
    case settler(CheckedContinuation<Void, Never>)
    case nothing
  }

  private let waiting = Locked(Waiting())

  /// Counts the pending jobs and waiters.
  private let signal = DispatchSemaphore(value: 0)

  private init() {
    let thread = Thread { [self] in while true { runNext() } }
    thread.stackSize = 8 << 20
    thread.start()
    hark_take_jobs { SerialScheduler.shared.take(UInt(bitPattern: $0)) }
  }

  /// Returns when all jobs have run, including those that they caused.
  public func settle() async {
    await withCheckedContinuation { continuation in
      waiting.withLock { $0.settlers.append(continuation) }
      signal.signal()
    }
  }

  private func take(_ job: UInt) {
    waiting.withLock { $0.jobs.append(job) }
    signal.signal()
  }

  private func runNext() {
    signal.wait()
    let next: Next = waiting.withLock { waiting in
      if !waiting.jobs.isEmpty { return .job(waiting.jobs.removeFirst()) }
      if !waiting.settlers.isEmpty { return .settler(waiting.settlers.removeFirst()) }
      return .nothing
    }
    switch next {
    case .job(let address):
      if let job = UnsafeMutableRawPointer(bitPattern: address) { hark_run_job(job) }
    case .settler(let continuation): continuation.resume()
    case .nothing: break
    }
  }
}

extension ManualTimekeeper {
  /// Returns a clock that advances only when no work is pending in this process.
  public static func serial(now: Double = 0) -> ManualTimekeeper {
    ManualTimekeeper(now: now, settle: SerialScheduler.shared.settle)
  }
}
