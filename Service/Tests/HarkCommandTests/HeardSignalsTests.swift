import Foundation
import Testing

@testable import HarkCommand

@Suite("Signals that are heard", .timeLimit(.minutes(1)))
struct HeardSignalsTests {
  @Test("One that comes as soon as they can is not lost")
  func atOnce() async {
    for _ in 0..<100 {
      let (heard, source) = AsyncStream<Int32>.makeStream()
      let signals = HeardSignals([SIGUSR2]) { source.yield($0) }
      kill(getpid(), SIGUSR2)
      #expect(await heard.first { _ in true } == SIGUSR2)
      withExtendedLifetime(signals) {}
    }
  }
}
