import Foundation
import Hark

/// The engine's values as CSS writes them.
enum CSSValue {
  /// A colour with its two lights.
  static func color(_ color: ThemeColor) -> String {
    "light-dark(\(color.light.hexWithOpacity), \(color.dark.hexWithOpacity))"
  }

  /// One colour, or several from the upper left to the lower right.
  static func ground(_ colors: [ThemeColor]) -> String {
    if colors.count == 1 { return color(colors[0]) }
    return "linear-gradient(135deg, " + colors.map(color).joined(separator: ", ") + ")"
  }

  /// A number without a unit, to four digits.
  static func number(_ number: Double) -> String { String(format: "%.4g", number) }

  /// A time.
  static func seconds(_ seconds: Double) -> String { number(seconds) + "s" }

  /// Points, which grow with the text that the person has chosen; 16 are 1 rem at first.
  static func size(_ points: Double) -> String { number(points / 16) + "rem" }

  /// The space inside an edge.
  static func padding(_ padding: Padding) -> String {
    size(padding.vertical) + " " + size(padding.horizontal)
  }
}
