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

  @Test("The wait for further bytes lasts as long as those received suffice")
  func patience() throws {
    let clock = Mutex(100.0)
    var pace = UploadPace { clock.withLock { $0 } }
    #expect(pace.patience == .seconds(Int64(UploadPace.grace)))
    clock.withLock { $0 += 4 }
    #expect(pace.patience == .seconds(Int64(UploadPace.grace) - 4))
    try pace.took(20 * Int(UploadPace.bytesPerSecond))
    #expect(pace.patience == .seconds(16))
    try pace.took(1 << 40)
    #expect(pace.patience == .seconds(Int64(UploadPace.longest) - 4))
    clock.withLock { $0 = 10_000 }
    #expect(pace.patience == .zero)
  }
}
