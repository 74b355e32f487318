import Hark
import Synchronization

/// The times at which text was recognized, on the machine's clock; the recognizers write them and
/// the pages read them.
final class Stamps: Sendable {
  private let moments = Mutex<[String: Double]>([:])

  func note(_ text: String) { moments.withLock { $0[text] = SystemTimekeeper().now } }

  func moment(_ text: String) -> Double? { moments.withLock { $0[text] } }
}
