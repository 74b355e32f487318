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
  /// The scheduler of this process, which starts to run all jobs on first access.
  public static let shared = SerialScheduler()

  private struct Job: Sendable {
    /// The address of the job, which the runtime keeps alive until it has run.
    let address: UInt

    /// The number of jobs in the chain that led to this one, including this one.
    let handoffs: Int
  }

  private struct Waiting: Sendable {
    var jobs: [Job] = []

    /// The number of hand-offs that led to the running job.
    var handoffs = 0
    var settlers: [CheckedContinuation<Void, Never>] = []
  }

  private enum Next {
    case job(Job)
    case settler(CheckedContinuation<Void, Never>)
    case nothing
  }

  private let waiting = Locked(Waiting())

  /// The key under which the scheduler's thread is marked as such.
  private static let mark = "hark.serial-scheduler"

  /// Counts the pending jobs and waiters.
  private let signal = DispatchSemaphore(value: 0)

  private init() {
    let thread = Thread { [self] in
      Thread.current.threadDictionary[Self.mark] = true
      while true { runNext() }
    }
    thread.stackSize = 8 << 20
    thread.start()
    hark_take_jobs { SerialScheduler.shared.take(UInt(bitPattern: $0)) }
  }

  /// Returns when all jobs have run, including any that they enqueued.
  public func settle() async {
    await withCheckedContinuation { continuation in
      waiting.withLock { $0.settlers.append(continuation) }
      signal.signal()
    }
  }

  /// The number of hand-offs that led to the current code: the length of the chain of jobs, each
  /// enqueued by the previous one, that began with another thread, such as the main thread.
  public var handoffs: Int { waiting.withLock { $0.handoffs } }

  private func take(_ job: UInt) {
    let isOwn = Thread.current.threadDictionary[Self.mark] != nil
    waiting.withLock { waiting in
      waiting.jobs.append(Job(address: job, handoffs: isOwn ? waiting.handoffs + 1 : 1))
    }
    signal.signal()
  }

  private func runNext() {
    signal.wait()
    let next: Next = waiting.withLock { waiting in
      waiting.handoffs = waiting.jobs.first?.handoffs ?? 0
      if !waiting.jobs.isEmpty { return .job(waiting.jobs.removeFirst()) }
      if !waiting.settlers.isEmpty { return .settler(waiting.settlers.removeFirst()) }
      return .nothing
    }
    switch next {
    case .job(let job):
      if let job = UnsafeMutableRawPointer(bitPattern: job.address) { hark_run_job(job) }
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
