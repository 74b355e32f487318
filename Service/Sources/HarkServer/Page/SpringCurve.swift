import Foundation
import Hark

/// A spring as CSS knows curves: points between which it goes straight.
struct SpringCurve {
  /// When it has come to rest, in seconds.
  let seconds: Double

  /// Where it is at equal steps of time, 0 at the beginning and 1 at the end.
  let points: [Double]

  /// How near to its end it must stay to be at rest.
  static let rest = 0.001

  /// How many points there are: enough that nobody sees corners.
  static let count = 41

  init(_ spring: SpringTiming) {
    let frequency = 2 * Double.pi / spring.response
    let damping = spring.dampingFraction
    let decay = damping * frequency
    let seconds = -log(Self.rest) / decay
    self.seconds = seconds
    let last = Self.count - 1
    points = (0...last).map { step in
      if step == last { return 1 }
      let time = seconds * Double(step) / Double(last)
      return Self.position(time, decay: decay, frequency: frequency, damping: damping)
    }
  }

  /// As CSS writes it.
  var css: String {
    "linear(" + points.map { String(format: "%.4g", $0) }.joined(separator: ", ") + ")"
  }

  /// Where a spring is that was let go of 1 away from its rest.
  private static func position(
    _ time: Double, decay: Double, frequency: Double, damping: Double
  ) -> Double {
    let shrinking = exp(-decay * time)
    guard damping < 1 else { return 1 - shrinking * (1 + frequency * time) }
    let swing = frequency * (1 - damping * damping).squareRoot()
    return 1 - shrinking * (cos(swing * time) + decay / swing * sin(swing * time))
  }
}
