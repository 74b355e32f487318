import Hark
import Testing

@testable import HarkApple

@Suite("Gate")
struct GateTests {
  @Test("Opening resumes all waiters; later waits return immediately")
  func opens() async {
    let gate = Gate()
    let passed = Locked(0)
    let waiting = (0..<3).map { _ in
      Task {
        await gate.opened()
        passed.withLock { $0 += 1 }
      }
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(passed.withLock { $0 } == 0)
    gate.open()
    gate.open()
    for task in waiting { await task.value }
    await gate.opened()
    #expect(passed.withLock { $0 } == 3)
  }
}
