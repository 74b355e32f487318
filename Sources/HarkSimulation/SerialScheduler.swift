import CTaskHooks
import Dispatch
import Foundation
import Hark
import HarkTesting

/// Runs every job of Swift's concurrency in this process on one thread, in the order in which they arrive.
///
/// Tests that run one after another in such a process run the same way each time, and can wait until
/// nothing is left to do:
///
/// ```swift
/// let clock = ManualTimekeeper.serial()
/// try await session.press()
/// await clock.advance(by: 0.3)  // only when all that the press causes is done
/// ```
///
/// It does not see a task that waits for another thread, a process or the system's clock, nor one that
/// yields, which the runtime resumes by a system thread. Jobs of the main actor stay on the main thread.
public final class SerialScheduler: Sendable {
  /// The one of this process, which takes over when it is first asked for.
  public static let shared = SerialScheduler()

  private struct Waiting: Sendable {
    /// Addresses of jobs, which the runtime keeps alive until they have run.
    var jobs: [UInt] = []
    var settlers: [CheckedContinuation<Void, Never>] = []
  }

  private enum Next {
    case job(UInt)
    case settler(CheckedContinuation<Void, Never>)
    case nothing
  }

  private let waiting = Locked(Waiting())

  /// Counts what waits.
  private let signal = DispatchSemaphore(value: 0)

  private init() {
    let thread = Thread { [self] in while true { runNext() } }
    thread.stackSize = 8 << 20
    thread.start()
    hark_take_jobs { SerialScheduler.shared.take(UInt(bitPattern: $0)) }
  }

  /// Returns when every job has run and none has come of it.
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
  /// A clock that advances only when nothing is left to do in this process.
  public static func serial(now: Double = 0) -> ManualTimekeeper {
    ManualTimekeeper(now: now, settle: SerialScheduler.shared.settle)
  }
}
