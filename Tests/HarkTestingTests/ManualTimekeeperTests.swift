import Hark
import HarkTesting
import Testing

@Suite("The manual clock")
struct ManualTimekeeperTests {
  let clock = ManualTimekeeper(now: 100)

  @Test("Time changes only when it is advanced")
  func standsStill() async {
    #expect(clock.now == 100)
    await clock.advance(by: 2.5)
    #expect(clock.now == 102.5)
  }

  @Test("Sleepers wake in the order of their deadlines")
  func order() async {
    let woken = Record<Double>()
    await withTaskGroup(of: Void.self) { group in
      for deadline in [103.0, 101, 102, 109] {
        group.addTask {
          try? await clock.sleep(until: deadline)
          woken.add(clock.now)
        }
      }
      await clock.sleepers(4)
      #expect(clock.deadlines == [101, 102, 103, 109])
      await clock.advance(by: 1.5)
      await woken.count(1)
      await clock.advance(by: 1)
      await woken.count(2)
      await clock.advance(by: 2)
      await woken.count(3)
      #expect(woken.all.count == 3)
      #expect(clock.deadlines == [109])
      group.cancelAll()
    }
    #expect(clock.deadlines.isEmpty)
    #expect(clock.now == 104.5)
  }

  @Test("All sleepers with the same deadline are awake when advance returns")
  func sameDeadline() async throws {
    async let first: Void = clock.sleep(until: 101)
    async let second: Void = clock.sleep(until: 101)
    await clock.sleepers(2)
    await clock.advance(by: 1)
    #expect(clock.deadlines.isEmpty)
    _ = try await (first, second)
  }

  @Test("A sleeper can be awaited by its deadline")
  func oneDeadline() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { try? await clock.sleep(until: 105) }
      await clock.sleepers(1)
      let found = Record<Double>()
      group.addTask {
        await clock.sleeper(until: 101.5)
        found.add(101.5)
      }
      group.addTask { try? await clock.sleep(until: 101.5) }
      await found.count(1)
      #expect(clock.deadlines == [101.5, 105])
      group.cancelAll()
    }
  }

  @Test("A deadline in the past causes no sleep")
  func past() async throws {
    try await clock.sleep(until: 99)
    try await clock.sleep(until: 100)
    #expect(clock.deadlines.isEmpty)
  }

  @Test("A canceled sleeper throws and is removed", arguments: [false, true])
  func cancelled(beforehand: Bool) async {
    let sleeper = Task {
      while beforehand && !Task.isCancelled { await Task.yield() }
      try await clock.sleep(until: 101)
    }
    if !beforehand { await clock.sleepers(1) }
    sleeper.cancel()
    let result = await sleeper.result
    #expect(throws: CancellationError.self) { try result.get() }
    #expect(clock.deadlines.isEmpty)
  }

  @Test("Advancing by a negative time is a violation")
  func backwards() async {
    await clock.advance(by: -1)
    #expect(clock.now == 100)
    #expect(clock.violations == ["A clock never goes back: advance by at least 0 seconds."])
  }
}
