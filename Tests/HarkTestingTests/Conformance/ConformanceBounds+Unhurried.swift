import Foundation
import HarkTesting

extension ConformanceBounds {
  /// For parts that keep the rules, beside hundreds of other tests on two cores.
  static let unhurried = ConformanceBounds(prompt: 30)

  /// What a call may take where a broken part holds it up, in seconds: little, since no other test
  /// has its thread meanwhile.
  ///
  /// For checks that measure nothing by it that goes on in the background.
  static let heldUp = 0.2

  /// Holds the caller up for longer than that.
  static func holdUp() { Thread.sleep(forTimeInterval: 2 * heldUp) }
}
