import Hark
import Synchronization

/// When what was heard, by the machine's clock: shared by the recognisers, which write, and the
/// pages, which read.
final class Stamps: Sendable {
  private let moments = Mutex<[String: Double]>([:])

  func note(_ text: String) { moments.withLock { $0[text] = SystemTimekeeper().now } }

  func moment(_ text: String) -> Double? { moments.withLock { $0[text] } }
}
