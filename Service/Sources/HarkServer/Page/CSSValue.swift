import Foundation
import Hark

/// Conversions of the engine's values to CSS.
enum CSSValue {
  /// Returns a color with its light and dark variants.
  static func color(_ color: ThemeColor) -> String {
    "light-dark(\(color.light.hexWithOpacity), \(color.dark.hexWithOpacity))"
  }

  /// Returns one color, or a gradient of several from the upper left to the lower right.
  static func ground(_ colors: [ThemeColor]) -> String {
    if colors.count == 1 { return color(colors[0]) }
    return "linear-gradient(135deg, " + colors.map(color).joined(separator: ", ") + ")"
  }

  /// Returns a number without a unit, to four significant digits.
  static func number(_ number: Double) -> String { String(format: "%.4g", number) }

  /// Returns a duration.
  static func seconds(_ seconds: Double) -> String { number(seconds) + "s" }

  /// Returns a size in points as rem, which scales with the user's text size; by default, 16 points
  /// are 1 rem.
  static func size(_ points: Double) -> String { number(points / 16) + "rem" }

  /// Returns the padding inside an edge.
  static func padding(_ padding: Padding) -> String {
    size(padding.vertical) + " " + size(padding.horizontal)
  }
}
