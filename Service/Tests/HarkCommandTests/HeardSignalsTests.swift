import Foundation
import Testing

@testable import HarkCommand

@Suite("Handled signals", .timeLimit(.minutes(1)))
struct HeardSignalsTests {
  @Test("A signal immediately after registration is not lost")
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
