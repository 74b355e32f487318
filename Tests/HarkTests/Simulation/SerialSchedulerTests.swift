import Foundation
import Hark
import HarkSimulation
import HarkTesting
import TestLimits
import Testing

@Suite("Serial execution", .hangLimit(minutes: 1))
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

  /// Lets in one visitor; the check and the act are separated by a call to another actor.
  private actor Door {
    private(set) var visitors = 0

    func enter(_ counter: Counter) async {
      guard visitors == 0 else { return }
      await counter.add()
      visitors += 1
    }
  }

  /// Returns the number of visitors that a door lets in, in the order of `seed`.
  private static func visitors(_ seed: UInt64?) async -> Int {
    await SerialScheduler.shared.settle()
    SerialScheduler.shared.order(by: seed)
    defer { SerialScheduler.shared.order(by: nil) }
    let (door, counter) = (Door(), Counter())
    await withTaskGroup { group in
      for _ in 0..<3 { group.addTask { await door.enter(counter) } }
    }
    return await door.visitors
  }

  @Test("A seed lets other tasks run wherever a task changes its actor, always in the same order")
  func seeds() async {
    #expect(await Self.visitors(nil) == 1)
    var counts: [Int] = []
    for seed in 1...20 as ClosedRange<UInt64> { counts.append(await Self.visitors(seed)) }
    #expect(Set(counts) == [1, 2, 3])
    for seed in 1...20 as ClosedRange<UInt64> {
      #expect(await Self.visitors(seed) == counts[Int(seed) - 1])
    }
  }

  @Test("The order of a seed is the same on every machine")
  func everywhere() async {
    await SerialScheduler.shared.settle()
    SerialScheduler.shared.order(by: 7)
    defer { SerialScheduler.shared.order(by: nil) }
    let (counter, seen) = (Counter(), Locked<[Int]>([]))
    await withTaskGroup { group in
      for number in 0..<6 {
        group.addTask {
          for _ in 0..<3 {
            await counter.add()
            seen.withLock { $0.append(number) }
          }
        }
      }
    }
    #expect(seen.withLock { $0 } == [5, 5, 5, 0, 3, 1, 0, 2, 2, 0, 4, 2, 1, 4, 4, 3, 1, 3])
  }

  /// Counts the tasks that run in it at the same time; an actor allows only one.
  private actor Narrow {
    private var isEntered = false
    private(set) var wasShared = false

    func enter() {
      wasShared = wasShared || isEntered
      isEntered = true
      isEntered = false
    }

    /// Calls itself without leaving the actor.
    func enterTwice() async {
      let before = isEntered
      isEntered = true
      await again()
      isEntered = before
    }

    private func again() async { wasShared = wasShared || !isEntered }
  }

  @Test("A task that stays on its actor is not interrupted")
  func stays() async {
    defer { SerialScheduler.shared.order(by: nil) }
    for seed in 1...20 as ClosedRange<UInt64> {
      await SerialScheduler.shared.settle()
      SerialScheduler.shared.order(by: seed)
      let narrow = Narrow()
      await withTaskGroup { group in
        for _ in 0..<5 {
          group.addTask { await narrow.enterTwice() }
          group.addTask { await narrow.enter() }
        }
      }
      #expect(await !narrow.wasShared)
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
    try await Task.sleep(nanoseconds: 1)
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
