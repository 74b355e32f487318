import Foundation

/// The contrast between two colors, computed according to WCAG 2.2.
package enum Contrast {
  /// Returns the contrast ratio of two opaque colors, in the range 1…21.
  package static func ratio(_ one: SRGBColor, _ other: SRGBColor) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  static func luminance(_ color: SRGBColor) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}

/// A foreground color, its background layers, and the minimum contrast between them.
package struct ContrastPair: Sendable, Hashable {
  /// A description of the pair, such as `composer: text of the sheet`.
  package var name: String

  package var front: ThemeColor

  /// The background layers from top to bottom; the last one is opaque.
  package var behind: [ThemeColor]

  package var need: Need

  package enum Need: String, Sendable, Hashable, CaseIterable {
    /// Text, with a ratio of at least 4.5 (AA).
    case text

    /// Large text and icons, with a ratio of at least 3 (AA).
    case graphic

    /// Text for which the ledger requires a ratio of at least 7 (AAA).
    case enhancedText

    /// The minimum contrast ratio.
    package var ratio: Double {
      switch self {
      case .text: 4.5
      case .graphic: 3
      case .enhancedText: 7
      }
    }
  }

  package func ratio(_ appearance: ThemeColor.Appearance) -> Double {
    let ground = behind.reversed().dropFirst().reduce(behind.last?[appearance] ?? .white) {
      $1[appearance].over($0)
    }
    return Contrast.ratio(front[appearance].over(ground), ground)
  }
}
