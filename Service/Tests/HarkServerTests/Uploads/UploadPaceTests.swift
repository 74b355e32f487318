import Synchronization
import Testing

@testable import HarkServer

@Suite("How fast a file must come")
struct UploadPaceTests {
  @Test("A drop now and then is too slow, after a time of grace")
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
