import Foundation
import Hark

/// A spring animation as a CSS easing function: points with linear interpolation.
struct SpringCurve {
  /// The time until the spring is at rest, in seconds.
  let seconds: Double

  /// The positions at equal time steps, from 0 at the start to 1 at the end.
  let points: [Double]

  /// The maximum distance from the end position at which the spring counts as at rest.
  static let rest = 0.001

  /// The number of points, large enough that the curve appears smooth.
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

  /// The CSS easing function.
  var css: String {
    "linear(" + points.map { String(format: "%.4g", $0) }.joined(separator: ", ") + ")"
  }

  /// Returns the position of a spring released at distance 1 from its rest position.
  private static func position(
    _ time: Double, decay: Double, frequency: Double, damping: Double
  ) -> Double {
    let shrinking = exp(-decay * time)
    guard damping < 1 else { return 1 - shrinking * (1 + frequency * time) }
    let swing = frequency * (1 - damping * damping).squareRoot()
    return 1 - shrinking * (cos(swing * time) + decay / swing * sin(swing * time))
  }
}
