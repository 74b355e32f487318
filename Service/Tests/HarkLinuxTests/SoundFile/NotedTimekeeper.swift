import Hark
import Synchronization

/// A clock that never advances, never waits, and records the deadlines of all sleeps.
final class NotedTimekeeper: Timekeeper {
  let now: Double
  private let noted = Mutex<[Double]>([])

  init(now: Double) { self.now = now }

  var deadlines: [Double] { noted.withLock { $0 } }

  func sleep(until deadline: Double) async throws { noted.withLock { $0.append(deadline) } }
}
