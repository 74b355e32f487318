import Synchronization
import Testing

@testable import HarkServer

@Suite("Minimum upload rate")
struct UploadPaceTests {
  @Test("A trickle is too slow after the grace period")
  func drops() throws {
    let clock = Mutex(0.0)
    var pace = UploadPace { clock.withLock { $0 } }
    clock.withLock { $0 = UploadPace.grace }
    try pace.took(1)
    clock.withLock { $0 += 1 }
    #expect(throws: HTTPRefusal.slowBody) { try pace.took(1) }
    try pace.took(1 << 20)
    clock.withLock { $0 = UploadPace.longest + 1 }
    #expect(throws: HTTPRefusal.slowBody) { try pace.took(1 << 20) }
  }
}
