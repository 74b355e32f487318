import Hark
import HarkSimulation
import HarkTesting
import TestLimits
import Testing

@Suite("Simulated clock", .hangLimit(minutes: 1))
struct SimulatedClockTests {
  private let clock = SimulatedClock()
  private let woken = Locked<[Int]>([])

  /// Starts a task that records `number` when it wakes, or its negative when it is canceled.
  private func sleeper(_ number: Int, until deadline: Double) -> Task<Void, Never> {
    Task { [clock, woken] in
      let isOver = (try? await clock.sleep(until: deadline)) != nil
      woken.withLock { $0.append(isOver ? number : -number) }
    }
  }

  private func advance() async -> Bool {
    await SerialScheduler.shared.settle()
    let isMoved = clock.advance()
    await SerialScheduler.shared.settle()
    return isMoved
  }

  @Test("It moves from deadline to deadline, and wakes all that are due")
  func deadlines() async {
    for (number, deadline) in [(1, 3.0), (2, 1), (3, 3), (4, 2)] {
      _ = sleeper(number, until: deadline)
    }
    var times: [Double] = []
    while await advance() { times.append(clock.now) }
    #expect(times == [1, 2, 3])
    #expect(woken.withLock { $0.prefix(2) } == [2, 4])
    #expect(Set(woken.withLock { $0 }) == [1, 2, 3, 4])
    #expect(clock.sleeperCount == 0)
  }

  @Test("A deadline in the past causes no sleep at all")
  func past() async {
    _ = sleeper(1, until: 0)
    _ = sleeper(2, until: -1)
    await SerialScheduler.shared.settle()
    #expect(woken.withLock { $0.sorted() } == [1, 2])
    #expect(!clock.advance())
  }

  @Test("A canceled task wakes immediately, before or while it sleeps")
  func canceled() async {
    let early = sleeper(1, until: 5)
    early.cancel()
    let late = sleeper(2, until: 5)
    await SerialScheduler.shared.settle()
    late.cancel()
    await SerialScheduler.shared.settle()
    #expect(woken.withLock { $0 } == [-1, -2])
    #expect(!clock.advance())
    #expect(clock.now == 0)
  }
}
