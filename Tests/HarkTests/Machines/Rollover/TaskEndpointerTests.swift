import LedgerCoverage
import Testing

@testable import Hark

@Suite("The cut of a task's audio")
struct TaskEndpointerTests {
  private let minute = TaskEndpointer(from: 16_000, limits: TaskLimits(longest: 60))

  private func position(_ seconds: Double) -> Int { 16_000 + AudioTime.samples(seconds) }

  @Test("A one-minute task is cut at the first pause from 50 s on", .covers("S4-38", "S2-20"))
  func pause() {
    #expect(minute?.cut(at: position(49.99), quietSince: position(49.4)) == nil)
    #expect(minute?.cut(at: position(50), quietSince: nil) == nil)
    let cut = minute?.cut(at: position(53), quietSince: position(52.5))
    #expect(
      cut == TaskHandoff(from: position(52.75), heard: position(53), reason: .pause))
  }

  @Test(
    "At 58 s it is cut during speech, and the next task also gets the last second", .covers("S4-38")
  )
  func length() {
    #expect(minute?.cut(at: position(57.99), quietSince: nil) == nil)
    #expect(
      minute?.cut(at: position(58), quietSince: nil)
        == TaskHandoff(from: position(57), heard: position(58), reason: .length))
  }

  @Test("After a long silence, at most the last second is passed twice")
  func silence() {
    #expect(minute?.cut(at: position(50), quietSince: position(10))?.from == position(49))
    #expect(minute?.cut(at: position(50), quietSince: 0)?.from == position(49))
  }

  @Test("Other limits scale in proportion; no limit means no cut")
  func others() {
    let short = TaskEndpointer(from: 0, limits: TaskLimits(longest: 6))
    #expect(short?.cut(at: 80_000, quietSince: 72_000)?.reason == .pause)
    #expect(short?.cut(at: 92_799, quietSince: nil) == nil)
    #expect(short?.cut(at: 92_800, quietSince: nil)?.from == 76_800)
    #expect(TaskEndpointer(from: 0, limits: .none) == nil)
    #expect(TaskLimits(longest: 0.1, coolDown: -1) == TaskLimits(longest: TaskLimits.shortest))
  }
}
