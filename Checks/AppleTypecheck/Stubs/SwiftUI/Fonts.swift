import Foundation

/// swiftui/font.
///
/// conformance: swiftui/font.
@frozen public struct Font: Hashable, Sendable {
  /// swiftui/font/textstyle.
  ///
  /// conformance: swiftui/font/textstyle.
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
  }

  /// swiftui/font/design.
  ///
  /// conformance: swiftui/font/design.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// swiftui/font/weight.
  ///
  /// conformance: swiftui/font/weight.
  @frozen public struct Weight: Hashable, Sendable {
    /// swiftui/font/weight/ultralight.
    public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight(),
      medium = Weight(), semibold = Weight(), bold = Weight(), heavy = Weight(), black = Weight()
  }

  /// swiftui/font/largetitle.
  public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(),
    headline = Font(), subheadline = Font(), body = Font(), callout = Font(), footnote = Font(),
    caption = Font(), caption2 = Font()

  /// swiftui/font/system(size:weight:design:).
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    stub()
  }

  /// swiftui/font/system(_:design:weight:).
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  { stub() }

  /// swiftui/font/custom(_:size:).
  public static func custom(_ name: String, size: CGFloat) -> Font { stub() }

  /// swiftui/font/weight(_:).
  public func weight(_ weight: Weight) -> Font { stub() }

  /// swiftui/font/bold().
  public func bold() -> Font { stub() }

  /// swiftui/font/italic().
  public func italic() -> Font { stub() }

  /// swiftui/font/monospaceddigit().
  public func monospacedDigit() -> Font { stub() }

  /// swiftui/font/monospaced().
  public func monospaced() -> Font { stub() }
}
