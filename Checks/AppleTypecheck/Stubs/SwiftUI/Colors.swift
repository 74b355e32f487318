import Foundation

/// swiftui/shapestyle.
///
/// conformance: swiftui/shapestyle.
public protocol ShapeStyle: Sendable {}

/// swiftui/color.
///
/// conformance: swiftui/color.
public struct Color: Hashable, CustomStringConvertible, Sendable, View, ShapeStyle {
  /// swiftui/color/body.
  public typealias Body = Never

  /// swiftui/color/rgbcolorspace.
  ///
  /// conformance: swiftui/color/rgbcolorspace.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  // A color that no test reads. Not an Apple API.
  nonisolated init(unseen: Void) {}

  /// swiftui/color/init(_:red:green:blue:opacity:).
  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { stub() }

  /// swiftui/color/init(_:bundle:).
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { stub() }

  /// swiftui/color/description.
  nonisolated public var description: String { stub() }

  /// swiftui/color/opacity(_:).
  nonisolated public func opacity(_ opacity: Double) -> Color { stub() }

  /// swiftui/color/gradient.
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public var gradient: AnyGradient { stub() }

  /// swiftui/color/red.
  nonisolated public static let red = Color("", bundle: nil), orange = Color("", bundle: nil),
    yellow = Color("", bundle: nil), green = Color("", bundle: nil), mint = Color("", bundle: nil),
    teal = Color("", bundle: nil), cyan = Color("", bundle: nil), blue = Color("", bundle: nil),
    indigo = Color("", bundle: nil), purple = Color("", bundle: nil), pink = Color("", bundle: nil),
    brown = Color("", bundle: nil), white = Color("", bundle: nil), gray = Color("", bundle: nil),
    black = Color("", bundle: nil), clear = Color("", bundle: nil),
    primary = Color("", bundle: nil), secondary = Color("", bundle: nil),
    accentColor = Color("", bundle: nil)
}
