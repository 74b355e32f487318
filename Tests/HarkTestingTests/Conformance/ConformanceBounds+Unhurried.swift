import Foundation
import HarkTesting

extension ConformanceBounds {
  /// Bounds for conforming implementations, which run in parallel with hundreds of other tests on
  /// two cores.
  static let unhurried = ConformanceBounds(prompt: 30)

  /// The limit for a call that a broken implementation delays, in seconds.
  ///
  /// The limit is short, because no other test can use the blocked thread in the meantime. Use it
  /// only for checks that do not apply it to background work.
  static let heldUp = 0.2

  /// Blocks the caller for longer than `heldUp`.
  static func holdUp() { Thread.sleep(forTimeInterval: 2 * heldUp) }
}
