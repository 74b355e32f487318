import Hark
import Testing

@testable import HarkApple

@Suite("Gate")
struct GateTests {
  // The gate's only client also requires these versions.
  @available(iOS 26.0, macOS 26.0, *)
  @Test("Opening resumes all waiters; later waits return immediately")
  func opens() async {
    let gate = Gate()
    let passed = Locked(0)
    // An immediate task waits at the gate before the next line runs.
    let waiting = (0..<3).map { _ in
      Task.immediate {
        await gate.opened()
        passed.withLock { $0 += 1 }
      }
    }
    #expect(passed.withLock { $0 } == 0)
    gate.open()
    gate.open()
    for task in waiting { await task.value }
    await gate.opened()
    #expect(passed.withLock { $0 } == 3)
  }
}
