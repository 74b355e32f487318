import Foundation
import Hark
import HarkSimulation
import HarkTesting
import Testing

@Suite("Serial execution", .timeLimit(.minutes(1)))
struct SerialSchedulerTests {
  private actor Counter {
    private(set) var count = 0

    func add() { count += 1 }
  }

  /// Starts a chain of tasks, each of which starts the next.
  private static func begin(_ length: Int, _ counter: Counter) {
    Task {
      await counter.add()
      if length > 1 { begin(length - 1, counter) }
    }
  }

  @Test("It settles once no job is pending, including jobs caused by others")
  func settles() async {
    let counter = Counter()
    Self.begin(1_000, counter)
    await SerialScheduler.shared.settle()
    #expect(await counter.count == 1_000)
  }

  @Test("Jobs run in the order in which they were enqueued")
  func order() async {
    for _ in 0..<100 {
      let seen = Locked<[Int]>([])
      for number in 0..<20 {
        Task {
          seen.withLock { $0.append(number) }
          Task { seen.withLock { $0.append(number) } }
        }
      }
      await SerialScheduler.shared.settle()
      #expect(seen.withLock { $0 } == Array(0..<20) + Array(0..<20))
    }
  }

  @Test("Work on another thread is not awaited")
  func outside() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let isOver = Locked(false)
    Task {
      for await _ in stream {}
      isOver.withLock { $0 = true }
    }
    await SerialScheduler.shared.settle()
    #expect(!isOver.withLock { $0 })
    continuation.finish()
    await SerialScheduler.shared.settle()
    #expect(isOver.withLock { $0 })
  }

  /// Returns the current thread, which the compiler does not let asynchronous code request
  /// directly.
  private static func thread() -> ObjectIdentifier { ObjectIdentifier(Thread.current) }

  @Test("A task that sleeps on the system's clock or yields resumes on the same thread")
  func sleeps() async throws {
    await SerialScheduler.shared.settle()
    let thread = Self.thread()
    try await Task.sleep(nanoseconds: 10_000_000)
    #expect(Self.thread() == thread)
    await Task.yield()
    #expect(Self.thread() == thread)
  }

  @Test("The clock advances once all jobs are done, and resumes tasks that sleep again")
  func clock() async {
    let clock = ManualTimekeeper.serial()
    let beats = Locked<[Double]>([])
    let beating = Task {
      while !Task.isCancelled {
        try? await clock.sleep(until: clock.now + 1)
        beats.withLock { $0.append(clock.now) }
      }
    }
    await clock.advance(by: 3.5)
    #expect(beats.withLock { $0 } == [1, 2, 3])
    beating.cancel()
    await SerialScheduler.shared.settle()
    #expect(clock.deadlines.isEmpty)
  }
}
