import CTaskHooks
import Dispatch
import Foundation
import Hark
import HarkTesting

/// Runs all Swift concurrency jobs of this process on one thread, in order of arrival or in an order
/// that a seed determines.
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
/// With a seed, any pending job can be next; on Linux, a task that enters or leaves an actor becomes
/// pending too. The orders that seeds produce are those in which threads could run the same code,
/// except that no two jobs run at the same time. Equal seeds produce equal orders.
///
/// The scheduler does not track a task that waits for another thread, a process, or the system's
/// clock, nor a task that yields, which the runtime resumes on a system thread. Jobs of the main
/// actor stay on the main thread.
public final class SerialScheduler: Sendable {
  /// The scheduler of this process; from the first access on, it runs all jobs except the
  /// main actor's.
  public static let shared = SerialScheduler()

  private struct Job: Sendable {
    /// The address of the job, which the runtime keeps alive until it has run.
    let address: UInt

    /// The number of jobs in the chain that led to this one, including this one.
    let handoffs: Int
  }

  private struct Waiting: Sendable {
    var jobs: [Job] = []

    /// The number of handoffs that led to the running job.
    var handoffs = 0
    var settlers: [CheckedContinuation<Void, Never>] = []

    /// The generator that determines the order; `nil` for the order of arrival.
    var order: Dice?

    /// The seed of a sealed order, in which an operation outside the order ends the process; `nil` if
    /// the order is not sealed.
    var sealedSeed: UInt64?

    /// The number of jobs that have been started.
    var steps = 0

    /// Removes and returns the next job; returns `nil` if none is pending.
    mutating func takeJob() -> Job? {
      guard !jobs.isEmpty else { return nil }
      steps += 1
      let next = jobs.removeNext(&order)
      handoffs = next.handoffs
      return next
    }
  }

  private enum Next {
    case job(Job)
    case settler(CheckedContinuation<Void, Never>)
    case nothing
  }

  private let waiting = Locked(Waiting())

  /// Counts the pending jobs and the callers of `settle()`.
  private let signal = DispatchSemaphore(value: 0)

  private init() {
    let thread = Thread { [self] in
      hark_mark_thread()
      while true { runNext() }
    }
    thread.stackSize = 8 << 20
    thread.start()
    hark_take_jobs { SerialScheduler.shared.take(UInt(bitPattern: $0)) }
  }

  /// Orders the jobs by `seed` from now on; `nil` restores the order of arrival.
  ///
  /// For an order that depends only on the seed, call this while no other work is pending.
  ///
  /// With a seed and `isSealed`, any operation outside this order ends the process with a message that
  /// includes the seed. Such operations are enqueuing work from another thread and, on Linux, reading
  /// the system clock, drawing a system random number, starting a thread, and moving to the main thread.
  public func order(by seed: UInt64?, isSealed: Bool = false) {
    waiting.withLock { waiting in
      waiting.order = seed.map(Dice.init(seed:))
      waiting.sealedSeed = isSealed ? seed : nil
    }
    hark_suspend_at_switches(seed != nil)
    hark_report_escapes(
      seed == nil || !isSealed
        ? nil : { SerialScheduler.shared.end(after: String(cString: $0)) })
  }

  /// Returns when all jobs have run, including any that they enqueued.
  public func settle() async {
    await withCheckedContinuation { continuation in
      waiting.withLock { $0.settlers.append(continuation) }
      signal.signal()
    }
  }

  /// The number of handoffs that led to the current code: the length of the chain of jobs, each
  /// enqueued by the previous one, and the first by another thread, such as the main thread.
  public var handoffs: Int { waiting.withLock { $0.handoffs } }

  /// The number of jobs that have been started in this process.
  public var steps: Int { waiting.withLock { $0.steps } }

  /// Runs other jobs within the current one until `isOver`, as if a system call blocked its thread.
  ///
  /// Jobs of the actor that the current job runs on have to wait.
  public func block(until isOver: () -> Bool) { while !isOver() { runNext() } }

  private func take(_ job: UInt) {
    let isOwn = hark_is_marked_thread()
    let isEscape = waiting.withLock { waiting in
      waiting.jobs.append(Job(address: job, handoffs: isOwn ? waiting.handoffs + 1 : 1))
      return !isOwn && waiting.sealedSeed != nil
    }
    if isEscape { end(after: "Work from another thread") }
    signal.signal()
  }

  /// Ends the process after an operation outside the seeded order.
  private func end(after deed: String) -> Never {
    let seed = waiting.withLock { $0.sealedSeed } ?? 0
    hark_report_escapes(nil)
    let sentence = "\(deed) escapes from the simulation of seed \(seed).\n"
    FileHandle.standardError.write(Data(sentence.utf8))
    exit(3)
  }

  private func runNext() {
    signal.wait()
    let next: Next = waiting.withLock { waiting in
      guard let job = waiting.takeJob() else {
        waiting.handoffs = 0
        return waiting.settlers.isEmpty ? .nothing : .settler(waiting.settlers.removeFirst())
      }
      return .job(job)
    }
    switch next {
    case .job(let job):
      if let job = UnsafeMutableRawPointer(bitPattern: job.address) { hark_run_job(job) }
    case .settler(let continuation): continuation.resume()
    case .nothing: break
    }
  }
}

extension Array {
  /// Removes a random element of a nonempty array, or the first element if there is no generator.
  fileprivate mutating func removeNext(_ order: inout Dice?) -> Element {
    guard let place = order?.number(below: count) else { return removeFirst() }
    swapAt(place, count - 1)
    return removeLast()
  }
}

extension ManualTimekeeper {
  /// Returns a clock that advances only when no work is pending in this process.
  public static func serial(now: Double = 0) -> ManualTimekeeper {
    ManualTimekeeper(now: now, settle: SerialScheduler.shared.settle)
  }
}
