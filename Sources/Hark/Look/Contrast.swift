import Foundation

/// How well one colour stands out from another, as WCAG 2.2 computes it.
public enum Contrast {
  /// The ratio of two colours that cover everything, 1…21.
  public static func ratio(_ one: SRGBColor, _ other: SRGBColor) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Relative luminance, 0…1.
  static func luminance(_ color: SRGBColor) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}

/// Two colours of which one stands on the other, and how far they must be apart.
public struct ContrastPair: Sendable, Hashable {
  /// What it is, such as `composer: text of the sheet`.
  public var name: String

  /// The colour in front.
  public var front: ThemeColor

  /// What lies behind it, from the top down; the last covers everything.
  public var behind: [ThemeColor]

  /// What it must reach.
  public var need: Need

  /// What a pair must reach.
  public enum Need: String, Sendable, Hashable, CaseIterable {
    /// Text: 4.5 (AA).
    case text

    /// Large text and signs: 3 (AA).
    case graphic

    /// Text that the ledger wants at 7 (AAA).
    case enhancedText

    /// The least ratio.
    public var ratio: Double {
      switch self {
      case .text: 4.5
      case .graphic: 3
      case .enhancedText: 7
      }
    }
  }

  /// The ratio as seen in `appearance`.
  public func ratio(_ appearance: Appearance) -> Double {
    let ground = behind.reversed().dropFirst().reduce(behind.last?[appearance] ?? .white) {
      $1[appearance].over($0)
    }
    return Contrast.ratio(front[appearance].over(ground), ground)
  }
}
